import * as aisleWords from 'words/aisles'
import { type ShopAisle, AISLES } from '../../../cooking/cookingData.ts'
import { mergeShoppingItems } from '../../../cooking/mergeShoppingItems.ts'
import type { UnitSystem } from '../../../cooking/units.ts'
import type { ItemRef, Listed, ListedItem } from '../../../storage/shoppingList.ts'

export interface ListLine {
  key: string
  text: string
  refs: ItemRef[]
  sources: string[]
  isDone: boolean
  aisle: ShopAisle
}

export interface AisleOfList {
  aisle: ShopAisle
  lines: ListLine[]
}

interface Entry {
  ref: ItemRef
  item: ListedItem
  listed: Listed
}

/** Groups the lines by aisle, ticked ones last. @param units if undefined, amounts stay as written */
export function groupByAisle(
  records: ReadonlyMap<string, Listed>,
  units?: UnitSystem,
): AisleOfList[] {
  const entries = presentEntries(records)
  // Amounts of ticked items are not added to open ones.
  const lines = [false, true].flatMap((isDone) => {
    const alike = entries.filter(({ item }) => item.isDone === (isDone || undefined))
    return mergedLines(alike, isDone, units)
  })
  return AISLES.map((aisle) => ({
    aisle,
    lines: lines.filter((line) => line.aisle === aisle),
  })).filter((group) => group.lines.length > 0)
}

function presentEntries(records: ReadonlyMap<string, Listed>): Entry[] {
  const inOrder = [...records].toSorted(([, a], [, b]) => a.at.localeCompare(b.at))
  return inOrder.flatMap(([record, listed]) =>
    listed.items
      .map((item, index) => ({ ref: { record, index }, item, listed }))
      .filter(({ item }) => !item.isGone),
  )
}

function mergedLines(entries: Entry[], isDone: boolean, units?: UnitSystem): ListLine[] {
  const items = entries.flatMap((entry) => {
    const { item, listed } = entry
    const { text: line, cooking, share = 1 } = item
    return cooking ? [{ line, cooking, factor: listed.factor * share, source: entry }] : []
  })
  const lines = mergeShoppingItems(items, units).map(({ text, aisle, items: merged }) => {
    const refs = merged.map(({ source }) => source.ref)
    const sources = [...new Set(merged.map(({ source }) => source.listed.title))]
    return { key: lineKey(refs), text, refs, sources, isDone, aisle }
  })
  return [...lines, ...entries.flatMap(ownLine)]
}

/** The last item names a line, so ticking it keeps its key. */
function lineKey(refs: ItemRef[]): string {
  const last = refs.at(-1)
  return `${last?.record}/${last?.index}`
}

function ownLine({ ref, item, listed }: Entry): ListLine[] {
  const { text, cooking, aisle = 'other', isDone = false } = item
  if (cooking) return []
  const sources = listed.title ? [listed.title] : []
  return [{ key: lineKey([ref]), text, refs: [ref], sources, isDone, aisle }]
}

export interface RemovedLine {
  line: ListLine
  /** Its index within the aisle. */
  index: number
  undo: () => void
}

/** Inserts the line that was removed last at its old place. */
export function withRemoved(aisles: AisleOfList[], removed?: RemovedLine): AisleOfList[] {
  if (!removed) return aisles
  const { line, index } = removed
  return AISLES.flatMap((aisle) => {
    const lines = aisles.find((group) => group.aisle === aisle)?.lines ?? []
    if (line.aisle === aisle) return { aisle, lines: lines.toSpliced(index, 0, line) }
    return lines.length > 0 ? { aisle, lines } : []
  })
}

const AISLE_NAMES: Record<ShopAisle, string> = {
  ...aisleWords,
  'meat and fish': aisleWords.meatAndFish,
  'dairy and eggs': aisleWords.dairyAndEggs,
}

/** Names the aisles, unless all foods are unknown, as on German sites. */
export function nameAisles(aisles: readonly AisleOfList[]) {
  const isDivided = aisles.some(({ aisle }) => aisle !== 'other')
  return aisles.map(({ aisle, lines }) => ({
    aisle,
    lines,
    name: isDivided ? AISLE_NAMES[aisle] : undefined,
  }))
}

export function listText(aisles: readonly AisleOfList[]): string {
  const sections = nameAisles(aisles).map(({ name, lines }) => {
    const open = lines.filter(({ isDone }) => !isDone).map(({ text }) => `- ${text}`)
    return open.length > 0 && [...(name ? [name] : []), ...open].join('\n')
  })
  return sections.filter(Boolean).join('\n\n')
}
