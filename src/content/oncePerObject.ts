/**
 * Computes something of an object once, and remembers it for as long as the object is there. In
 * development all documents are checked and related anew with each save, and most are the very
 * objects of before.
 */
export function oncePerObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): OncePerObject<Key, Value> {
  const known = new WeakMap<Key, { value: Value }>()

  function get(key: Key): Value {
    const before = known.get(key)
    if (before) return before.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }

  return Object.assign(get, {
    remember(key: Key, value: Value): void {
      known.set(key, { value })
    },
  })
}

export interface OncePerObject<Key, Value> {
  (key: Key): Value
  /** Takes over what was computed before, by an earlier process. */
  remember(key: Key, value: Value): void
}
