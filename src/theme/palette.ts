import type { MantineColorsTuple } from '@mantine/core'
import { isRecord } from '../shared/checkJson.ts'
import { tomato } from './browserColors.ts'
import { graysBetween, mixColors, shadesOf } from './mixColors.ts'

/** The default colors, light to dark. Mantine builds on `gray` and `dark`. */
const DESIGN = {
  tomato,
  basil: [
    '#F0F7E7',
    '#DEECCE',
    '#C4DCAD',
    '#A6C78A',
    '#85AE6A',
    '#669150',
    '#49733C',
    '#385F31',
    '#2A4C28',
    '#1C381D',
  ],
  butter: [
    '#FDF6E0',
    '#FDEABA',
    '#FED98B',
    '#FBC65E',
    '#F0B13E',
    '#D79627',
    '#A56D14',
    '#895710',
    '#70440F',
    '#54310D',
  ],
  teal: [
    '#E9F7F6',
    '#D1EBEB',
    '#B0DBDB',
    '#8BC5C6',
    '#67ACAD',
    '#438E90',
    '#276C6F',
    '#1D585B',
    '#164547',
    '#0E3133',
  ],
  gray: [
    '#FBF7EE',
    '#F3ECE0',
    '#E6DBCA',
    '#D4C7B4',
    '#B7A896',
    '#958676',
    '#6E6152',
    '#574A3E',
    '#3E332A',
    '#29211A',
  ],
  dark: [
    '#EFE5D7',
    '#D6CABB',
    '#B5A99B',
    '#8A7E71',
    '#5B5046',
    '#463C34',
    '#362D26',
    '#2A231D',
    '#1F1914',
    '#17110E',
  ],
} satisfies Record<string, MantineColorsTuple>

const COLORS = {
  primary: DESIGN.tomato[6],
  accent: DESIGN.teal[6],
  paper: '#FBF6EC',
  ink: '#2A201A',
} as const

export type OwnColors = Partial<Record<keyof typeof COLORS, string>>

/** Returns the colors of content/theme.yaml; skips default and invalid ones. */
export function ownColors(written: unknown): OwnColors {
  if (!isRecord(written)) return {}
  const entries = Object.entries(COLORS).flatMap(([name, usual]) => {
    const value = String(written[name]).toUpperCase()
    return /^#[\dA-F]{6}$/.test(value) && value !== usual ? [[name, value]] : []
  })
  return Object.fromEntries(entries)
}

export interface SiteColors {
  palette: Record<keyof typeof DESIGN, MantineColorsTuple>
  roles: Record<'light' | 'dark', ReturnType<typeof rolesIn>>
}

export function buildColors({ primary, accent, paper, ink }: OwnColors): SiteColors {
  const ground = { paper: paper ?? COLORS.paper, ink: ink ?? COLORS.ink }
  const palette = {
    ...DESIGN,
    ...(primary && { tomato: shadesOf(primary) }),
    ...(accent && { teal: shadesOf(accent) }),
    ...((paper ?? ink) && graysBetween(ground.paper, ground.ink)),
  }
  const surface = paper ? mixColors(paper, '#FFFFFF', 0.5) : '#FFFDF8'
  const inScheme = (scheme: 'light' | 'dark') => rolesIn(scheme, palette, { ...ground, surface })
  return { palette, roles: { light: inScheme('light'), dark: inScheme('dark') } }
}

/** Returns the color of each role in a scheme; the keys become CSS variables. */
function rolesIn(
  scheme: 'light' | 'dark',
  colors: SiteColors['palette'],
  ground: { paper: string; ink: string; surface: string },
) {
  const pick = (inLight: string, inDark: string) => (scheme === 'light' ? inLight : inDark)
  return {
    '--page': pick(ground.paper, colors.dark[9]),
    '--surface': pick(ground.surface, colors.dark[8]),
    '--inset': pick(colors.gray[1], colors.dark[7]),
    '--hairline': pick(colors.gray[2], colors.dark[5]),
    '--input-border': pick(colors.gray[5], colors.dark[3]),
    '--ink': pick(ground.ink, colors.dark[0]),
    '--dimmed': pick(colors.gray[6], colors.dark[2]),
    '--primary': pick(colors.tomato[6], colors.tomato[4]),
    '--primary-hover': pick(colors.tomato[7], colors.tomato[3]),
    '--primary-label': pick('#FFFFFF', colors.dark[9]),
    '--link': pick(colors.tomato[7], colors.tomato[3]),
    '--good': pick(colors.basil[6], colors.basil[3]),
    '--warn': pick(colors.butter[7], colors.butter[3]),
    '--info': pick(colors.teal[6], colors.teal[3]),
    '--tip': pick(colors.butter[1], colors.butter[9]),
    '--tip-ink': pick(colors.butter[9], colors.butter[1]),
    '--best-row': pick(`${colors.butter[2]}42`, `${colors.butter[9]}66`),
    '--band': pick(colors.teal[8], colors.teal[9]),
    '--awning-dark': pick(colors.tomato[6], colors.tomato[7]),
    '--awning-light': pick(colors.tomato[1], colors.dark[5]),
    '--gingham': pick(`${colors.tomato[6]}38`, `${colors.tomato[4]}38`),
    '--shadow': pick(
      '0 1px 2px rgba(74, 40, 20, .08), 0 6px 18px -8px rgba(74, 40, 20, .18)',
      'none',
    ),
  }
}

export const { palette, roles } = buildColors({})

export const constants = {
  '--score': DESIGN.butter[3],
  '--score-ink': '#2A201A',
  '--band-ink': '#FFFFFF',
  '--band-accent': DESIGN.butter[1],
} as const
