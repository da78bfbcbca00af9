import type { CSSOptions } from 'vite'
import { breakpoints } from '../src/theme/scale.ts'
import { mantineVariables, SCALE_VARIABLE } from './themeVariables.ts'

type PostcssPlugin = Extract<
  NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number],
  { postcssPlugin: string }
>

const STEP = /var\((--mantine-[\w-]+)\)/g
const BREAKPOINT = /\$mantine-breakpoint-([\w-]+)/g

const steps = new Map(
  Object.entries(mantineVariables.variables).filter(([name]) => SCALE_VARIABLE.test(name)),
)
const widths = new Map<string, string>(Object.entries(breakpoints))

/**
 * Puts the theme's values in the place of `var(--mantine-spacing-md)` and its like, and of
 * `$mantine-breakpoint-md` in media queries, where CSS allows no variables. The theme is the same on
 * every page, so that no page has to carry it.
 *
 * Vite shows what it throws with file, line and column: a step that the theme does not have.
 */
export const themeScale: PostcssPlugin = {
  postcssPlugin: 'theme-scale',
  Declaration(declaration) {
    if (!declaration.value.includes('var(--mantine-')) return
    declaration.value = declaration.value.replace(STEP, (use, name: string) => {
      if (!SCALE_VARIABLE.test(name)) return use
      const value = steps.get(name)
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
