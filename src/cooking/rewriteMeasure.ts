import * as words from 'words/amounts'
import { decimalMark, language } from 'words/locale'
import { capitalized } from '../shared/textForms.ts'
import type { WrittenMeasure } from './cookingData.ts'
import {
  chooseMetricMeasure,
  chooseUsMeasure,
  CLOSE_ERROR,
  type ChosenMeasure,
  roundMetric,
} from './chooseMeasure.ts'
import {
  relativeError,
  roundForSpoons,
  spellNumber,
  type DisplayedNumber,
  NUMBER_WORDS,
} from './roundForKitchen.ts'
import { FILLED, type Dimension, type MeasuredUnit, unitFactsOf, type UnitSystem } from './units.ts'

export interface RewrittenAmount {
  text: string
  isAbout: boolean
  /** The number shown; it decides between singular and plural. */
  value: number
}

/** Below the smallest spoon, the text says a pinch or some drops. */
const MIN_TEASPOON = 1 / 8
/** Kitchen scales show tenths of a gram; 5 % less than a tenth still counts as one. */
const MIN_GRAM = 0.095

/** Scales a number of things: `3 lemons`, `1½ onions`. Eggs and pinches stay whole. */
export function rewriteCount(
  measure: WrittenMeasure,
  written: string,
  factor: number,
  noun = '',
): RewrittenAmount {
  const parts = splitMeasure(written)
  const isPinch = PINCH.test(noun)
  const show = isPinch || measure.unit === 'whole' ? wholeNumber : roundForSpoons
  const least = isPinch ? 1 : 0
  const exact = Math.max(least, measure.quantity * factor)
  const low = show(exact)
  // A fraction of an egg is never exact.
  const isOff = (shown: DisplayedNumber, wanted: number) =>
    (!isPinch && relativeError(shown, wanted) > CLOSE_ERROR) ||
    (measure.unit === 'whole' && !Number.isInteger(shown.value))
  const isWord = language === 'en' && /^(?!an?\b|half\b)\p{L}/iu.test(parts.low)
  const text = isWord ? capitalizedAs(parts.low, spellNumber(low)) : low.text
  if (measure.upTo === undefined) return { text, isAbout: isOff(low, exact), value: low.value }
  const exactHigh = Math.max(least, measure.upTo * factor)
  const high = show(exactHigh)
  const isAbout = isOff(low, exact) || isOff(high, exactHigh)
  const range = writeRange(low.text === high.text ? high.text : text, high.text, parts.separator)
  return { text: range, isAbout, value: high.value }
}

/** Rounds to whole eggs; fractions remain below ¾, since a cook can divide a beaten egg. */
function wholeNumber(exact: number): DisplayedNumber {
  if (exact < 0.75) return roundForSpoons(exact)
  const value = Math.max(1, Math.round(exact))
  return { text: String(value), value }
}

/** Units that cannot be divided. */
const PINCH = /^(?:pinch|dash|drop|splash|Prise|Messerspitze)$/

function capitalizedAs(written: string, word: string): string {
  return /^\p{Lu}/u.test(written) ? capitalized(word) : word
}

interface RewriteOptions {
  factor: number
  system: UnitSystem
  /** Factor from the written dimension to the wanted one: grams per milliliter or its inverse. */
  density?: number
  kind: Dimension
  isLiquid: boolean
}

export function rewriteMeasure(
  measures: readonly WrittenMeasure[],
  written: string,
  { factor, system, density = 1, kind, isLiquid }: RewriteOptions,
): RewrittenAmount | undefined {
  const [first] = measures
  if (!first || first.unit === 'count' || first.unit === 'whole') return undefined
  const facts = unitFactsOf(first.unit)
  const sum = (end: (measure: WrittenMeasure) => number) =>
    measures.reduce((total, one) => total + end(one) * (unitFactsOf(one.unit)?.factor ?? 0), 0) *
    density *
    factor
  const low = sum(({ quantity }) => quantity)
  const high = measures.some(({ upTo }) => upTo !== undefined)
    ? sum(({ quantity, upTo }) => upTo ?? quantity)
    : undefined
  const parts: MeasureOf = { ...splitMeasure(written), of: first.unit }
  const isConverted = facts.system !== system || facts.dimension !== kind
  const tiny = describeTinyAmount(low, kind, system, isLiquid)
  if (tiny !== undefined && high === undefined) return { text: tiny, isAbout: false, value: 1 }
  const chosen =
    system === 'us'
      ? chooseUsMeasure(low, kind, first.unit)
      : chooseMetricMeasure(low, kind, first.unit, isConverted)
  if (high !== undefined) return rewriteRange(chosen, [low, high], parts, isConverted)
  const text = chosen.parts
    .map(({ number, unit }, index) => writeMeasure(number, unit, parts, index === 0))
    .reduce((before, second) => words.plus({ first: before, second }))
  return { text, isAbout: chosen.error > CLOSE_ERROR, value: chosen.parts[0]?.number.value ?? low }
}

function describeTinyAmount(
  amount: number,
  kind: RewriteOptions['kind'],
  system: UnitSystem,
  isLiquid: boolean,
): string | undefined {
  if (system === 'metric') {
    if (amount >= MIN_GRAM) return undefined
    return kind === 'mass' ? words.underOneTenthGram : words.underOneTenthMilliliter
  }
  const teaspoons = amount / unitFactsOf('tsp').factor
  if (kind === 'mass' || teaspoons >= MIN_TEASPOON * (1 - CLOSE_ERROR)) return undefined
  return isLiquid ? words.someDrops : words.onePinch
}

function rewriteRange(
  chosen: ChosenMeasure,
  [low, high]: readonly [low: number, high: number],
  parts: MeasureOf,
  isConverted: boolean,
): RewrittenAmount {
  const unit = chosen.parts[0]?.unit ?? parts.of
  const { factor, system } = unitFactsOf(unit)
  const round = (exact: number) =>
    system === 'us' ? roundForSpoons(exact) : roundMetric(exact, unit, isConverted)
  const [from, to] = [round(low / factor), round(high / factor)]
  const isAbout =
    relativeError(from, low / factor) > CLOSE_ERROR ||
    relativeError(to, high / factor) > CLOSE_ERROR
  const range = writeRange(from.text, to.text, parts.separator)
  const text = writeMeasure({ text: range, value: to.value }, unit, parts, true)
  return { text, isAbout, value: to.value }
}

function writeRange(from: string, to: string, separator: string): string {
  if (from === to) return to
  return separator === '' ? words.range({ from, to }) : from + separator + to
}

function writeMeasure(
  number: DisplayedNumber,
  unit: MeasuredUnit,
  parts: MeasureOf,
  isFirst: boolean,
): string {
  const { dimension, system } = unitFactsOf(unit)
  const gap = parts.gap === '' && parts.low === '' ? ' ' : parts.gap
  const isSameKind = unitFactsOf(parts.of).dimension === dimension
  const qualifier = isFirst && isSameKind ? parts.qualifier : ''
  const isTight = isFirst && (gap !== '' || system === 'metric')
  const digits = number.text.replaceAll('.', decimalMark)
  return digits + (isTight ? gap : ' ') + qualifier + unitWord(number.value, unit, parts)
}

/** German units that become grams or liters when scaled. */
const LOCAL_UNIT = /^(?:da?k?g|deka|pf(?:un)?d|(?:viertel|achtel)liter)/i

function unitWord(value: number, unit: MeasuredUnit, { of, unit: word, gap }: MeasureOf): string {
  const facts = unitFactsOf(unit)
  const before = unitFactsOf(of)
  const own = word.toLowerCase()
  const isFull = language === 'en' && (own === before.one || own === before.many)
  const isLocal = language === 'de' && LOCAL_UNIT.test(word)
  // Abbreviations such as `ml` and `lbs.` stay unchanged.
  if (unit === of && !isFull && !isLocal) return word
  const isMetric = facts.system === 'metric'
  if (isMetric && before.system !== 'metric') return facts.short
  if (!isFull && unit !== 'cup') return unit === 'l' ? words.liters : facts.short
  const isOne = value <= 1 || gap.includes('-')
  const full = isOne ? facts.one : facts.many
  return capitalizedAs(word, full)
}

/** The parts of a written measure: `3 to 4 tablespoons` has two numbers and a unit. */
interface MeasureParts {
  /** Empty without a written number: `the last tablespoon`. */
  low: string
  separator: string
  gap: string
  /** Words before the unit, such as `packed `. */
  qualifier: string
  unit: string
}

/** The written parts, and the unit that they mean. */
type MeasureOf = MeasureParts & { of: MeasuredUnit }

const WORD_NUMBER = new RegExp(`^(?:half an?|half|an?|${NUMBER_WORDS.join('|')})\\b`, 'i')
const UNIT = new RegExp(`^(.*?)([ -]*)(${FILLED})((?:fluid |fl\\.? ?)?\\p{L}+\\.?)$`, 'iu')
const RANGE = /^(.*?\S)(\s*[-–—]\s*| (?:to|or|bis|oder) )\S/

function splitMeasure(written: string): MeasureParts {
  const [word = ''] = WORD_NUMBER.exec(written) ?? []
  const [, before = written.slice(word.length), gap = '', qualifier = '', unit = ''] =
    UNIT.exec(written.slice(word.length)) ?? []
  const numbers = word + before
  const [, low = numbers, separator = ''] = RANGE.exec(numbers) ?? []
  return { low, separator, gap, qualifier, unit }
}
