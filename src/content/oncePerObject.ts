/** Computes once per object: most documents of a save are objects of the previous build. */
export function oncePerObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const before = known.get(key) ?? { value: compute(key) }
    known.set(key, before)
    return before.value
  }
}
