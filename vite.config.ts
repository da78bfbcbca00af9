/**
 * Configures Vite to serve the site in development (`npx vite`) and to bundle it for browsers
 * (`npx vite build`, after the content is compiled). The commands in package.json import this file.
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
  // Each site has its own cache: sites that share packages would invalidate a common one.
  cacheDir: path.join(sitePaths.work, 'vite'),
} satisfies UserConfig

/** The production build, for which the package has no export condition. */
const ROUTER = {
  find: /^react-router$/,
  replacement: path.resolve('node_modules/react-router/dist/production/index.mjs'),
}

const REACT = /node_modules\/(react|react-dom|scheduler)\//
const SMALL_PARTS = /@tabler|ActionIcon/
/** Matches the entries of the chunks that every visit loads. */
const OF_VISITS = /src\/(pages\/\w+Page|app\/startOffline)\.tsx?$/
/** Matches modules that these entries may share. */
const PARTS = /src\/(?!app\/|pages\/|seo\/)|generated\/words\//

const bundled: UserConfig = {
  ...common,
  logLevel: 'warn',
  resolve: { alias: [...common.resolve.alias, ROUTER] },
  plugins: [...common.plugins, trimLibraries()],
  build: {
    target: OLDEST_BROWSERS,
    // Only the code; the build combines it with pages into the published site.
    outDir: path.join(sitePaths.work, 'client'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // Pages inline the styles that they need first, and load the single full sheet later.
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false, resolveDependencies: withoutStart },
    rolldownOptions: {
      input: ['index.html', 'src/beforeHydration.ts'],
      // Loads only the used components of Mantine, which takes a sixth of the memory.
      experimental: { lazyBarrel: true },
      // Drops the router's unused `extends React.Component`. No module relies on effects of reads.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /generated\/words\//, sideEffects: false }],
      },
      // Inlines constants, so that pages load only the words that they use.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      // An optional setting that site.yaml omits has no export.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: {
        // Makes Chrome compile functions off the main thread, rather than each at its first call.
        postBanner: ({ isEntry }) => (isEntry ? '' : '//# allFunctionsCalledOnLoad'),
        codeSplitting: {
          groups: [
            // React has a separate file, so that the browser can handle input between the two.
            { name: 'react', test: REACT, priority: 2 },
            { name: nameShared, minShareCount: 2, priority: 1 },
            // Code that is loaded on demand, without libraries that are partly in the start files.
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

/** Matches the files that the entry loads before any other import. */
const OF_START = /^assets\/(index|react|shared|start)-/

/** Omits preloads of files that are already loaded. */
function withoutStart(_file: string, dependencies: string[], { hostId }: { hostId: string }) {
  if (hostId.startsWith('assets/index-')) return dependencies
  return dependencies.filter((file) => !OF_START.test(file))
}

type ModuleInfos = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Puts the parts that every visit loads into one file. */
function nameShared(file: string, modules: ModuleInfos): string | null {
  return SMALL_PARTS.test(file) || isLoadedByPage(file, modules) ? 'shared' : null
}

/** Says whether a page imports a module, directly or through other parts. */
function isLoadedByPage(file: string, modules: ModuleInfos, seen = new Set<string>()): boolean {
  if (seen.has(file) || !PARTS.test(file)) return OF_VISITS.test(file)
  seen.add(file)
  const { importers = [] } = modules.getModuleInfo(file) ?? {}
  return importers.some((importer) => isLoadedByPage(importer, modules, seen))
}

async function served(): Promise<UserConfig> {
  // Imported on demand, since bundling does not need their dependencies.
  const { devPlugins } = await import('./pipeline/dev/contentPlugin.ts')
  return {
    ...common,
    // Excludes the editor's page, which is bundled separately: preparing its CMS takes a gigabyte.
    optimizeDeps: { entries: ['index.html'] },
    plugins: [...common.plugins, ...devPlugins()],
  }
}

export default defineConfig(({ command }) => (command === 'serve' ? served() : bundled))
