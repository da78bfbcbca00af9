import path from 'node:path'
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import viteConfig from '../../vite.config.ts'
import { bundleWorker } from '../offline/bundleWorker.ts'
import { BUNDLED_PACKAGES } from '../licenses/notices.ts'
import { generatedDir } from '../sitePlace.ts'
import { isCovered } from './bundleInputs.ts'
import { openSiteFolder } from './siteFolder.ts'

/** Bundles the site into the folders `client` and `server`, and both service workers into `workers`. */
export async function bundleCode(dir: string): Promise<void> {
  // One after the other: together they take more memory, and no less time.
  await bundleClient(path.join(dir, 'client'))
  await bundleServer(path.join(dir, 'server'))
  await bundleWorkers(path.join(dir, 'workers'))
}

/** Imports the configuration, since Vite's own loader writes into node_modules. */
async function bundle(own: InlineConfig) {
  const config = await viteConfig({ command: 'build', mode: 'production' })
  const checked = mergeConfig(config, { configFile: false, plugins: [refuseUncovered()] })
  return build(mergeConfig(checked, own))
}

function bundleClient(outDir: string) {
  return bundle({
    build: { outDir, license: { fileName: BUNDLED_PACKAGES } },
  })
}

function bundleServer(outDir: string) {
  return bundle({
    // Their hundreds of modules would be loaded one by one in each build.
    ssr: { noExternal: [/^@mantine\//, /^@tabler\//] },
    build: {
      outDir,
      ssr: 'src/prerender.tsx',
      manifest: false,
      rolldownOptions: {
        // The documents are read where Contentlayer put them, not bundled.
        external: [path.join(generatedDir('readers'), 'index.mjs')],
      },
    },
  })
}

async function bundleWorkers(outDir: string): Promise<void> {
  const folder = openSiteFolder(outDir)
  for (const name of ['worker', 'removalWorker'] as const) {
    folder.write(`${name}.js`, await bundleWorker(name, [refuseUncovered()]))
  }
}

/** A bundle of files that its cache key does not cover would never be renewed. */
function refuseUncovered(): Plugin {
  return {
    name: 'refuse-uncovered',
    moduleParsed({ id }) {
      if (isCovered(id)) return
      this.error(`pipeline/build/bundleInputs.ts does not name the folder of ${id}.`)
    },
  }
}
