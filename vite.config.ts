import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contentPlugin } from './pipeline/contentPlugin.ts'
import { themeCss } from './pipeline/themeCss.ts'

const generated = path.resolve('.contentlayer/generated')

export default defineConfig({
  plugins: [react(), themeCss(), contentPlugin()],
  resolve: {
    alias: [
      { find: /^contentlayer\/generated$/, replacement: path.join(generated, 'index.mjs') },
      { find: /^contentlayer\/generated\//, replacement: `${generated}/` },
    ],
  },
  json: { namedExports: true, stringify: false },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '.build/client',
    emptyOutDir: true,
    manifest: true,
    // Small enough that one request more costs a visitor more than the bytes do.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What pages have in common, in one file rather than in thirty.
            { name: 'shared', test: /src\/(ui|features|site)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: false },
})
