import { defineConfig } from 'vite'
import { adminPlugin } from './pipeline/admin/adminPlugin.ts'
import { contentPlugin } from './pipeline/contentPlugin.ts'
import { iconsPlugin } from './pipeline/icons/iconsPlugin.ts'
import { viteBase } from './pipeline/viteBase.ts'

/**
 * Loaded by tsx with `configLoader: 'native'`: the packages of this workspace are TypeScript, which
 * Vite's own loader leaves to Node.
 */
export default defineConfig({
  ...viteBase,
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
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            // What pages have in common, in one file rather than in thirty.
            { name: 'shared', test: /src\/(ui|features|site)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
