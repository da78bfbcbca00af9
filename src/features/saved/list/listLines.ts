import { type Aisle, AISLES } from '../../../content/cooking/cookingData.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import type { ItemRef } from './itemRef.ts'
import type { Listed, ListedItem } from './shoppingList.ts'

/** A line of the list: one thing to buy, for whatever asks for it. */
export interface ListLine {
  key: string
  text: string
  /** All that it stands for. */
  refs: ItemRef[]
  /** What it is for. */
  sources: string[]
  isDone: boolean
  aisle: Aisle
  /** Whether the visitor wrote it. */
  isOwn: boolean
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

/** What is on the list, in the order of a walk through the shop. */
export function readLines(records: ReadonlyMap<string, Listed>): AisleOfList[] {
  const lines = entriesOf(records).map(lineOf)
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

function lineOf({ ref, item, listed }: Entry): ListLine {
  return {
    key: `${ref.record}/${ref.index}`,
    text: item.text,
    refs: [ref],
    sources: listed.title ? [listed.title] : [],
    isDone: item.isDone === true,
    aisle: item.cooking?.aisle ?? item.aisle ?? 'other',
    isOwn: item.cooking === undefined,
  }
}

/** What is still to be bought, as text for a message. */
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
