import { accessibility, colors } from './accessibility.ts'
import type { Check } from './check.ts'
import { print } from './print.ts'
import { shifts } from './shifts.ts'
import { sideways } from './sideways.ts'
import { sources } from './sources.ts'
import { tabStops } from './tabStops.ts'
import { targets } from './targets.ts'
import { textSize } from './textSize.ts'

/** What holds for every page, by the colour scheme in which it is asked for. */
export const CHECKS: Record<'light' | 'dark', readonly Check[]> = {
  light: [shifts, sources, sideways, textSize, targets, tabStops, accessibility],
  dark: [colors, print],
}
