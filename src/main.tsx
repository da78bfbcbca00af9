import 'virtual:theme.css'
import './styles.css'
import { readEmbeddedPage } from './app/embeddedPage.ts'
import { reloadOnce } from './loading/reloadOnce.ts'
import { whenIdle } from './loading/whenIdle.ts'

/** Events that announce that a visitor is about to act. */
const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** How long signs are ignored after a failed start. */
const RETRY_MS = 2000

let started = false

/** Starts the app when the browser is idle, or when the visitor does something. */
async function start() {
  if (started) return
  started = true
  preloadPage()
  try {
    await load()
    for (const sign of SIGNS) document.removeEventListener(sign, start)
  } catch (error) {
    // The page stays readable. Its code is gone for good, or the connection for now.
    if (await reloadOnce()) return
    console.error(error)
    setTimeout(() => (started = false), RETRY_MS)
  }
}

async function load() {
  await Promise.all([loadStyles(), loadReact()])
  const { startApp } = await import('./app/start.tsx')
  await startApp()
}

async function loadReact() {
  // React alone first, so that a slow phone can answer in between; stacks would cost another read.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  await import('react-dom/client')
  Error.stackTraceLimit = stackTraceLimit
  await new Promise((resolve) => setTimeout(resolve))
}

/** Pages carry their critical styles. One sheet alone would override them: all apply at once. */
async function loadStyles() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[media="not all"]')]
  await Promise.all(links.map(loadSheet))
  for (const link of links) link.media = 'all'
}

function loadSheet(link: HTMLLinkElement): Promise<unknown> {
  // It loaded during an earlier start, which failed for another.
  if (link.sheet) return Promise.resolve()
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    const fail = () => {
      // Enabling the link again fetches it again.
      link.disabled = true
      reject(new Error(`${link.href} did not arrive.`))
    }
    link.addEventListener('error', fail, { once: true })
    link.fetchPriority = 'high'
    link.disabled = false
  })
}

/** Preloads the page's code and data, which the app would request late. */
function preloadPage() {
  const page = readEmbeddedPage()
  for (const href of page?.scripts ?? []) addLink({ rel: 'modulepreload', href })
  if (page?.data) {
    addLink({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: page.data })
  }
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), properties))
}

for (const sign of SIGNS) document.addEventListener(sign, start, { passive: true })
if (document.readyState === 'complete') whenIdle(start)
else window.addEventListener('load', () => whenIdle(start))
