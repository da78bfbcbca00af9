/** Computes a value for each text once, and then remembers it for as long as the function is there. */
export function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const value = known.get(text)
    if (value !== undefined) return value
    const computed = compute(text)
    known.set(text, computed)
    return computed
  }
}
