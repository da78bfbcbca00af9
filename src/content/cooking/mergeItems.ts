import { groupBy } from '../groupBy.ts'
import {
  type Aisle,
  AISLES,
  type IngredientCooking,
  type WrittenAmount,
  type WrittenMeasure,
} from './cookingData.ts'
import { showText } from './scaleAmounts.ts'
import { factsOf, type UnitSystem } from './units.ts'

export interface ListItem<Source> {
  line: string
  cooking: IngredientCooking
  /** How many times the recipe. */
  factor: number
  source: Source
}

export interface MergedItem<Source> {
  /** The same for the same thing: a key to remember it by. */
  food: string
  /** A recipe's name for it: `eggs`; the whole line where it asks for several foods. */
  name: string
  aisle: Aisle
  /** How much in all, `5` or `¾ cup + 2 sticks`; empty where no line says. */
  amount: string
  items: ListItem<Source>[]
}

interface Share {
  text: string
  amounts: readonly WrittenAmount[]
  times: number
}

/** Merges lines of one food, and adds amounts that can be added; by aisle and name, no tap water. */
export function mergeItems<Source>(
  items: readonly ListItem<Source>[],
  units?: UnitSystem,
): MergedItem<Source>[] {
  const bought = items.filter(({ cooking }) => cooking.food !== '')
  const byFood = groupBy(bought, ({ cooking }) => [cooking.food])
  return [...byFood.values()]
    .flatMap((some) => mergeSame(some, units))
    .toSorted(
      (a, b) => AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) || a.name.localeCompare(b.name),
    )
}

function mergeSame<Source>(
  items: ListItem<Source>[],
  units: UnitSystem | undefined,
): MergedItem<Source>[] {
  const [first] = items
  if (!first) return []
  const { food, aisle } = first.cooking
  const wanted = { ...(units && { units }) }
  const [name] = items
    .map(({ line, cooking }) => (cooking.name ? line.slice(...cooking.name) : undefined))
    .toSorted((a = '', b = '') => a.length - b.length)
  if (name === undefined) {
    // Several foods in one line: it stands as it is, once for each recipe.
    return items.map((item) => ({
      food: `${food} (${item.line})`,
      name: showText(item.line, item.cooking, { factor: item.factor, ...wanted }),
      aisle,
      amount: '',
      items: [item],
    }))
  }
  const shares: Share[] = []
  for (const share of items.flatMap((item) => sharesOf(item))) {
    const same = shares.find((one) => timesOf(share, one) !== undefined)
    if (same) same.times += timesOf(share, same) ?? 0
    else shares.push(share)
  }
  const amount = shares
    .map(({ text, amounts, times }) => showText(text, { amounts }, { factor: times, ...wanted }))
    .join(' + ')
  return [{ food, name, aisle, amount, items }]
}

/** What a line asks for: its first amount, and what it asks for `plus`. */
function sharesOf<Source>({ line, cooking, factor }: ListItem<Source>): Share[] {
  const scaled = cooking.amounts.filter(({ isFixed }) => !isFixed)
  return scaled.flatMap((amount, index) => {
    const [first] = amount.measures
    if (!first || (index > 0 && !/\bplus (?:about )?$/.test(line.slice(0, first.span[0]))))
      return []
    return [{ ...textOf(line, cooking, amount, first), times: factor }]
  })
}

function textOf(
  line: string,
  { amounts, food }: IngredientCooking,
  amount: WrittenAmount,
  { span: [start, numberEnd] }: WrittenMeasure,
): Pick<Share, 'text' | 'amounts'> {
  const { noun } = amount
  // The number of eggs says enough; cloves and cans are named.
  const isNamed = noun && food.split(' ').at(-1) !== noun.one.toLowerCase()
  const last = amount.measures.at(-1)?.span[1] ?? numberEnd
  const end = isNamed
    ? noun.span[1]
    : last + (line[last] === ')' && line.slice(start, last).includes('(') ? 1 : 0)
  const inside = amounts
    .filter(({ measures }) => measures.every(({ span }) => span[0] >= start && span[1] <= end))
    .map((one) => moved(one, -start, isNamed === true))
  return { text: line.slice(start, end), amounts: inside }
}

function moved({ noun, ...amount }: WrittenAmount, by: number, keepsNoun: boolean): WrittenAmount {
  const measures = amount.measures.map((measure): WrittenMeasure => {
    const [start, end] = measure.span
    return Object.assign({}, measure, { span: [start + by, end + by] as const })
  })
  if (!noun || !keepsNoun) return { ...amount, measures }
  return { ...amount, measures, noun: { ...noun, span: [noun.span[0] + by, noun.span[1] + by] } }
}

/** How many times one amount another is; undefined when they cannot be added. */
function timesOf(one: Share, other: Share): number | undefined {
  const [of, by] = [one.amounts[0], other.amounts[0]]
  if (!of || !by) return undefined
  for (const measure of sums(by)) {
    const same = sums(of).find(({ kind }) => kind === measure.kind)
    if (!same) continue
    const isCounted = measure.kind === 'count'
    if (isCounted && countedAs(one) !== countedAs(other)) return undefined
    return (one.times * same.amount) / measure.amount
  }
  return undefined
}

/** What is counted and how large it is: cans of one size alone are added. */
function countedAs({ text, amounts }: Share): string {
  const [count, ...sizes] = amounts
  const size = sizes.map(({ measures }) => measures.map(({ span }) => text.slice(...span)).join())
  return `${count?.noun?.one.toLowerCase() ?? ''} ${size.join()}`
}

/** What an amount comes to in each way it is measured: milliliters, grams, things. */
function sums({ measures }: WrittenAmount): { kind: string; amount: number }[] {
  const found: { kind: string; amount: number }[] = []
  for (const { quantity, unit, plus } of measures) {
    const facts = factsOf(unit)
    const amount = quantity * (facts?.factor ?? 1)
    const last = found.at(-1)
    if (plus && last) last.amount += amount
    else found.push({ kind: facts?.kind ?? 'count', amount })
  }
  return found
}
