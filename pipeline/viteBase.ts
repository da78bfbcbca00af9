import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { className } from './classNames.ts'
import { generatedAliases } from './generatedAliases.ts'
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
