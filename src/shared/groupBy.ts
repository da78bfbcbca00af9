/** Groups items by their keys, in order; an item with several keys is in several groups. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keysOf: (item: Item) => Iterable<Key>,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key) ?? []
      groups.set(key, group)
      group.push(item)
    }
  }
  return groups
}
