import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { hashOf } from '../cache/hashOf.ts'
import { siteCache } from '../cache/siteCache.ts'
import { hashCode } from '../cache/hashCode.ts'
import { BUNDLED_PACKAGES, type LicenseNotice } from './notices.ts'
import { generatedDir, sitePaths } from '../system/sitePaths.ts'
import { openSiteFolder } from './siteFolder.ts'

/** Lies in the project, so that the prerenderer finds packages. */
const BUNDLES = path.join(sitePaths.work, 'bundles')
const BUNDLING = path.join(BUNDLES, 'new')
const PRERENDERER = 'server/prerender.js'

export interface Bundle {
  /** A hash of the code and the settings. */
  version: string
  /** Folder with `assets/`, ready to be served. */
  clientDir: string
  worker: string
  /** HTML with placeholders such as `<!--head-->`. */
  template: string
  manifest: Manifest
  /** The script element of src/beforeHydration.ts, which handles input until the app has loaded. */
  earlyScript: string
  notices: LicenseNotice[]
  site: typeof import('../../src/prerender.tsx')
}

/** Bundles the site for the browser and for prerendering, or takes the bundles from the cache. */
export async function bundleSite(): Promise<Bundle> {
  const version = await hashInputs()
  const files = await siteCache.of(`bundles-${version}`, bundleFiles)
  await rm(BUNDLES, { recursive: true, force: true })
  const folder = openSiteFolder(BUNDLES)
  for (const [name, bytes] of files) folder.write(name, bytes)
  const clientDir = path.join(BUNDLES, 'client')
  const [template, manifest, notices, site] = await Promise.all([
    readFile(path.join(clientDir, 'index.html'), 'utf8'),
    readJson<Manifest>(path.join(clientDir, '.vite/manifest.json')),
    readJson<LicenseNotice[]>(path.join(clientDir, BUNDLED_PACKAGES)),
    // A server bundle has the exports of its entry.
    import(pathToFileURL(path.join(BUNDLES, PRERENDERER)).href),
  ])
  const earlyScript = await readEarlyScript(clientDir, manifest)
  // Sites without offline reading publish a worker that removes an earlier one.
  const name = site.content.settings.offline ? 'worker.js' : 'removalWorker.js'
  const worker = await readFile(path.join(BUNDLES, 'workers', name), 'utf8')
  return { version, clientDir, worker, template, manifest, earlyScript, notices, site }
}

/** Hashes all inputs of the bundles: code, settings and the folder of the documents. */
async function hashInputs(): Promise<string> {
  const generated = generatedDir('readers')
  const settings = ['Site/_index.json', 'Navigation/_index.json', 'words/all.json'].map((name) =>
    readFile(path.join(generated, name)),
  )
  const hash = hashOf([await hashCode(), generated, ...(await Promise.all(settings))])
  return hash.slice(0, 16)
}

async function bundleFiles(): Promise<ReadonlyMap<string, Buffer>> {
  await rm(BUNDLING, { recursive: true, force: true })
  // Loads Vite, which takes a second, only when it has to bundle.
  const { bundleCode } = await import('./bundleCode.ts')
  await bundleCode(BUNDLING)
  const folder = openSiteFolder(BUNDLING)
  return new Map(folder.names().map((name) => [name, folder.read(name)]))
}

async function readJson<Json>(file: string): Promise<Json> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function readEarlyScript(clientDir: string, manifest: Manifest): Promise<string> {
  const early = manifest['src/beforeHydration.ts']
  if (!early) throw new Error('The bundle has no src/beforeHydration.ts.')
  const script = await readFile(path.join(clientDir, early.file), 'utf8')
  // Modules run when the whole page is there.
  return `<script>(()=>{${script.trim()}})()</script>`
}
