/** A storage like a browser's, with entries as own properties and a limited size. */
export class MemoryStorage implements Storage {
  [key: string]: unknown
  readonly #limit: number

  /** @param limit characters of keys and values together */
  constructor(limit = Infinity) {
    this.#limit = limit
  }
  get length() {
    return Object.keys(this).length
  }
  key(index: number) {
    return Object.keys(this)[index] ?? null
  }
  getItem(key: string) {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }
  setItem(key: string, value: string) {
    const others = Object.entries(this).filter(([name]) => name !== key)
    if ([...others.flat(), key, value].join('').length > this.#limit) {
      throw new DOMException('full', 'QuotaExceededError')
    }
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
  clear() {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}
