import 'virtual:theme.css'
import 'virtual:fonts.css'
import './styles.css'
import { readEmbeddedPage } from './app/embeddedPage.ts'
import { reloadOnce } from './shared/reloadOnce.ts'
import { whenIdle } from './shared/whenIdle.ts'
import { onFirstInput } from './shared/onFirstInput.ts'

/** After a failed start, touches are ignored this long. */
const RETRY_MS = 2000

let hasStarted = false

/** Starts the app when the browser is idle, or at the first input. */
async function start() {
  if (hasStarted) return
  hasStarted = true
  preloadPage()
  try {
    await loadApp()
  } catch (error) {
    // A new build has removed the code, or the connection is lost; the page stays readable.
    if (await reloadOnce()) return
    console.error(error)
    window.earlyInput?.giveUp()
    setTimeout(awaitTouch, RETRY_MS)
  }
}

function awaitTouch() {
  hasStarted = false
  onFirstInput(start)
}

async function loadApp() {
  await Promise.all([loadStyles(), loadReact()])
  const { startApp } = await import('./app/start.tsx')
  await startApp()
}

async function loadReact() {
  // React loads first, so that slow phones respond in between; stack traces would parse it again.
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  await import('react-dom/client')
  Error.stackTraceLimit = stackTraceLimit
  await new Promise((resolve) => setTimeout(resolve))
}

/** Enables the link to all styles; pages contain only critical styles before. */
async function loadStyles() {
  const link = document.querySelector<HTMLLinkElement>('link[media="not all"]')
  if (!link) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    const fail = () => {
      // A disabled link loads again when enabled.
      link.disabled = true
      reject(new Error(`${link.href} did not arrive.`))
    }
    link.addEventListener('error', fail, { once: true })
    link.fetchPriority = 'high'
    link.disabled = false
  })
  link.media = 'all'
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

awaitTouch()
if (document.readyState === 'complete') whenIdle(start)
else window.addEventListener('load', () => whenIdle(start))
