import { listingId } from '../../../storage/keys.ts'
import type { Listed } from '../../../storage/shoppingList.ts'

type Records = ReadonlyMap<string, Listed>

/** Adds a list to another: no line twice, ticked if it is on either, a recipe at its larger scale. */
export function mergeLists(current: Records, received: readonly Listed[], at: string) {
  /** The records that are new or change. */
  const records = new Map<string, Listed>()
  /** How many lines were not on the list before. */
  let added = 0
  for (const listed of received) {
    const id =
      findListingId(current, records, listed) ?? `line-${at.replaceAll(':', '')}-${records.size}`
    const before = records.get(id) ?? current.get(id)
    const merged = mergeRecords(before ?? { ...listed, items: [], at }, listed)
    added += shownItems(merged) - (before ? shownItems(before) : 0)
    records.set(id, merged)
  }
  return { records, added }
}

/** An own line is known by its text; two of the same text stay two. */
function findListingId(current: Records, taken: Records, { recipe, items }: Listed) {
  if (recipe !== undefined) return listingId(recipe)
  const isSame = ([id, one]: [string, Listed]) =>
    !one.recipe && !taken.has(id) && one.items[0]?.text === items[0]?.text
  return [...current].find(isSame)?.[0]
}

function shownItems({ items }: Listed): number {
  return items.filter(({ isGone }) => !isGone).length
}

function mergeRecords(before: Listed, received: Listed): Listed {
  const items = [...before.items]
  const found = new Set<number>()
  for (const item of received.items) {
    const place = items.findIndex(({ text }, index) => text === item.text && !found.has(index))
    const { isGone, isDone, ...one } = items[place] ?? item
    const index = place < 0 ? items.length : place
    items[index] = { ...one, isDone: (isGone ? undefined : isDone) ?? item.isDone }
    found.add(index)
  }
  const { factor, servings } = received.factor > before.factor ? received : before
  return { ...before, factor, servings, items }
}
