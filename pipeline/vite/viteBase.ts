import { createHash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { generatedAliases } from '../contentlayer/generatedFiles.ts'
import { generatedDir } from '../system/sitePaths.ts'
import { themeCss } from '../theme/themeCss.ts'
import { sheetLayers } from '../theme/sheetLayers.ts'
import { themeScale } from '../theme/themeScale.ts'

const NAME = /(?<=\.|@keyframes\s+)[a-z_][\w-]*/gi

/** A short name for a class or an animation of a CSS module: letters for its sheet, and its turn. */
function className(name: string, file: string, css: string): string {
  const [sheet = ''] = path.relative('.', file).split('?')
  const hash = createHash('sha256').update(sheet).digest('base64')
  const turn = [...new Set(css.match(NAME))].indexOf(name)
  const letters = hash.replaceAll(/[^a-z]/g, '').slice(0, 4)
  const owner = sheets.get(letters) ?? sheet
  if (owner !== sheet) throw new Error(`${sheet}: its classes are named as in ${owner}. Rename it.`)
  sheets.set(letters, sheet)
  return letters + turn.toString(36)
}

/** Sheets by the letters that their classes begin with. */
const sheets = new Map<string, string>()

/** For pages and unit tests. */
export const viteBase = {
  plugins: [react(), themeCss()],
  resolve: { alias: generatedAliases(generatedDir('readers')) },
  json: { namedExports: true, stringify: false },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: className },
    postcss: { plugins: [sheetLayers, themeScale] },
  },
} satisfies UserConfig
