import { defaultCssVariablesResolver, DEFAULT_THEME, mergeMantineTheme } from '@mantine/core'
import { theme } from '../src/theme/theme.ts'

export const mergedTheme = mergeMantineTheme(DEFAULT_THEME, theme)

/** Mantine's variables with the values of the theme. */
export const mantineVariables = defaultCssVariablesResolver(mergedTheme)

/** Names of the variables whose values `themeScale` puts into style sheets. */
export const SCALE_VARIABLE =
  /^--mantine-(?:(?:spacing|radius|font-size|line-height|shadow|h[1-6])-|color-[a-z]+-\d$|scale$|(?:webkit|moz)-font-smoothing$)/
