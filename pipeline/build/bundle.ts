import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { openFolderCache } from '../folderCache.ts'
import { BUNDLED_PACKAGES, type Notice } from '../licenses/notices.ts'
import { generatedDir, ownCache, sitePlace } from '../sitePlace.ts'
import { bundleApart } from './bundleApart.ts'
import { hashInputs } from './bundleInputs.ts'

/** Bundles of the code, kept between builds: most builds follow a change of documents alone. */
const BUNDLE_CACHE = path.join(sitePlace.cache, 'bundles')
/** Those for the project's own content. */
const OWN_BUNDLE_CACHE = path.join(ownCache, 'bundles')
/** Where the prerenderer is run. */
const SERVER = path.join(sitePlace.work, 'server')
const PRERENDERER = 'prerender.js'
/** What a kept prerenderer has in place of the folder with the documents. */
const DOCUMENTS = '{documents}'

/** What the bundler made of the site's code. */
export interface Bundle {
  /** A hash of the code and the settings. */
  version: string
  /** Folder with `assets/`, ready to be served. */
  clientDir: string
  /** The code of the service worker. */
  worker: string
  /** The page around every page, with places to fill. */
  template: string
  manifest: Manifest
  /** Answers the visitor until the app is there; an element for the head of every page. */
  earlyScript: string
  /** The packages of which the code holds a part. */
  notices: Notice[]
  /** The prerenderer, loaded from the server bundle. */
  site: typeof import('../../src/prerender.tsx')
}

/** Bundles the site for the browser and for prerendering, or takes the bundles that are kept. */
export async function bundleSite(): Promise<Bundle> {
  const { version, folder } = await keptBundles()
  await placeServer(path.join(folder, 'server'))
  const clientDir = path.join(folder, 'client')
  const [template, manifest, notices, site] = await Promise.all([
    readFile(path.join(clientDir, 'index.html'), 'utf8'),
    readJson<Manifest>(path.join(clientDir, '.vite/manifest.json')),
    readJson<Notice[]>(path.join(clientDir, BUNDLED_PACKAGES)),
    // A server bundle has the exports of its entry.
    import(pathToFileURL(path.join(SERVER, PRERENDERER)).href),
  ])
  const earlyScript = await readEarlyScript(clientDir, manifest)
  const worker = await readFile(path.join(folder, 'workers', workerOf(site)), 'utf8')
  return { version, clientDir, worker, template, manifest, earlyScript, notices, site }
}

/** A site without pages to be read offline has a worker all the same, which removes the last one. */
function workerOf({ content }: Bundle['site']): string {
  return content.settings.offline ? 'worker.js' : 'removalWorker.js'
}

/**
 * The folder with the bundles of the code as it is; the cache forgets all others.
 *
 * @param signal ends bundling, which then throws
 */
export async function keptBundles(signal?: AbortSignal) {
  const cache = openFolderCache(BUNDLE_CACHE)
  const name = await hashInputs()
  await cache.copyFrom(OWN_BUNDLE_CACHE, [name])
  if (!cache.has(name)) {
    await cache.store(name, async (dir) => {
      await bundleApart(dir, signal)
      await replaceIn(path.join(dir, 'server'), generatedDir('readers'), DOCUMENTS)
    })
  }
  await cache.keepOnly(new Set([name]))
  return { version: name, folder: cache.folder(name) }
}

/** Puts the prerenderer where it finds packages, with the place of this site's documents. */
async function placeServer(kept: string) {
  await rm(SERVER, { recursive: true, force: true })
  await cp(kept, SERVER, { recursive: true })
  await replaceIn(SERVER, DOCUMENTS, generatedDir('readers'))
}

async function replaceIn(dir: string, before: string, after: string) {
  const file = path.join(dir, PRERENDERER)
  const code = await readFile(file, 'utf8')
  if (!code.includes(before)) throw new Error(`${file} does not import ${before}.`)
  await writeFile(file, code.replaceAll(before, after))
}

async function readJson<Json>(file: string): Promise<Json> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** The script that answers the visitor until the app is there, as an element for the head. */
async function readEarlyScript(clientDir: string, manifest: Manifest): Promise<string> {
  const early = manifest['src/early.ts']
  if (!early) throw new Error('The bundle has no src/early.ts.')
  const script = await readFile(path.join(clientDir, early.file), 'utf8')
  return `<script type="module">${script.trim()}</script>`
}
