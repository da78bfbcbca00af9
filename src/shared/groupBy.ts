/** Items by their keys, in their order; an item with several stands below each. */
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
