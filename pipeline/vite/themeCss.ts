import { convertCssVariables, type ConvertCSSVariablesInput, DEFAULT_THEME } from '@mantine/core'
import type { Plugin } from 'vite'
import { palette } from '../../src/theme/palette.ts'
import { cssVariables, theme } from '../../src/theme/theme.ts'
import { mantineVariables as base, mergedTheme } from './themeScale.ts'

const ID = 'virtual:theme.css'

/** Provides `virtual:theme.css`, so that MantineProvider has no variables to compute. */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? renderThemeCss() : null),
  }
}

function renderThemeCss(): string {
  const own = cssVariables(mergedTheme)
  const variables: ConvertCSSVariablesInput = {
    variables: { ...withoutUnused(base.variables), ...own.variables },
    light: { ...withoutUnused(base.light), ...own.light },
    dark: { ...withoutUnused(base.dark), ...own.dark },
  }
  return convertCssVariables(variables, ':root')
}

const others = Object.keys({ ...DEFAULT_THEME.colors, ...palette })
  .filter((name) => name !== theme.primaryColor)
  .join('|')

/** What `themeScale` replaces by values, or no style uses. */
const UNUSED = new RegExp(
  `^--mantine-(?:color-(?:${others})-|color-[a-z]+-(?:\\d|outline|text)|` +
    'color-(?:anchor|bright|error|placeholder|success|disabled-border)$|' +
    'primary-color-(?:\\d|contrast|light)|font-family-[a-z]|' +
    '(?:breakpoint|cursor|font-size|h[1-6]|heading|line-height|moz|shadow|spacing|webkit|z-index)-)',
)

function withoutUnused(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))
}
