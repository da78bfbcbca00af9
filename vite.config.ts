import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { adminPlugin } from './pipeline/admin/adminPlugin.ts'
import { contentPlugin } from './pipeline/contentPlugin.ts'
import { iconsPlugin } from './pipeline/icons/iconsPlugin.ts'
import { viteBase } from './pipeline/viteBase.ts'

/** What pages with cards or a text load, and the pages of forms, tables and search do not. */
const READING =
  /src\/(cards\/.*Card\.|features\/related\/.*\.css|ui\/(share\/|card\.|documentHead|Document|Breadcrumbs|BackLink|FeedLink))/

/** Its package offers no condition for this file, which differs in having no warnings. */
const ROUTER = {
  find: /^react-router$/,
  replacement: fileURLToPath(
    new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
  ),
}

/**
 * Loaded by tsx with `configLoader: 'native'`: the packages of this workspace are TypeScript, which
 * Vite's own loader leaves to Node.
 */
export default defineConfig(({ command }) => ({
  ...viteBase,
  resolve: { alias: [...viteBase.resolve.alias, ...(command === 'build' ? [ROUTER] : [])] },
  plugins: [...viteBase.plugins, contentPlugin(), iconsPlugin(), adminPlugin()],
  build: {
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Which plugin took long is of interest to a profiler, not to who builds the site.
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // In a file of its own, so that the browser can draw breath between the two.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // What pages have in common, in one file rather than in thirty.
            { name: 'shared', test: isShared, minShareCount: 2, priority: 1 },
            // Of the start alone, as the bundler counts; the file of cards would take it along.
            { name: 'shared', test: /src\/addresses\/canonicalUrl/, priority: 1 },
            { name: 'reading', test: READING, minShareCount: 2 },
            { name: 'text', test: /src\/features\/body\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
}))

/** The rooms whose modules several pages have in common. */
const ROOMS = /src\/(settings|kinds|addresses|theme|storage|loading|ui|forms|features)\//

function isShared(file: string): boolean {
  return ROOMS.test(file) && !READING.test(file) && !/features\/(body|related)\//.test(file)
}
