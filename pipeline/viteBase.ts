import path from 'node:path'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { className } from './classNames.ts'
import { generatedAliases } from './contentlayer/generatedAliases.ts'
import { sitePlace } from './sitePlace.ts'
import { themeCss } from './themeCss.ts'
import { themeScale } from './themeScale.ts'

/** How the code of the site is transformed, in its pages and in unit tests alike. */
export const viteBase = {
  plugins: [react(), themeCss()],
  resolve: { alias: generatedAliases('readers') },
  json: { namedExports: true, stringify: false },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: className },
    postcss: { plugins: [themeScale] },
  },
} satisfies UserConfig

/** What serving the site to its developers and bundling it have in common. */
export const siteVite = {
  ...viteBase,
  publicDir: false,
  envDir: false,
  // Of each project its own: two that share their packages would make each other's outdated.
  cacheDir: path.join(sitePlace.cache, 'vite'),
} satisfies UserConfig
