import path from 'node:path'
import type { InlineConfig } from 'vite'
import { react19Plugin } from '../react19Plugin.ts'
import { siteVite } from '../viteBase.ts'

/** What pages with cards or a text load, and the pages of forms, tables and search do not. */
const READING =
  /src\/(cards\/.*Card\.|features\/related\/|ui\/(share\/|card\.|documentHead|Document|Breadcrumbs|BackLink|FeedLink))/

/**
 * What loads when something is kept in the browser, for cooking, timers, what is saved and what is read
 * offline: several parts use it, and no visit begins with it.
 */
const KEEPING =
  /src\/(storage\/(?!storedList|session|searchKey|crossTabRepair)|offline\/|ui\/toast\/sayUnstored|features\/(cooking\/timers\/(?!timersBegun|TimerArea)|saved\/(?!useKeeping|KeepControls)))/

/** Its package offers no condition for this file, which differs in having no warnings. */
const ROUTER = {
  find: /^react-router$/,
  replacement: path.resolve('node_modules/react-router/dist/production/index.mjs'),
}

/** How Vite bundles the site. All that a bundle is made of is named in bundleInputs.ts. */
export const bundleConfig: InlineConfig = {
  ...siteVite,
  configFile: false,
  logLevel: 'warn',
  resolve: { alias: [...siteVite.resolve.alias, ROUTER] },
  plugins: [...siteVite.plugins, react19Plugin()],
  build: {
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: withoutStart },
    rolldownOptions: {
      // A component of Mantine does not bring all others: a sixth of the memory.
      experimental: { lazyBarrel: true },
      // Which plugin took long is of interest to a profiler, not to who builds the site.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // In a file of its own, so that the browser can answer between the two.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // What pages have in common, in one file rather than in thirty.
            { name: 'shared', test: isShared, minShareCount: 2, priority: 1 },
            { name: 'reading', test: READING, minShareCount: 2 },
            { name: 'keeping', test: KEEPING, minShareCount: 2 },
            { name: 'text', test: /src\/features\/body\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
}

/** What the entry loads before anything else is imported. */
const OF_START = /^assets\/(index|react|shared|start)-/

/** The files to load beside one that is imported; those that are there already need no naming. */
function withoutStart(_file: string, dependencies: string[], { hostId }: { hostId: string }) {
  if (hostId.startsWith('assets/index-')) return dependencies
  return dependencies.filter((file) => !OF_START.test(file))
}

/** The folders whose modules several pages have in common. */
const ROOMS = /src\/(settings|kinds|addresses|theme|storage|loading|ui|forms|features)\//

function isShared(file: string): boolean {
  const isApart = READING.test(file) || KEEPING.test(file)
  return ROOMS.test(file) && !isApart && !/features\/(body|related)\//.test(file)
}
