/** Builds of the site that differ in every file of code, made from the real one by renaming. */
import fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type StaticHost, startStaticHost } from '../../../pipeline/server/staticHost.ts'
import { sitePaths } from '../../../pipeline/system/sitePaths.ts'
import { test as base } from '../../e2e/support/site.ts'

interface Deploys {
  /** A folder for builds, where `site` is the published one. */
  folder: string
  /** Publishes a new build. @param worker code that is appended to its service worker */
  publish: (number: number, worker?: string) => Promise<void>
  host: StaticHost
}

export const test = base.extend<Deploys>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
  folder: async ({}, use) => {
    const folder = await fs.mkdtemp(path.join(tmpdir(), 'deploys-'))
    await use(folder)
    await fs.rm(folder, { recursive: true })
  },
  publish: ({ folder }, use) => use((number, worker = '') => publish(folder, number, worker)),
  host: async ({ folder }, use) => {
    const host = await startStaticHost({ root: path.join(folder, 'site'), port: 0 })
    await use(host)
    await host.close()
  },
})

const PAGES = ['recipes', 'recipes/7', 'recipes/8', 'saved', 'shopping-list', 'offline']

const COPIED = ['_headers', '404.html', 'sw.js', 'index.html', 'manifest.webmanifest']

/** `RecipePage-BLGYjBpK.js`: the bundler's name for a file of code. */
const CODE_NAME = /-([\w-]{8})\.js\b/g

declare global {
  interface Window {
    builds?: number[]
  }
}

/** Runs in a page. Returns the page's build, and the builds whose code has run in it. */
export function buildsInPage(): { page: number; code: number[] } {
  const stamp = document.querySelector<HTMLElement>('#page-data')?.dataset.code ?? ''
  return { page: Number(stamp.split('x')[1]), code: [...new Set(window.builds)] }
}

async function publish(folder: string, number: number, worker: string): Promise<void> {
  const dir = path.join(folder, `build-${number}`)
  await writeBuild(dir, number, worker)
  const before = await fs.readdir(folder)
  await serveFolder(dir, folder)
  for (const name of before.filter((other) => other.startsWith('build-'))) {
    if (name !== path.basename(dir)) await fs.rm(path.join(folder, name), { recursive: true })
  }
}

/** Atomically replaces `site` in a folder with another directory. */
export async function serveFolder(dir: string, folder: string): Promise<void> {
  await fs.symlink(dir, path.join(folder, 'next'))
  await fs.rename(path.join(folder, 'next'), path.join(folder, 'site'))
}

async function writeBuild(dir: string, number: number, worker: string) {
  const { dist } = sitePaths
  await fs.mkdir(dir, { recursive: true })
  await fs.symlink(path.join(dist, 'pictures'), path.join(dir, 'pictures'))
  const names = [...COPIED, ...PAGES.map((page) => `${page}/index.html`)]
  const data = ['index', ...PAGES].map((page) => `data/${page}.json`)
  for (const name of [...names, ...data]) await copyText(name, dir, number).catch(ifMissing)
  await fs.cp(path.join(dist, 'assets'), path.join(dir, 'assets'), {
    recursive: true,
    filter: (source) => !/\.(js|br|gz)$|code-\w+\.json$/.test(source),
  })
  const assets = await fs.readdir(path.join(dist, 'assets'))
  const code = assets.filter((name) => /\.js$|^code-\w+\.json$/.test(name))
  for (const name of code) await copyText(`assets/${name}`, dir, number)
  await fs.writeFile(
    path.join(dir, 'sw.js'),
    (await fs.readFile(path.join(dist, 'sw.js'))) + worker,
  )
}

function ifMissing(error: unknown) {
  if (!(error instanceof Error) || !error.message.includes('ENOENT')) throw error
}

async function copyText(name: string, dir: string, number: number) {
  const text = await fs.readFile(path.join(sitePaths.dist, name), 'utf8')
  const code = await codeOfSite()
  const stamp = (part: string) =>
    part.replaceAll(code, `${code}x${number}`).replaceAll(CODE_NAME, `-$1x${number}.js`)
  const stamped = stamp(text)
  const file = path.join(dir, stamp(name))
  await fs.mkdir(path.dirname(file), { recursive: true })
  const mark = name.startsWith('assets/') && name.endsWith('.js')
  await fs.writeFile(
    file,
    mark ? `${stamped}\n;(globalThis.builds??=[]).push(${number});` : stamped,
  )
}

let code: string | undefined

async function codeOfSite(): Promise<string> {
  const html = await fs.readFile(path.join(sitePaths.dist, 'index.html'), 'utf8')
  code ??= /data-code="(\w+)"/.exec(html)?.[1]
  if (!code) throw new Error('The pages do not say which code they were made for.')
  return code
}
