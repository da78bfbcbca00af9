import path from 'node:path'
import { build, type InlineConfig, mergeConfig } from 'vite'
import viteConfig from '../../vite.config.ts'
import { BUNDLED_PACKAGES } from './notices.ts'
import { generatedDir } from '../system/sitePaths.ts'
import { openFolder } from '../system/openFolder.ts'
import { OLDEST_BROWSERS, siteDefine } from '../vite/viteBase.ts'

/** Bundles the site into the folders `client` and `server`, and both service workers into `workers`. */
export async function bundleCode(dir: string): Promise<void> {
  // Running these in parallel takes more memory and saves no time.
  const client = { outDir: path.join(dir, 'client'), license: { fileName: BUNDLED_PACKAGES } }
  await bundle({ build: client })
  await bundle({
    // Inlines Mantine and Tabler; otherwise each build loads their hundreds of modules separately.
    ssr: { noExternal: [/^@mantine\//, /^@tabler\//] },
    build: {
      outDir: path.join(dir, 'server'),
      ssr: 'src/prerender.tsx',
      manifest: false,
      rolldownOptions: {
        // The server imports the documents from Contentlayer's folder, so they are not bundled.
        external: [path.join(generatedDir('readers'), 'index.mjs')],
      },
    },
  })
  const workers = openFolder(path.join(dir, 'workers'))
  for (const name of ['worker', 'removalWorker'] as const)
    workers.write(`${name}.js`, await bundleWorker(name))
}

/** Bundles the offline service worker, or the worker that removes it, into one script. */
async function bundleWorker(name: 'worker' | 'removalWorker'): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    envDir: false,
    define: siteDefine,
    build: {
      target: OLDEST_BROWSERS,
      write: false,
      rolldownOptions: { input: `src/offline/${name}.ts`, output: { format: 'iife' } },
    },
  })
  const outputs = 'output' in bundled ? bundled.output : []
  const [chunk] = outputs
  if (chunk?.type !== 'chunk' || outputs.length > 1) throw new Error(`${name} is not one script.`)
  return chunk.code
}

/** Imports the configuration directly, since Vite's own loader writes into node_modules. */
async function bundle(overrides: InlineConfig) {
  const config = await viteConfig({ command: 'build', mode: 'production' })
  return build(mergeConfig({ ...config, configFile: false }, overrides))
}
