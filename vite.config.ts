import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { adminPlugin } from './pipeline/admin/adminPlugin.ts'
import { contentPlugin } from './pipeline/contentPlugin.ts'
import { generatedAliases } from './pipeline/generatedAliases.ts'
import { iconsPlugin } from './pipeline/icons/iconsPlugin.ts'
import { themeCss } from './pipeline/themeCss.ts'

export default defineConfig({
  plugins: [react(), themeCss(), contentPlugin(), iconsPlugin(), adminPlugin()],
  resolve: {
    alias: generatedAliases('readers'),
  },
  json: { namedExports: true, stringify: false },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
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
