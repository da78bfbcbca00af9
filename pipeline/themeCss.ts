import {
  convertCssVariables,
  type ConvertCSSVariablesInput,
  defaultCssVariablesResolver,
  DEFAULT_THEME,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { palette } from '../src/site/theme/palette.ts'
import { cssVariables, theme } from '../src/site/theme/theme.ts'

const ID = 'virtual:theme.css'

/**
 * Provides `virtual:theme.css`: the theme's CSS variables as a static file, so that no page carries
 * them inline and MantineProvider has nothing to compute. Mantine's own palettes are left out.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? renderThemeCss() : null),
  }
}

function renderThemeCss(): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const base = defaultCssVariablesResolver(merged)
  const own = cssVariables(merged)
  const variables: ConvertCSSVariablesInput = {
    variables: { ...withoutUnusedColors(base.variables), ...own.variables },
    light: { ...withoutUnusedColors(base.light), ...own.light },
    dark: { ...withoutUnusedColors(base.dark), ...own.dark },
  }
  return convertCssVariables(variables, ':root')
}

const unusedColors = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in palette))
const UNUSED = new RegExp(`^--mantine-color-(${unusedColors.join('|')})-`)

function withoutUnusedColors(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))
}
