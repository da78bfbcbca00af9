import type { MantineColorsTuple } from '@mantine/core'
import { isRecord } from '../shared/checkJson.ts'
import { tomato } from './browserColors.ts'
import { graysBetween, mixColors, shadesOf } from './mixColors.ts'

/** The colors of the design as it comes, light to dark. `gray` and `dark` are the ones Mantine builds on. */
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

type ColorName = keyof typeof COLORS
const COLOR_NAMES = ['primary', 'accent', 'paper', 'ink'] as const satisfies ColorName[]

/** Colors in place of those of the design. */
export type OwnColors = Partial<Record<ColorName, string>>

/** The colors of content/theme.yaml; those of the design and invalid ones are skipped. */
export function ownColors(written: unknown): OwnColors {
  if (!isRecord(written)) return {}
  const entries = COLOR_NAMES.map((name) => [name, String(written[name]).toUpperCase()] as const)
  return Object.fromEntries(
    entries.filter(([name, value]) => /^#[\dA-F]{6}$/.test(value) && value !== COLORS[name]),
  )
}

export interface SiteColors {
  palette: Record<keyof typeof DESIGN, MantineColorsTuple>
  roles: Record<'light' | 'dark', Roles>
}

type Roles = { [Name in keyof ReturnType<typeof buildRoles>['light']]: string }

export function buildColors({ primary, accent, paper, ink }: OwnColors): SiteColors {
  const ground = { paper: paper ?? COLORS.paper, ink: ink ?? COLORS.ink }
  const palette = {
    ...DESIGN,
    ...(primary && { tomato: shadesOf(primary) }),
    ...(accent && { teal: shadesOf(accent) }),
    ...((paper ?? ink) && graysBetween(ground.paper, ground.ink)),
  }
  const surface = paper ? mixColors(paper, '#FFFFFF', 0.5) : '#FFFDF8'
  return { palette, roles: buildRoles(palette, { ...ground, surface }) }
}

/** The colors of each role, by scheme; they become CSS variables of the same names. */
function buildRoles(
  palette: Record<keyof typeof DESIGN, MantineColorsTuple>,
  ground: { paper: string; ink: string; surface: string },
) {
  return {
    light: {
      '--page': ground.paper,
      '--surface': ground.surface,
      '--inset': palette.gray[1],
      '--hairline': palette.gray[2],
      '--input-border': palette.gray[5],
      '--ink': ground.ink,
      '--dimmed': palette.gray[6],
      '--primary': palette.tomato[6],
      '--primary-hover': palette.tomato[7],
      '--primary-label': '#FFFFFF',
      '--link': palette.tomato[7],
      '--good': palette.basil[6],
      '--warn': palette.butter[7],
      '--info': palette.teal[6],
      '--tip': palette.butter[1],
      '--tip-ink': palette.butter[9],
      '--best-row': `${palette.butter[2]}42`,
      '--band': palette.teal[8],
      '--awning-dark': palette.tomato[6],
      '--awning-light': palette.tomato[1],
      '--gingham': `${palette.tomato[6]}38`,
      '--shadow': '0 1px 2px rgba(74, 40, 20, .08), 0 6px 18px -8px rgba(74, 40, 20, .18)',
    },
    dark: {
      '--page': palette.dark[9],
      '--surface': palette.dark[8],
      '--inset': palette.dark[7],
      '--hairline': palette.dark[5],
      '--input-border': palette.dark[3],
      '--ink': palette.dark[0],
      '--dimmed': palette.dark[2],
      '--primary': palette.tomato[4],
      '--primary-hover': palette.tomato[3],
      '--primary-label': palette.dark[9],
      '--link': palette.tomato[3],
      '--good': palette.basil[3],
      '--warn': palette.butter[3],
      '--info': palette.teal[3],
      '--tip': palette.butter[9],
      '--tip-ink': palette.butter[1],
      '--best-row': `${palette.butter[9]}66`,
      '--band': palette.teal[9],
      '--awning-dark': palette.tomato[7],
      '--awning-light': palette.dark[5],
      '--gingham': `${palette.tomato[4]}38`,
      '--shadow': 'none',
    },
  } as const
}

export const { palette, roles } = buildColors({})

export const constants = {
  '--score': DESIGN.butter[3],
  '--score-ink': '#2A201A',
  '--band-ink': '#FFFFFF',
  '--band-accent': DESIGN.butter[1],
} as const
