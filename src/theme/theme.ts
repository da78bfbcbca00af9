import { createTheme } from '@mantine/core'
import { browserTheme } from './browserTheme.ts'
import { constants, type SiteColors } from './palette.ts'
import { breakpoints, fontSizes, headingSizes, lineHeights, radius, spacing } from './scale.ts'

/** Builds Mantine's theme in a site's colors. @param corners scale of the radii; 1 by default */
export function buildTheme({ palette, roles }: SiteColors, corners = 1) {
  return createTheme({
    ...browserTheme,
    colors: palette,
    primaryShade: { light: 6, dark: 4 },
    black: roles.light['--ink'],
    fontSizes,
    lineHeights,
    headings: { sizes: headingSizes },
    radius: scaleRadius(corners),
    defaultRadius: 'md',
    spacing,
    breakpoints,
  })
}

function scaleRadius(corners: number): Record<string, string> {
  const { pill, ...rounded } = radius
  const scaled = (length: string) => `${Number.parseFloat(length) * corners}rem`
  const all = { ...rounded, pill: corners === 1 ? pill : rounded.xl }
  return Object.fromEntries(Object.entries(all).map(([name, length]) => [name, scaled(length)]))
}

/** Maps the design's roles to Mantine's variables, so that its components use them. */
export function buildCssVariables({ roles }: SiteColors, fonts: { display: string; text: string }) {
  return {
    variables: { ...constants, '--mantine-font-family': fonts.text, '--display': fonts.display },
    light: { ...roles.light, ...mantineRoles },
    dark: { ...roles.dark, ...mantineRoles },
  }
}

const mantineRoles = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--dimmed)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--inset)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--hairline)',
  '--mantine-color-tomato-filled': 'var(--primary)',
  '--mantine-color-tomato-filled-hover': 'var(--primary-hover)',
}
