import { hash } from 'node:crypto'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { generatedAliases } from '../contentlayer/generatedFiles.ts'
import { siteBase } from '../system/siteBase.ts'
import { generatedDir } from '../system/sitePaths.ts'
import { themeCss } from './themeCss.ts'
import { sheetLayers } from '../theme/sheetLayers.ts'
import { themeScale } from '../theme/themeScale.ts'

const NAME = /(?<=\.|@keyframes\s+)[a-z_][\w-]*/gi

/** Returns a short class name: letters of its sheet's hash, and its number in the sheet. */
function className(name: string, file: string, css: string): string {
  const [sheet = ''] = path.relative('.', file).split('?')
  const hashed = hash('sha256', sheet, 'base64')
  const index = [...new Set(css.match(NAME))].indexOf(name)
  const letters = hashed.replaceAll(/[^a-z]/g, '').slice(0, 4)
  const owner = sheets.get(letters) ?? sheet
  if (owner !== sheet) throw new Error(`${sheet}: its classes are named as in ${owner}. Rename it.`)
  sheets.set(letters, sheet)
  return letters + index.toString(36)
}

/** The sheets by prefix of class names, to detect collisions. */
const sheets = new Map<string, string>()

/** Defines the path prefix of the site for code and index.html. */
export const siteDefine = { 'import.meta.env.SITE_BASE': JSON.stringify(siteBase) }

const LINK_RUNTIME = {
  find: /^link-runtime\/jsx(-dev)?-runtime$/,
  replacement: path.resolve('src/addresses/linkRuntime.ts'),
}

/** The oldest browsers that the site supports. README.md names them, and a test compares both. */
export const OLDEST_BROWSERS = ['safari16.4', 'ios16.4', 'firefox121', 'chrome111', 'edge111']

/** The Vite options that pages and unit tests share. */
export const viteBase = {
  base: `${siteBase}/`,
  define: siteDefine,
  plugins: [react(siteBase === '' ? {} : { jsxImportSource: 'link-runtime' }), themeCss()],
  resolve: { alias: [...generatedAliases(generatedDir('readers')), LINK_RUNTIME] },
  json: { namedExports: true, stringify: false },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: className },
    postcss: { plugins: [sheetLayers, themeScale] },
  },
} satisfies UserConfig
