import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { siteBase } from '../system/siteBase.ts'
import { type Audience, generatedDir } from '../system/sitePaths.ts'
import { generatedAliases } from '../contentlayer/generatedFiles.ts'
import { metaPolicyText } from '../securityPolicy/securityPolicy.ts'
import { themeCss } from '../vite/themeCss.ts'
import { viteBase } from '../vite/viteBase.ts'
import { editorPolicy } from './editorPolicy.ts'
import type { EditorTarget } from './editorTarget.ts'
import { patchEditor } from './patchEditor.ts'

const ROOT = path.resolve('admin')

/** Bundles the editor's pages for /admin/. @param audience selects the compiled settings */
export async function bundleAdmin(
  outDir: string,
  target: EditorTarget,
  audience: Audience,
): Promise<void> {
  await build({
    ...viteBase,
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    base: `${siteBase}/admin/`,
    plugins: [react(), themeCss(), patchEditor(), withPolicy(target)],
    resolve: {
      alias: [
        ...generatedAliases(generatedDir(audience)),
        // Dropped, since no field shows maps or highlighted code.
        {
          find: /^(@shikijs\/(langs|themes)\/.*|terra-draw.*|leaflet\/.*|svgo\/.*)$/,
          replacement: 'data:text/javascript,export default {}',
        },
      ],
    },
    define: { ...viteBase.define, EDITOR_TARGET: JSON.stringify(target) },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { pluginTimings: false, importIsUndefined: false },
        input: [path.join(ROOT, 'index.html'), path.join(ROOT, 'preview/index.html')],
      },
    },
  })
}

/** Adds the policy to the pages, so that it also applies on hosts without headers. */
function withPolicy(target: EditorTarget): Plugin {
  return {
    name: 'with-policy',
    transformIndexHtml() {
      const content = metaPolicyText(editorPolicy(target))
      const attrs = { 'http-equiv': 'Content-Security-Policy', content }
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }]
    },
  }
}
