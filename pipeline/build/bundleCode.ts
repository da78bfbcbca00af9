import path from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { BUNDLED_PACKAGES } from '../licenses/notices.ts'
import { generatedDir } from '../sitePlace.ts'
import { allSettledOrThrow } from './allSettledOrThrow.ts'
import { isCovered } from './bundleInputs.ts'

const SHARED: InlineConfig = {
  logLevel: 'warn',
  // Scripts run with TypeScript; so none is written beside the packages, where a kill would leave it.
  configLoader: 'native',
  plugins: [refuseUncovered()],
}

/** Bundles the site for the browser and for prerendering, into the folders `client` and `server`. */
export async function bundleCode(dir: string): Promise<void> {
  await allSettledOrThrow([
    bundleClient(path.join(dir, 'client')),
    bundleServer(path.join(dir, 'server')),
  ])
}

function bundleClient(outDir: string) {
  return build({
    ...SHARED,
    build: {
      outDir,
      license: { fileName: BUNDLED_PACKAGES },
      reportCompressedSize: false,
      rolldownOptions: { input: ['index.html', 'src/early.ts'] },
    },
  })
}

function bundleServer(outDir: string) {
  return build({
    ...SHARED,
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
