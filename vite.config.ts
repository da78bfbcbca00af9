/**
 * How Vite serves the site to its developers (`npx vite`) and bundles it for browsers
 * (`npx vite build`, once the content is compiled). The commands of package.json import this file.
 */
import path from 'node:path'
import { defineConfig, type Rolldown, type UserConfig } from 'vite'
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

/** The build without warnings, for which the package has no condition. */
const ROUTER = {
  find: /^react-router$/,
  replacement: path.resolve('node_modules/react-router/dist/production/index.mjs'),
}

const REACT = /node_modules\/(react|react-dom|scheduler)\//
const SMALL_PARTS = /@tabler|ActionIcon/
/** Entries of the chunks that every visit loads. */
const OF_VISITS = /src\/(pages\/\w+Page|app\/startOffline)\.tsx?$/
/** Modules that these may share. */
const PARTS = /src\/(?!app\/|pages\/|seo\/)|generated\/words\//

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
      input: ['index.html', 'src/beforeHydration.ts'],
      // Loads only the used components of Mantine: a sixth of the memory.
      experimental: { lazyBarrel: true },
      // Drops the router's unused `extends React.Component`; no module needs a bare read to have an effect.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /generated\/words\//, sideEffects: false }],
      },
      // A page carries only the words that it uses.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // An optional setting that site.yaml leaves out has no export.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: {
        // Chrome then compiles the functions off the main thread, rather than each at its first call.
        postBanner: ({ isEntry }) => (isEntry ? '' : '//# allFunctionsCalledOnLoad'),
        codeSplitting: {
          groups: [
            // A file of its own, so that the browser can answer in between.
            { name: 'react', test: REACT, priority: 2 },
            { name: nameShared, minShareCount: 2, priority: 1 },
            // What is loaded when it is used, without libraries that the start has in part.
            {
              name: 'later',
              test: PARTS,
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

type ModuleInfos = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Joins the parts that visits begin with. */
function nameShared(file: string, modules: ModuleInfos): string | null {
  return SMALL_PARTS.test(file) || isLoadedByPage(file, modules) ? 'shared' : null
}

/** Whether a page imports a module, itself or through other parts. */
function isLoadedByPage(file: string, modules: ModuleInfos, seen = new Set<string>()): boolean {
  if (seen.has(file) || !PARTS.test(file)) return OF_VISITS.test(file)
  seen.add(file)
  const { importers = [] } = modules.getModuleInfo(file) ?? {}
  return importers.some((importer) => isLoadedByPage(importer, modules, seen))
}

async function served(): Promise<UserConfig> {
  // Bundling goes without all that these import.
  const { devPlugins } = await import('./pipeline/dev/contentPlugin.ts')
  return {
    ...common,
    // Without the editor's page, which is bundled apart: its CMS alone takes a gigabyte to prepare.
    optimizeDeps: { entries: ['index.html'] },
    plugins: [...common.plugins, ...devPlugins()],
  }
}

export default defineConfig(({ command }) => (command === 'serve' ? served() : bundled))
