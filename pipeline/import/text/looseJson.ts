import { jsonrepair } from 'jsonrepair'

const MAX_REPAIRED_CHARACTERS = 3_000_000

/** Parses the JSON of pages; repairs it if it is broken, and calls `onBroken`. */
export function parseLooseJson(text: string, onBroken?: () => void): unknown {
  const json = text.replace(BEFORE, '').replace(BEHIND, '')
  if (json === '') return undefined
  const repairs = [() => json, () => jsonrepair(json)]
  for (const repaired of text.length > MAX_REPAIRED_CHARACTERS ? [() => json] : repairs) {
    try {
      const value: unknown = JSON.parse(repaired())
      if (typeof value === 'object' && value !== null) return value
    } catch {
      onBroken?.()
    }
  }
  return undefined
}

const BEFORE = /^(?:\uFEFF|\s|<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)+/
const BEHIND = /(?:\s|-->|\/\/\s*-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>|;)+$/
