/**
 * Computes something of an object once, and remembers it for as long as the object is there. In
 * development all documents are checked and related anew with each save, and most are the very
 * objects of before.
 */
export function oncePerObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}
