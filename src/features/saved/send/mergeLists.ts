import { listingId } from '../../../storage/keys.ts'
import type { Listed } from '../../../storage/shoppingList.ts'

type Records = ReadonlyMap<string, Listed>

/** Merges two lists: lines once, ticked if either is, recipes at the larger scale. */
export function mergeLists(current: Records, received: readonly Listed[], at: string) {
  /** The new and changed records. */
  const records = new Map<string, Listed>()
  /** The number of new lines. */
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

/** Matches own lines by their text; equal lines stay separate. */
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
