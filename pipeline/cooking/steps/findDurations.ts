/** Reads durations as cooks write them: `1½ hours`, `20–25 mins`, `an hour and a half`, `1h30`. */
import type { StepTimer } from '../../../src/cooking/cookingData.ts'
import { FRACTION_GLYPHS } from '../../../src/cooking/parseFraction.ts'
import { matchAt, NAMED_PATTERN, readQuantity, type ParsedNumber } from '../amounts/numbers.ts'

const UNITS: readonly [pattern: string, seconds: number][] = [
  ['days?', 86_400],
  ['hours?|hrs?|h', 3600],
  ['minutes?|mins?', 60],
  ['seconds?|secs?', 1],
]
const BEFORE_UNIT = String.raw`\+?(?: | ?[-‑])?(?:(?:more|additional|extra|full|good|long|whole) )?`
const UNIT: readonly (readonly [pattern: RegExp, seconds: number])[] = [
  ...UNITS.map(([pattern, seconds]): [RegExp, number] => [
    new RegExp(`${BEFORE_UNIT}(?:${pattern})(?![a-z])`, 'iy'),
    seconds,
  ]),
  // A single letter is a unit only directly after its number: `30m`, but not `30 m`.
  [/m(?![a-z])/y, 60],
  [/s(?![a-z])/y, 1],
]

const RANGE = / ?[-‑–—−] ?| (?:to|or) /iy
const RANGE_BETWEEN = / and /iy
const ENDS_WITH_BETWEEN = /\bbetween (?:about )?$/i
/** Matches between hours and minutes: `1 hour and 15 minutes`, `1 hour, 45 minutes`, `1h30`. */
const COMPOUND = /,? and |, ?| ?/iy

/** Reads the unit at a position. @param units sticky patterns with their seconds */
export function unitAt(text: string, at: number, units = UNIT): ParsedNumber | undefined {
  for (const [pattern, value] of units) {
    const found = matchAt(pattern, text, at)
    if (found) return { value, end: at + found[0].length }
  }
  return undefined
}

const AND_A_PART =
  / and (?:a )?(half|quarter|three quarters)\b(?! (?:of )?(?:an? )?\w*(?:cup|hour|minute))/iy
const PARTS: Record<string, number> = { half: 0.5, quarter: 0.25, 'three quarters': 0.75 }

function readLength(text: string, at: number): (ParsedNumber & { unit: number }) | undefined {
  const quantity = readQuantity(text, at)
  const unit = quantity && unitAt(text, quantity.end)
  if (!quantity || !unit) return undefined
  const value = quantity.value * unit.value
  const more = readFractionOfUnit(text, unit) ?? readSmaller(text, unit.end, unit.value)
  return { value: value + (more?.value ?? 0), end: more?.end ?? unit.end, unit: unit.value }
}

function readFractionOfUnit(text: string, unit: ParsedNumber): ParsedNumber | undefined {
  const [all = '', part = ''] = matchAt(AND_A_PART, text, unit.end) ?? []
  if (all === '') return undefined
  return { value: (PARTS[part.toLowerCase()] ?? 0) * unit.value, end: unit.end + all.length }
}

function readSmaller(text: string, at: number, above: number): ParsedNumber | undefined {
  const joint = matchAt(COMPOUND, text, at)
  if (!joint) return undefined
  const from = at + joint[0].length
  const quantity = readQuantity(text, from)
  if (!quantity) return undefined
  const unit = unitAt(text, quantity.end)
  if (unit && unit.value < above) return { value: quantity.value * unit.value, end: unit.end }
  // Minutes without a unit: `1h30`.
  const isBare = joint[0] === '' && /^\d\d(?!\d|[.,/]\d)/.test(text.slice(from))
  return !unit && isBare ? { value: (quantity.value * above) / 60, end: quantity.end } : undefined
}

function readDuration(text: string, start: number): StepTimer | undefined {
  const length = readLength(text, start)
  const low = length ?? readQuantity(text, start)
  if (!low) return undefined
  const separator =
    matchAt(RANGE, text, low.end) ??
    (ENDS_WITH_BETWEEN.test(text.slice(0, start)) ? matchAt(RANGE_BETWEEN, text, low.end) : null)
  const from = separator ? low.end + separator[0].length : 0
  const high = separator ? readLength(text, from) : undefined
  if (high) {
    const seconds = length ? length.value : low.value * high.unit
    if (high.value > seconds) return { span: [start, high.end], seconds, upTo: high.value }
  }
  if (!length) return undefined
  // A second number after the unit: `a minute or two`.
  const more = separator?.[0] === ' or ' ? readQuantity(text, from) : undefined
  const isCount = /^ or (?:two|three)\b/.test(text.slice(length.end))
  if (more && isCount && !unitAt(text, more.end)) {
    const upTo = more.value * length.unit
    return { span: [start, more.end], seconds: length.value, upTo }
  }
  return { span: [start, length.end], seconds: length.value }
}

const START = new RegExp(
  `(?<![\\p{L}\\d/.,])(?:\\d|[${FRACTION_GLYPHS}]|(?:${NAMED_PATTERN})(?![a-z]))`,
  'giu',
)
const ANOTHER = /\b(?:another|an additional|a further) (hour|minute)\b/gi

/** Returns all durations, including those without timers. */
export function durationsIn(text: string): StepTimer[] {
  const found: StepTimer[] = []
  for (const { index } of text.matchAll(START)) {
    if (index < (found.at(-1)?.span[1] ?? 0)) continue
    const duration = readDuration(text, index)
    if (duration) found.push(duration)
  }
  for (const { 0: whole, 1: unit = '', index } of text.matchAll(ANOTHER)) {
    const end = index + whole.length
    const seconds = unit.toLowerCase() === 'hour' ? 3600 : 60
    found.push({ span: [end - unit.length, end], seconds })
  }
  return found.toSorted((a, b) => a.span[0] - b.span[0])
}
