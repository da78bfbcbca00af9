import { jsonrepair } from 'jsonrepair'

const LONGEST_REPAIRED_CHARACTERS = 3_000_000

/** Reads JSON as pages hold it, repaired where it is broken. */
export function parseLooseJson(text: string): unknown {
  const bare = text.replace(BEFORE, '').replace(BEHIND, '')
  if (bare === '') return undefined
  const repairs = [() => bare, () => jsonrepair(bare)]
  for (const repaired of text.length > LONGEST_REPAIRED_CHARACTERS ? [() => bare] : repairs) {
    try {
      const value: unknown = JSON.parse(repaired())
      if (typeof value === 'object' && value !== null) return value
    } catch {
      // The next repair is tried.
    }
  }
  return undefined
}

const BEFORE = /^(?:\uFEFF|\s|<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)+/
const BEHIND = /(?:\s|-->|\/\/\s*-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>|;)+$/
