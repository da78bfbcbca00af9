import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import type { Notice } from '../licenses/notices.ts'
import { generatedDir, sitePlace } from '../sitePlace.ts'
import { allSettledOrThrow } from './allSettledOrThrow.ts'

const CLIENT = path.join(sitePlace.work, 'client')
const SERVER = path.join(sitePlace.work, 'server')
/** What the bundler writes about the packages it took in. */
const NOTICES = 'licenses.json'

/** Scripts run with TypeScript; so none is written beside the packages, where a kill would leave it. */
const CONFIG_LOADER = 'native'

/** What the bundler made of the site's code. */
export interface Bundle {
  /** Folder with `assets/`, ready to be served. */
  clientDir: string
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

/** Bundles the site for the browser and for prerendering. */
export async function bundleSite(): Promise<Bundle> {
  await allSettledOrThrow([bundleClient(), bundleServer()])
  const [template, manifest, notices, site] = await Promise.all([
    readFile(path.join(CLIENT, 'index.html'), 'utf8'),
    readClientJson<Manifest>('.vite/manifest.json'),
    readClientJson<Notice[]>(NOTICES),
    // A server bundle has the exports of its entry.
    import(pathToFileURL(path.join(SERVER, 'prerender.js')).href),
  ])
  const earlyScript = await readEarlyScript(manifest)
  return { clientDir: CLIENT, template, manifest, earlyScript, notices, site }
}

function bundleClient() {
  return build({
    logLevel: 'warn',
    configLoader: CONFIG_LOADER,
    build: {
      outDir: CLIENT,
      license: { fileName: NOTICES },
      reportCompressedSize: false,
      rolldownOptions: { input: ['index.html', 'src/early.ts'] },
    },
  })
}

function bundleServer() {
  return build({
    logLevel: 'warn',
    configLoader: CONFIG_LOADER,
    build: {
      outDir: SERVER,
      ssr: 'src/prerender.tsx',
      manifest: false,
      rolldownOptions: {
        // The documents are read where Contentlayer put them, not bundled.
        external: [path.join(generatedDir('readers'), 'index.mjs')],
      },
    },
  })
}

async function readClientJson<Json>(name: string): Promise<Json> {
  return JSON.parse(await readFile(path.join(CLIENT, name), 'utf8'))
}

/** The script that answers the visitor until the app is there, as an element for the head. */
async function readEarlyScript(manifest: Manifest): Promise<string> {
  const early = manifest['src/early.ts']
  if (!early) throw new Error('The bundle has no src/early.ts.')
  const script = await readFile(path.join(CLIENT, early.file), 'utf8')
  return `<script type="module">${script.trim()}</script>`
}
