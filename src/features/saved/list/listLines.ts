import { type Aisle, AISLES } from '../../../content/cooking/cookingData.ts'
import { mergeItems } from '../../../content/cooking/mergeItems.ts'
import type { UnitSystem } from '../../../content/cooking/units.ts'
import { capitalized } from '../../../words/capitalized.ts'
import type { ItemRef, Listed, ListedItem } from './shoppingList.ts'

export interface ListLine {
  key: string
  text: string
  refs: ItemRef[]
  sources: string[]
  isDone: boolean
  aisle: Aisle
}

export interface AisleOfList {
  aisle: Aisle
  lines: ListLine[]
}

interface Entry {
  ref: ItemRef
  item: ListedItem
  listed: Listed
}

/**
 * The list in the order of a walk through the shop; ticked lines last in each aisle.
 *
 * @param units undefined: as the recipes write them
 */
export function readLines(records: ReadonlyMap<string, Listed>, units?: UnitSystem): AisleOfList[] {
  const entries = entriesOf(records)
  // Amounts of ticked items are not added to open ones.
  const open = entries.filter(({ item }) => !item.isDone)
  const done = entries.filter(({ item }) => item.isDone)
  const lines = [...linesOf(open, false, units), ...linesOf(done, true, units)]
  return AISLES.map((aisle) => ({
    aisle,
    lines: lines.filter((line) => line.aisle === aisle),
  })).filter((group) => group.lines.length > 0)
}

function entriesOf(records: ReadonlyMap<string, Listed>): Entry[] {
  const inOrder = [...records].toSorted(([, one], [, other]) => one.at.localeCompare(other.at))
  return inOrder.flatMap(([record, listed]) =>
    listed.items
      .map((item, index) => ({ ref: { record, index }, item, listed }))
      .filter(({ item }) => !item.isGone),
  )
}

function linesOf(entries: Entry[], isDone: boolean, units?: UnitSystem): ListLine[] {
  return mergedLines(entries, isDone, units).concat(entries.flatMap(ownLine))
}

function mergedLines(entries: Entry[], isDone: boolean, units?: UnitSystem): ListLine[] {
  const items = entries.flatMap((entry) => {
    const { item, listed } = entry
    const { text: line, cooking } = item
    return cooking ? [{ line, cooking, factor: listed.factor, source: entry }] : []
  })
  return mergeItems(items, units).map(({ text, aisle, items: merged }) => ({
    key: keyOf(merged.map(({ source }) => source.ref)),
    text,
    refs: merged.map(({ source }) => source.ref),
    sources: [...new Set(merged.map(({ source }) => source.listed.title))],
    isDone,
    aisle,
  }))
}

/** The same line when it is ticked, also if it joins a ticked one of an older recipe. */
function keyOf(refs: ItemRef[]): string {
  const last = refs.at(-1)
  return `${last?.record}/${last?.index}`
}

function ownLine({ ref, item, listed }: Entry): ListLine[] {
  const { text, cooking, aisle = 'other', isDone = false } = item
  if (cooking) return []
  const sources = listed.title ? [listed.title] : []
  return [{ key: keyOf([ref]), text, refs: [ref], sources, isDone, aisle }]
}

export function listText(aisles: readonly AisleOfList[]): string {
  const open = aisles
    .map(({ aisle, lines }) => ({ aisle, lines: lines.filter(({ isDone }) => !isDone) }))
    .filter(({ lines }) => lines.length > 0)
  return open
    .map(({ aisle, lines }) => {
      return [capitalized(aisle), ...lines.map(({ text }) => `- ${text}`)].join('\n')
    })
    .join('\n\n')
}
