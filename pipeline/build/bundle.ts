import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from 'vite'
import { hashOf } from '../cache/hashOf.ts'
import { siteCache } from '../cache/siteCache.ts'
import { hashCode } from '../cache/hashCode.ts'
import { BUNDLED_PACKAGES, type LicenseNotice } from './notices.ts'
import { generatedDir, sitePaths } from '../system/sitePaths.ts'
import { openFolder } from '../system/openFolder.ts'

/** Inside the project, so that the prerenderer can resolve packages. */
const BUNDLES = path.join(sitePaths.work, 'bundles')
const BUNDLING = path.join(BUNDLES, 'new')
const PRERENDERER = 'server/prerender.js'

export type Bundle = Awaited<ReturnType<typeof bundleSite>>

/** Bundles the site for the browser and for prerendering, or reads the bundles from the cache. */
export async function bundleSite() {
  const version = await hashInputs()
  const files = await siteCache.getOrMake(`bundles-${version}`, bundleFiles)
  await rm(BUNDLES, { recursive: true, force: true })
  const folder = openFolder(BUNDLES)
  for (const [name, bytes] of files) folder.write(name, bytes)
  const read = (name: string) => folder.read(name).toString()
  const manifest: Manifest = JSON.parse(read('client/.vite/manifest.json'))
  const notices: LicenseNotice[] = JSON.parse(read(`client/${BUNDLED_PACKAGES}`))
  // The server bundle exports the same names as its entry module.
  const site: typeof import('../../src/prerender.tsx') = await import(
    pathToFileURL(path.join(BUNDLES, PRERENDERER)).href
  )
  const early = manifest['src/beforeHydration.ts']
  if (!early) throw new Error('The bundle has no src/beforeHydration.ts.')
  // Sites without offline reading ship a worker that unregisters any earlier one.
  const worker = site.content.settings.offline ? 'worker.js' : 'removalWorker.js'
  return {
    version,
    manifest,
    notices,
    site,
    /** The folder with `assets/`, ready to serve. */
    clientDir: path.join(BUNDLES, 'client'),
    worker: read(`workers/${worker}`),
    /** HTML with placeholders such as `<!--head-->`. */
    template: read('client/index.html'),
    /** Handles input until the app has loaded; modules run only after the whole page is parsed. */
    earlyScript: `<script>(()=>{${read(`client/${early.file}`).trim()}})()</script>`,
  }
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
  // Loading Vite takes a second, so it is imported only on a cache miss.
  const { bundleCode } = await import('./bundleCode.ts')
  await bundleCode(BUNDLING)
  const folder = openFolder(BUNDLING)
  return new Map(folder.names().map((name) => [name, folder.read(name)]))
}
