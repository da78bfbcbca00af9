import * as words from 'words/amounts'
import type { TextSpan, StepTimer, WrittenAmount, WrittenMeasure } from './cookingData.ts'
import { FRACTION_GLYPHS } from './parseFraction.ts'
import { rewriteCount, rewriteMeasure, type RewrittenAmount } from './rewriteMeasure.ts'
import type { TextPiece } from './splitAtTimers.ts'
import { toCelsius, unitFactsOf, type Dimension, type UnitSystem } from './units.ts'

export interface ScaleOptions {
  /** The scale of the recipe; 1 keeps its texts. */
  factor: number
  /** The quantities differ from the text, so it must be rewritten even with a factor of 1. */
  rewriteAlways?: boolean
  /** Servings of the unscaled recipe. */
  servings?: number
  units?: UnitSystem
}

interface Edit {
  span: TextSpan
  text: string
}

interface TextAmounts {
  amounts: readonly WrittenAmount[]
  timers?: readonly StepTimer[]
}

/** Scales a text and splits it into words and timers. */
export function scaleToPieces(
  text: string,
  { amounts, timers = [] }: TextAmounts,
  wanted: ScaleOptions,
): TextPiece[] {
  const changes = amounts
    .flatMap((amount) => editsOf(text, amount, wanted))
    .filter((edit) => text.slice(...edit.span) !== edit.text)
  const waits = timers.map(({ span }, timer) => ({ span, text: text.slice(...span), timer }))
  const pieces: TextPiece[] = []
  let at = 0
  const replaced = [...changes, ...waits].toSorted((a, b) => a.span[0] - b.span[0])
  for (const { span, ...piece } of replaced) {
    const [start, end] = span
    if (start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start) })
    if (piece.text !== '') pieces.push(piece)
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at) })
  return pieces
}

export function scaleText(text: string, marked: TextAmounts, wanted: ScaleOptions): string {
  return scaleToPieces(text, marked, wanted)
    .map((piece) => piece.text)
    .join('')
}

function editsOf(text: string, amount: WrittenAmount, wanted: ScaleOptions): Edit[] {
  const { factor, servings, units, rewriteAlways } = wanted
  const { noun } = amount
  const [first] = amount.measures
  if (!first) return []
  if (amount.isFixed)
    return units === undefined ? [] : measureEdits(text, amount, { factor: 1, units })
  if (amount.isUnknown) {
    if (factor === 1 || servings === undefined || !noun) return []
    const own = words.forServings({ count: servings })
    return [{ span: [noun.span[1], noun.span[1]], text: ` ${own}` }]
  }
  if (first.unit === 'count' || first.unit === 'whole') {
    return factor === 1 && !rewriteAlways ? [] : countEdits(text, amount, first, factor)
  }
  return measureEdits(text, amount, wanted)
}

/** Spans from the first measure to the bracket after the last. */
export function spanOfMeasures(text: string, measures: readonly WrittenMeasure[]): TextSpan {
  const start = measures[0]?.span[0] ?? 0
  const end = measures.at(-1)?.span[1] ?? start
  const isBracketed = text.slice(start, end).includes('(') && text[end] === ')'
  return [start, isBracketed ? end + 1 : end]
}

/** Without a sign, digits would run into the size after them: `3 × 14-ounce cans`. */
const DIGIT = `[\\d${FRACTION_GLYPHS}]`
const SIZE_BEHIND = new RegExp(`^ \\(?${DIGIT}`)

function countEdits(
  text: string,
  { noun }: WrittenAmount,
  measure: WrittenMeasure,
  factor: number,
): Edit[] {
  const [start, end] = measure.span
  const written = text.slice(start, end)
  const counted = rewriteCount(measure, written, factor, noun?.one)
  const isInDigits = new RegExp(DIGIT).test(counted.text)
  const times = isInDigits && SIZE_BEHIND.test(text.slice(end)) ? ' ×' : ''
  const edits: Edit[] = [{ span: measure.span, text: withAbout(text, start, counted) + times }]
  if (noun) edits.push({ span: noun.span, text: counted.value > 1 ? noun.many : noun.one })
  return edits
}

function measureEdits(text: string, amount: WrittenAmount, wanted: ScaleOptions): Edit[] {
  const { units } = wanted
  const groups = groupMeasures(amount.measures)
  const fitting = groups.filter(([first]) => first && unitFactsOf(first.unit)?.system === units)
  if (units !== undefined && fitting.length === 0) return convertEdits(text, amount, wanted, units)
  const isInBoth = fitting.length > 0 && fitting.length < groups.length
  const shown = isInBoth ? fitting.slice(0, 1) : groups
  const edits = shown.flatMap((group) => rewriteEdit(text, group, amount, wanted))
  const [only] = edits
  return isInBoth && only
    ? [{ span: spanOfMeasures(text, amount.measures), text: only.text }]
    : edits
}

function groupMeasures(measures: readonly WrittenMeasure[]): WrittenMeasure[][] {
  const groups: WrittenMeasure[][] = []
  for (const measure of measures) {
    const last = groups.at(-1)
    if (measure.plus && last) last.push(measure)
    else groups.push([measure])
  }
  return groups
}

function rewriteEdit(
  text: string,
  group: readonly WrittenMeasure[],
  amount: WrittenAmount,
  { factor, rewriteAlways }: ScaleOptions,
  to: { units?: UnitSystem; density?: number; kind?: Dimension } = {},
): Edit[] {
  const [first, last] = [group[0], group.at(-1)]
  const facts = first && unitFactsOf(first.unit)
  if (!first || !last || !facts) return []
  const span: TextSpan = [first.span[0], last.span[1]]
  if (factor === 1 && !rewriteAlways && to.units === undefined)
    return [{ span, text: text.slice(...span) }]
  const rewritten = rewriteMeasure(group, text.slice(...first.span), {
    factor,
    system: to.units ?? facts.system,
    kind: to.kind ?? facts.dimension,
    isLiquid:
      amount.isLiquid === true || amount.measures.some(({ unit }) => unit === 'ml' || unit === 'l'),
    density: to.density,
  })
  return rewritten ? [{ span, text: withAbout(text, span[0], rewritten) }] : []
}

/** Spoons are not converted to grams, since every kitchen has them. */
const SPOON_UNITS: ReadonlySet<string> = new Set(['tsp', 'tbsp'])

/** Converts to the other system; US volumes of solid food stay without a known density. */
function convertEdits(
  text: string,
  amount: WrittenAmount,
  wanted: ScaleOptions,
  units: UnitSystem,
): Edit[] {
  const [group = []] = groupMeasures(amount.measures)
  const [first] = group
  const facts = first && unitFactsOf(first.unit)
  if (!first || !facts) return []
  const { density, isLiquid } = amount
  if (facts.dimension === 'temperature')
    return [{ span: spanOfMeasures(text, amount.measures), text: convertDegrees(first) }]
  const asWritten = rewriteEdit(text, group, amount, wanted)
  if (amount.isFixed) return asWritten
  if (units === 'metric' && SPOON_UNITS.has(first.unit)) return asWritten
  const convert = (kind: Dimension, by?: number) =>
    rewriteEdit(text, group, amount, wanted, { units, kind, density: by })
  if (facts.dimension === 'mass') {
    return units === 'us' && density ? convert('volume', 1 / density) : convert('mass')
  }
  if (units === 'metric' && density) return convert('mass', density)
  return isLiquid || facts.system === 'metric' ? convert('volume') : asWritten
}

/** Converts degrees to the other scale; rounds oven temperatures as dials show them. */
function convertDegrees({ quantity, upTo, unit }: WrittenMeasure): string {
  const other = (value: number) => {
    const exact = unit === 'F' ? toCelsius(value) : value * 1.8 + 32
    const step = exact > 110 ? 5 : 1
    return Math.round(exact / step) * step
  }
  const from = other(quantity)
  const degrees = upTo === undefined ? from : words.range({ from, to: other(upTo) })
  return `${degrees}°${unit === 'F' ? 'C' : 'F'}`
}

const ENDS_WITH_ABOUT =
  /\b(?:about|roughly|approximately|ca\.|circa|etwa|rund|ungefähr|knapp|gut) $/i

function withAbout(line: string, start: number, { text: written, isAbout }: RewrittenAmount) {
  if (!isAbout || ENDS_WITH_ABOUT.test(line.slice(0, start))) return written
  return /^\p{Lu}/u.test(written)
    ? words.aboutAtStart({ amount: written.toLowerCase() })
    : words.about({ amount: written })
}
