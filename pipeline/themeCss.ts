import { convertCssVariables, type ConvertCSSVariablesInput, DEFAULT_THEME } from '@mantine/core'
import type { Plugin } from 'vite'
import { palette } from '../src/theme/palette.ts'
import { cssVariables, theme } from '../src/theme/theme.ts'
import { mantineVariables as base, mergedTheme } from './themeVariables.ts'

const ID = 'virtual:theme.css'

/**
 * Provides `virtual:theme.css`: the theme's CSS variables as a static file, so that
 * MantineProvider has nothing to compute. What no part of the site uses is left out.
 */
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

const foreign = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in palette))
const secondary = Object.keys(palette).filter((name) => name !== theme.primaryColor)

/**
 * Mantine's own palettes, and the variants (filled, light, outline) of every palette but the
 * primary one: parts take their other colours from the design's roles. Of the scale, only radii are
 * asked for by components; `themeScale` has put the rest into the style sheets.
 */
const UNUSED = new RegExp(
  `^--mantine-(?:color-(?:(?:${foreign.join('|')})-|(?:${secondary.join('|')})-[a-z])|` +
    '(?:breakpoint|font-size|h[1-6]|line-height|shadow|spacing)-)',
)

function withoutUnused(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))
}
