import { createTheme, type CSSVariablesResolver } from '@mantine/core'
import { browserTheme } from './browserTheme.ts'
import { constants, palette, roles } from './palette.ts'

const TEXT = "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif"
const DISPLAY = "'Fraunces Variable', 'Fraunces Fallback', Georgia, serif"

/**
 * The Market-awning look as a Mantine theme, for the build to write as CSS variables; sizes in px are
 * written as rem by Mantine.
 */
export const theme = createTheme({
  ...browserTheme,
  colors: palette,
  primaryShade: { light: 6, dark: 4 },
  white: '#FFFFFF',
  black: roles.light['--ink'],
  fontFamily: TEXT,
  fontSizes: { xs: '0.78125rem', sm: '0.875rem', md: '1.0625rem', lg: '1.1875rem', xl: '1.375rem' },
  lineHeights: { md: '1.6' },
  headings: { fontFamily: DISPLAY, fontWeight: '560' },
  radius: { xs: '6px', sm: '8px', md: '14px', lg: '16px', xl: '22px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '18px', lg: '26px', xl: '44px' },
  // The design has one height above the page; in the dark it is none.
  shadows: {
    xs: 'var(--shadow)',
    sm: 'var(--shadow)',
    md: 'var(--shadow)',
    lg: 'var(--shadow)',
    xl: 'var(--shadow)',
  },
})

/** Maps the design's roles onto Mantine's own variables, so that its components follow them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { ...constants, '--display': DISPLAY },
  light: { ...roles.light, ...mantineRoles },
  dark: { ...roles.dark, ...mantineRoles },
})

const mantineRoles = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--dimmed)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--link)',
  '--mantine-color-placeholder': 'var(--dimmed)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--inset)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--hairline)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-color-tomato-filled': 'var(--primary)',
  '--mantine-color-tomato-filled-hover': 'var(--primary-hover)',
}
