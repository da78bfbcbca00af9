import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import type { CSSOptions } from 'vite'
import { breakpoints } from '../../src/theme/scale.ts'
import { buildTheme } from '../../src/theme/theme.ts'
import { memoize } from '../../src/shared/memoize.ts'
import { siteTheme, type SiteTheme } from './siteTheme.ts'

export type PostcssPlugin = Extract<
  NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number],
  { postcssPlugin: string }
>

export const mantineVariables = memoize(
  (theme: SiteTheme) =>
    defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, buildTheme(theme, theme.corners))),
  new WeakMap(),
)

const SCALE_VARIABLE =
  /^--mantine-(?:(?:spacing|radius|font-size|line-height|shadow|h[1-6])-|color-[a-z]+-\d$|scale$|(?:webkit|moz)-font-smoothing$)/
const STEP = /var\((--mantine-[\w-]+)\)/g
const BREAKPOINT = /\$mantine-breakpoint-([\w-]+)/g

const widths = new Map<string, string>(Object.entries(breakpoints))

/**
 * Replaces theme variables such as `var(--mantine-spacing-md)`, and `$mantine-breakpoint-md` in
 * media queries, with the theme's values, so that pages need not define them.
 *
 * @throws an error with file, line and column for a step that the theme does not have
 */
export const themeScale: PostcssPlugin = {
  postcssPlugin: 'theme-scale',
  Declaration(declaration) {
    if (!declaration.value.includes('var(--mantine-')) return
    declaration.value = declaration.value.replace(STEP, (use, name: `--${string}`) => {
      if (!SCALE_VARIABLE.test(name)) return use
      const value = mantineVariables(siteTheme()).variables[name]
      if (value === undefined) throw declaration.error(unknown(name), { word: name })
      return value
    })
  },
  AtRule: {
    media(rule) {
      rule.params = rule.params.replace(BREAKPOINT, (use, name: string) => {
        const width = widths.get(name)
        if (width === undefined) throw rule.error(unknown(use), { word: use })
        return width
      })
    },
  },
}

function unknown(name: string): string {
  return `The theme has no ${name}. Use a step of src/theme/scale.ts.`
}
