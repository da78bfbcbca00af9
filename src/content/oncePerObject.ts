/** Computes once per object. In development, most documents of a save are the objects of before. */
export function oncePerObject<Key extends object, Value>(compute: (key: Key) => Value) {
  const known = new WeakMap<Key, { value: Value }>()

  /** Takes over what was computed before, by an earlier process. */
  function remember(key: Key, value: Value): Value {
    known.set(key, { value })
    return value
  }
  function get(key: Key): Value {
    const before = known.get(key)
    return before ? before.value : remember(key, compute(key))
  }
  return Object.assign(get, { remember })
}
