import { contrastBetween } from '../../../src/theme/contrast.ts'
import { mixColors } from '../../../src/theme/mixColors.ts'
import type { OwnColors, SiteColors } from '../../../src/theme/palette.ts'
import { buildColors, constants, ownColors } from '../../../src/theme/palette.ts'
import type { ReadDocument } from '../documents/document.ts'
import { placeOfPath } from '../documents/placedTexts.ts'
import type { Report } from '../../problems/problem.ts'

/** CSS mixes the background of labels. */
type Role = keyof SiteColors['roles']['light'] | '--label'

interface Pair {
  what: string
  text: Role | keyof typeof constants
  on: Role
  /** The own colors that may cause it; the first that the theme sets is reported. */
  from: readonly (keyof OwnColors)[]
  least?: number
}

/** The contrast of text, https://www.w3.org/TR/WCAG22/#contrast-minimum */
const MIN_TEXT_CONTRAST = 4.5

const GROUNDS = ['--page', '--surface', '--inset'] as const
const PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((on): Pair[] => [
    { what: 'Text', text: '--ink', on, from: ['ink', 'paper'] },
    { what: 'Small print', text: '--dimmed', on, from: ['ink', 'paper'] },
    { what: 'A link', text: '--link', on, from: ['primary', 'paper', 'ink'] },
    { what: 'A note', text: '--info', on, from: ['accent', 'paper', 'ink'] },
    { what: 'A good point', text: '--good', on, from: ['paper', 'ink'] },
    { what: 'A warning', text: '--warn', on, from: ['paper', 'ink'] },
  ]),
  // https://www.w3.org/TR/WCAG22/#non-text-contrast
  ...(['--page', '--surface'] as const).map((on): Pair => {
    return {
      what: 'The edge of a field',
      text: '--input-border',
      on,
      from: ['ink', 'paper'],
      least: 3,
    }
  }),
  { what: 'A label', text: '--link', on: '--label', from: ['primary', 'accent', 'paper', 'ink'] },
  { what: 'A button', text: '--primary-label', on: '--primary', from: ['primary', 'ink'] },
  { what: 'The newsletter’s band', text: '--band-ink', on: '--band', from: ['accent'] },
]

/** Refuses colors that make texts unreadable, each color once. */
export function checkTheme(document: ReadDocument, report: Report) {
  if (document.type.name !== 'Theme') return
  const own = ownColors(document.values.colors)
  const { roles } = buildColors(own)
  const reported = new Set<string>()
  for (const scheme of ['light', 'dark'] as const) {
    const { '--page': page, '--info': info } = roles[scheme]
    const colors = { ...constants, ...roles[scheme], '--label': mixColors(page, info, 0.14) }
    for (const { what: part, text, on, from, least = MIN_TEXT_CONTRAST } of PAIRS) {
      const contrast = contrastBetween(colors[text], colors[on])
      const cause = from.find((name) => own[name] !== undefined)
      const isBlamed = from.some((name) => reported.has(name))
      if (contrast >= least || cause === undefined || isBlamed) continue
      reported.add(cause)
      const when = scheme === 'light' ? 'by day' : 'in the dark scheme'
      // The light scheme has light paper and dark text; the dark scheme reverses it.
      const isLighter = (cause === 'paper') === (scheme === 'light')
      const shown = `${colors[text]} on ${colors[on]} has a contrast of ${contrast.toFixed(1)}`
      const use = least < MIN_TEXT_CONTRAST ? 'seen' : 'read'
      const what = `${part} cannot be ${use} well ${when}: ${shown}, and ${least} is needed.`
      const fix = `Choose a ${isLighter ? 'lighter' : 'darker'} color for “${cause}”.`
      report(placeOfPath(document, `colors.${cause}`), 'low-contrast', what, fix)
    }
  }
}
