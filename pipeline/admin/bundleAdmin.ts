import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { generatedAliases } from '../generatedAliases.ts'
import { themeCss } from '../themeCss.ts'
import type { EditorTarget } from './editorTarget.ts'

const ROOT = path.resolve('admin')

/**
 * Bundles the editor's pages, to be served at /admin/. It is a program of its own: nothing of it is
 * in the site's pages, and nothing of it comes from another host.
 */
export async function bundleAdmin(outDir: string, target: EditorTarget): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    base: '/admin/',
    plugins: [react(), themeCss(), mendedEditor()],
    resolve: {
      alias: [
        ...generatedAliases,
        // Parts of the editor that no field of ours uses: maps, and the colors of programs.
        {
          find: /^(@shikijs\/(langs|themes)\/.*|terra-draw.*|leaflet\/.*|svgo\/.*)$/,
          replacement: path.join(ROOT, 'leftOut.ts'),
        },
      ],
    },
    define: { EDITOR_TARGET: JSON.stringify(target) },
    json: { namedExports: true, stringify: false },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      reportCompressedSize: false,
      // The editor is one large program, loaded by those who edit.
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: [path.join(ROOT, 'index.html'), path.join(ROOT, 'preview/index.html')],
      },
    },
  })
}

/**
 * The editor brings its fonts, and names another host's beside them for when they do not load; the
 * browser complains of those even when it needs none of them. And what it says above the reason for
 * which nothing is saved is an advice that does not help.
 */
function mendedEditor(): Plugin {
  return {
    name: 'mended-editor',
    transform: (code, id) =>
      id.includes('/@sveltia/cms/npm/index.js')
        ? code
            .replaceAll(/@font-face\s*\{[^}]*url\(https:[^}]*\}/g, '')
            .replace(
              'There was an error while saving the entry. Please try again later.',
              NOT_SAVED,
            )
        : null,
  }
}

const NOT_SAVED = 'It is not saved. What you have written is still in the form.'
