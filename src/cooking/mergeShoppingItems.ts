import { groupBy } from '../shared/groupBy.ts'
import { type ShopAisle, AISLES, type TextSpan, type WrittenAmount } from './cookingData.ts'
import {
  amountsInMeasuresOf,
  compareForDisplay,
  type Portion,
  readPortions,
  findSizeWords,
  type ScaledLine,
  spanOfAmount,
} from './portions.ts'
import { scaleText, type ScaleOptions } from './scaleAmounts.ts'
import type { UnitSystem } from './units.ts'

export interface MergedShoppingItem<Item> {
  /** Items of one food have the same key. */
  food: string
  aisle: ShopAisle
  /** The food to buy, with amounts if a line gives any: `2 pounds (900 g) + 8 carrots`. */
  text: string
  items: Item[]
}

/** Merges lines with the same food and adds their amounts. Sorts by aisle; omits tap water. */
export function mergeShoppingItems<Item extends ScaledLine>(
  items: readonly Item[],
  units?: UnitSystem,
): MergedShoppingItem<Item>[] {
  const bought = items.filter(({ cooking }) => cooking.food !== '')
  const byFood = groupBy(bought, ({ cooking }) => [cooking.food])
  return [...byFood.values()]
    .flatMap((some) => mergeFood(some, units))
    .toSorted(
      (a, b) => AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) || a.food.localeCompare(b.food),
    )
}

function mergeFood<Item extends ScaledLine>(
  items: Item[],
  units?: UnitSystem,
): MergedShoppingItem<Item>[] {
  const [first] = items
  if (!first) return []
  const { food, aisle } = first.cooking
  if (items.every(({ cooking }) => !cooking.name)) {
    // Lines without a name cannot be added, so they stay separate.
    return items.map((item) => ({
      food: `${food} (${item.line})`,
      text: scaleText(item.line, item.cooking, { factor: item.factor, units }),
      aisle,
      items: [item],
    }))
  }
  const portions = items.flatMap((item) => readPortions(item)).toSorted(compareForDisplay)
  const name = shortestName(portions.length > 0 ? portions : items)
  const shares = addPortions(portions).toSorted((a, b) => rankTotal(a) - rankTotal(b))
  const texts = shares.map((share, index) => {
    const isLast = index === shares.length - 1
    const text = writeTotal(share, isLast ? name : undefined, units)
    return index === 0 ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
  })
  return [{ food, aisle, text: texts.join(' + ') || name, items }]
}

function shortestName(items: readonly Pick<ScaledLine, 'line' | 'cooking'>[]): string {
  const names = items.flatMap(({ line, cooking: { name } }) => (name ? line.slice(...name) : []))
  return names.toSorted((a, b) => a.length - b.length)[0] ?? ''
}

interface AddedPortions {
  /** The portion whose wording presents the sum. */
  shown: Portion
  portions: Portion[]
}

function addPortions(portions: readonly Portion[]): AddedPortions[] {
  const shares: AddedPortions[] = []
  for (const portion of portions) {
    const share = shares.find(({ shown }) => amountsInMeasuresOf(shown, portion))
    if (share) share.portions.push(portion)
    else shares.push({ shown: portion, portions: [portion] })
  }
  return shares
}

/** Sums the portions in each measure of the shown one. */
function totalsOf({ shown, portions }: AddedPortions): number[] {
  return shown.sums.map((_, index) => {
    const amounts = portions.map(
      (portion) => (amountsInMeasuresOf(shown, portion)?.[index] ?? 0) * portion.factor,
    )
    return amounts.reduce((total, amount) => total + amount, 0)
  })
}

/** Weights and volumes first, then counts; counts in the food's name (`garlic cloves`) last. */
const rankTotal = ({ shown: { isNamedByCount, isCounted } }: AddedPortions) =>
  isNamedByCount ? 2 : Number(isCounted)

function writeTotal(share: AddedPortions, name?: string, units?: UnitSystem): string {
  const { shown } = share
  const { line, cooking, amount } = shown
  const [start, end] = spanOfAmount(shown)
  const nameSpan = cooking.name
  const isInFront = nameSpan !== undefined && nameSpan[0] > start
  let until = end
  if (isInFront && shown.isNamedByCount) until = Math.max(end, nameSpan[1])
  else if (isInFront && name !== undefined) until = nameSpan[0]
  const sizes = differingSizes(share).filter((span) => span[1] <= end)
  const text = [[0, start] as const, ...sizes].reduce(blankOut, line.slice(0, until))
  const { amounts, scale } = scaleToTotal(share)
  const others = cooking.amounts.filter((other) => other !== amount && other.isFixed)
  const inside = [...amounts, ...others].filter(({ measures }) =>
    measures.every(({ span }) => span[0] >= start && span[1] <= until),
  )
  const scaled = scaleText(text, { amounts: inside }, { ...scale, units })
  const shownText = scaled.replaceAll(/ +/g, ' ').trim()
  return shown.isNamedByCount || name === undefined ? shownText : `${shownText} ${name}`
}

/** Finds size words that differ between portions: `small` in `1 small onion`. */
function differingSizes({ portions, shown }: AddedPortions): TextSpan[] {
  const words = portions.map((portion) => findSizeWords(portion).map(({ word }) => word))
  return new Set(words.map(String)).size > 1 ? findSizeWords(shown).map(({ span }) => span) : []
}

/** Replaces a span with spaces, so that later spans stay valid. */
function blankOut(text: string, [start, end]: TextSpan): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

/** Returns the amounts of the shown line, and how to scale them to the total. */
function scaleToTotal(share: AddedPortions): { amounts: WrittenAmount[]; scale: ScaleOptions } {
  const { cooking, amount, factor, sums, isCounted } = share.shown
  const totals = totalsOf(share)
  // Shops do not sell half an egg.
  const bought = totals.map((total) => (isCounted ? Math.max(1, Math.ceil(total - 0.01)) : total))
  const isAsScaled =
    share.portions.length === 1 && bought.every((total, index) => total === totals[index])
  const scaled = cooking.amounts.filter(({ isFixed }) => !isFixed)
  if (isAsScaled) return { amounts: scaled, scale: { factor } }
  const ratios = sums.map((sum, index) => (bought[index] ?? 0) / sum.amount)
  const amounts = scaled.map((one) => {
    let index = -1
    const measures = one.measures.map(({ upTo, ...measure }) => {
      if (!measure.plus) index += 1
      const ratio = (one === amount ? ratios[index] : undefined) ?? ratios[0] ?? 1
      return { ...measure, quantity: (upTo ?? measure.quantity) * ratio }
    })
    return Object.assign({}, one, { measures })
  })
  return { amounts, scale: { factor: 1, rewriteAlways: true } }
}
