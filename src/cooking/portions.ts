/** Compares and converts the amounts of ingredient lines, so that they can be added. */
import type { IngredientCooking, TextSpan, WrittenAmount, WrittenMeasure } from './cookingData.ts'
import { spanOfMeasures } from './scaleAmounts.ts'
import { unitFactsOf, type Dimension, type UnitSystem } from './units.ts'

interface MeasuredTotal {
  kind: Dimension | 'count'
  system: UnitSystem | undefined
  /** In milliliters, grams or things. */
  amount: number
}

export interface ScaledLine {
  line: string
  cooking: IngredientCooking
  /** The scale of the recipe; 1 is as written. */
  factor: number
}

/** One amount of a line; `1 cup plus 2 tbsp` has two. */
export interface Portion extends ScaledLine {
  amount: WrittenAmount
  sums: MeasuredTotal[]
  isCounted: boolean
  /** Whether the counted noun is part of the name: `garlic cloves`, not `cloves garlic`. */
  isNamedByCount: boolean
  /** Weight or volume of a single piece, such as a can. */
  sizes: MeasuredTotal[]
  /** The length before a counted noun: `2-inch` in `2-inch piece`; empty without one. */
  writtenLength: string
}

/** Splits a line with several foods; each food gets the amounts before its name. */
export function splitFoods({ others, ...cooking }: IngredientCooking): IngredientCooking[] {
  if (!others) return [cooking]
  const ends = [cooking, ...others].map(({ name }) => name?.[1] ?? Infinity)
  const amountsOf = (index: number) =>
    cooking.amounts.filter(({ measures: [first] }) => {
      const start = first?.span[0] ?? 0
      return start >= (ends[index - 1] ?? 0) && start < (ends[index] ?? Infinity)
    })
  const rest = others.map((food, index) =>
    Object.assign({}, food, { amounts: amountsOf(index + 1) }),
  )
  return [{ ...cooking, amounts: amountsOf(0) }, ...rest]
}

export function readPortions({ line, cooking, factor }: ScaledLine): Portion[] {
  const scaled = cooking.amounts.filter(({ isFixed }) => !isFixed)
  return scaled.flatMap((amount, index) => {
    const [first] = amount.measures
    if (!first || (index > 0 && !/\bplus (?:about )?$/.test(line.slice(0, first.span[0]))))
      return []
    const { noun, measures } = amount
    const { name } = cooking
    const sums = sumMeasures(measures)
    const isCounted = sums[0]?.kind === 'count'
    const fixed = cooking.amounts.filter(({ isFixed }) => isCounted && isFixed)
    const sizes =
      fixed
        .map((size) => sumMeasures(size.measures))
        .find((all) => all.every(({ kind }) => kind === 'mass' || kind === 'volume')) ?? []
    const before = noun ? line.slice(first.span[1], noun.span[0]) : ''
    const writtenLength = sizes.length === 0 && /\d/.test(before) ? before.trim() : ''
    const isNamedByCount =
      noun !== undefined && name !== undefined && noun.span[0] >= name[0] && noun.span[1] <= name[1]
    return { line, cooking, factor, amount, sums, isCounted, isNamedByCount, sizes, writtenLength }
  })
}

/** Sums an amount in each kind of measure; ranges count with their upper end. */
function sumMeasures(measures: readonly WrittenMeasure[]): MeasuredTotal[] {
  const sums: MeasuredTotal[] = []
  for (const { quantity, upTo = quantity, unit, plus } of measures) {
    const facts = unitFactsOf(unit)
    const amount = upTo * (facts?.factor ?? 1)
    const last = sums.at(-1)
    if (plus && last) last.amount += amount
    else sums.push({ kind: facts?.dimension ?? 'count', system: facts?.system, amount })
  }
  return sums
}

/** Sorts portions by how well their wording presents a sum, best first. */
export function compareForDisplay(a: Portion, b: Portion): number {
  // Packages with a size come first, then other sizes, bare counts and weights.
  const rank = ({ isCounted, sizes, writtenLength, amount: { noun, measures } }: Portion) => {
    if (!isCounted) return 4
    // In `1 (14-ounce) can`, more than a space separates number and noun.
    const isSizeInFront = noun && noun.span[0] - (measures[0]?.span[1] ?? 0) > 3
    if (sizes.length > 0) return isSizeInFront ? 0 : 1
    return writtenLength === '' ? 3 : 2
  }
  const byRank = rank(a) - rank(b)
  if (byRank !== 0) return byRank
  return a.isCounted ? lengthOfName(a) - lengthOfName(b) : b.sums.length - a.sums.length
}

function lengthOfName(portion: Portion): number {
  const [start = 0, end = Infinity] = portion.cooking.name ?? []
  const sizes = findSizeWords(portion).filter(({ span }) => span[0] >= start)
  return end - start - sizes.reduce((sum, { span }) => sum + span[1] - span[0], 0)
}

/** Converts a portion to each measure of a target; undefined if they cannot be added. */
export function amountsInMeasuresOf(target: Portion, portion: Portion): number[] | undefined {
  if (target.isCounted && portion.isCounted) {
    return isCountedAlike(target, portion) ? portion.sums.map(({ amount }) => amount) : undefined
  }
  if (portion.isCounted) return undefined
  const [ratio] = (target.isCounted ? target.sizes : target.sums).flatMap((sum) => {
    const same = findSameKind(portion.sums, sum)
    return same ? [same.amount / sum.amount] : []
  })
  if (ratio === undefined) return undefined
  if (target.isCounted) return [ratio]
  return target.sums.map((sum) => findSameKind(portion.sums, sum)?.amount ?? sum.amount * ratio)
}

function findSameKind(sums: readonly MeasuredTotal[], { kind, system }: MeasuredTotal) {
  const same = sums.filter((sum) => sum.kind === kind)
  return same.find((sum) => sum.system === system) ?? same[0]
}

/** Tolerance for rounded sizes: 28 ounces are given as 794 or 800 grams. */
const ROUNDED = 0.03

/** A count without a size matches one with any size. */
function isCountedAlike(a: Portion, b: Portion): boolean {
  const nouns = [a, b].map(({ amount }) => amount.noun?.one.toLowerCase())
  if (nouns[0] !== nouns[1]) return false
  if (a.writtenLength !== '' && b.writtenLength !== '') return a.writtenLength === b.writtenLength
  const [size] = a.sizes
  const same = size && findSameKind(b.sizes, size)
  return !same || Math.abs(size.amount - same.amount) <= size.amount * ROUNDED
}

/** Spans number, unit, brackets and counted noun. */
export function spanOfAmount({ line, amount: { measures, noun } }: Portion): TextSpan {
  const [start, end] = spanOfMeasures(line, measures)
  return [start, noun?.span[1] ?? end]
}

const SIZE = /(?<![\w-])(?:extra[- ])?(?:small|medium|large)(?!-),? /gi

/** Finds size words after the number, including their trailing space. */
export function findSizeWords(portion: Portion): { word: string; span: TextSpan }[] {
  const [start, end] = spanOfAmount(portion)
  const text = portion.line.slice(start, Math.max(end, portion.cooking.name?.[1] ?? 0))
  return [...text.matchAll(SIZE)].map(({ 0: word, index }) => ({
    word,
    span: [start + index, start + index + word.length],
  }))
}
