/**
 * How Vite serves the site to its developers (`npx vite`) and bundles it for browsers
 * (`npx vite build`, once the content is compiled). The commands of package.json import this file.
 */
import path from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { trimLibraries } from './pipeline/vite/trimLibraries.ts'
import { sitePaths } from './pipeline/system/sitePaths.ts'
import { OLDEST_BROWSERS, viteBase } from './pipeline/vite/viteBase.ts'

const common = {
  ...viteBase,
  publicDir: false,
  envDir: false,
  // Two sites that share their packages would make each other's outdated.
  cacheDir: path.join(sitePaths.work, 'vite'),
} satisfies UserConfig

/** What cooking, timers, saved recipes and offline reading share; no visit begins with it. */
const DEVICE_CODE =
  /src\/(content\/cooking|offline|storage\/(?!keys|storedText)|ui\/toast\/sayUnstored|features\/(cooking\/timers\/(?!TimerArea)|saved\/(?!useSaveControls|SaveControls)))/

/** The build without warnings, for which the package has no condition. */
const ROUTER = {
  find: /^react-router$/,
  replacement: path.resolve('node_modules/react-router/dist/production/index.mjs'),
}

const bundled: UserConfig = {
  ...common,
  logLevel: 'warn',
  resolve: { alias: [...common.resolve.alias, ROUTER] },
  plugins: [...common.plugins, trimLibraries()],
  build: {
    target: OLDEST_BROWSERS,
    // Not the published site: this is its code alone.
    outDir: path.join(sitePaths.work, 'client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Pages carry what they need first; the one whole sheet comes later.
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: withoutStart },
    rolldownOptions: {
      input: ['index.html', 'src/early.ts'],
      // Loads only the used components of Mantine: a sixth of the memory.
      experimental: { lazyBarrel: true },
      // An optional setting that site.yaml leaves out has no export.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: {
        codeSplitting: {
          groups: [
            // A file of its own, so that the browser can answer in between.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            { name: 'shared', test: isShared, minShareCount: 2, priority: 1 },
            // Without what it imports, of which the start of a visit needs a part.
            {
              name: 'keeping',
              test: DEVICE_CODE,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}

/** What the entry loads before anything else is imported. */
const OF_START = /^assets\/(index|react|shared|start)-/

/** Omits preloads of files that are there already. */
function withoutStart(_file: string, dependencies: string[], { hostId }: { hostId: string }) {
  if (hostId.startsWith('assets/index-')) return dependencies
  return dependencies.filter((file) => !OF_START.test(file))
}

function isShared(file: string): boolean {
  const isOfPages =
    /src\/(settings|kinds|addresses|theme|shared|storage|cards|ui|forms|features)\//.test(file)
  const isSmall = /src\/content\/(recipeGroups|nutri)|PostPage\.module|@tabler|ActionIcon/.test(
    file,
  )
  return (isOfPages || isSmall) && !DEVICE_CODE.test(file)
}

async function served(): Promise<UserConfig> {
  // Bundling goes without all that these import.
  const { devPlugins } = await import('./pipeline/dev/devPlugins.ts')
  return {
    ...common,
    // Without the editor's page, which is bundled apart: its CMS alone takes a gigabyte to prepare.
    optimizeDeps: { entries: ['index.html'] },
    plugins: [...common.plugins, ...devPlugins()],
  }
}

export default defineConfig(({ command }) => (command === 'serve' ? served() : bundled))
