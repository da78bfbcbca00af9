import path from 'node:path'
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import viteConfig from '../../vite.config.ts'
import { bundleWorker } from '../offline/bundleWorker.ts'
import { BUNDLED_PACKAGES } from '../licenses/notices.ts'
import { generatedDir } from '../sitePlace.ts'
import { isCovered } from './bundleInputs.ts'
import { writeInto } from './writeInto.ts'

/**
 * Bundles the site for the browser and for prerendering, into the folders `client` and `server`, and
 * the service workers, of which a site has one, into `workers`.
 */
export async function bundleCode(dir: string): Promise<void> {
  // One after the other: together they take a tenth more memory, and no less time.
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
    build: {
      outDir,
      license: { fileName: BUNDLED_PACKAGES },
    },
  })
}

function bundleServer(outDir: string) {
  return bundle({
    // Packages of hundreds of modules, which Node would load one by one in each build.
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

/** Writes the code of each service worker into a folder. */
async function bundleWorkers(outDir: string): Promise<void> {
  for (const name of ['worker', 'removalWorker'] as const) {
    await writeInto(outDir, `${name}.js`, await bundleWorker(name, [refuseUncovered()]))
  }
}

/** A bundle that holds what its name in the cache does not depend on would never be renewed. */
function refuseUncovered(): Plugin {
  return {
    name: 'refuse-uncovered',
    moduleParsed({ id }) {
      if (isCovered(id)) return
      this.error(`pipeline/build/bundleInputs.ts does not name the folder of ${id}.`)
    },
  }
}
