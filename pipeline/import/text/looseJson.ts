import { jsonrepair } from 'jsonrepair'
import { cleanLines } from './cleanText.ts'

/** In characters; what is longer and broken is not repaired. */
const LONGEST_REPAIRED = 3_000_000

/**
 * Reads JSON as pages hold it: in comments or CDATA, with a byte order mark, line ends in texts,
 * trailing commas, several values one after the other.
 *
 * @returns undefined when nothing of it can be read
 */
export function parseLooseJson(text: string): unknown {
  const bare = withoutWrapping(text)
  if (bare === '') return undefined
  for (const candidate of candidates(bare)) {
    const value = attempt(() => JSON.parse(candidate()))
    if (value !== undefined) return value
  }
  return undefined
}

/** From the strictest to the loosest, each made when the ones before it failed. */
function candidates(text: string): (() => string)[] {
  if (text.length > LONGEST_REPAIRED) return [() => text]
  return [
    () => text,
    () => escapeControls(text),
    () => `[${escapeControls(text).replaceAll(/\}\s*\{/g, '},{')}]`,
    () => jsonrepair(escapeControls(text)),
    () => jsonrepair(withoutWrapping(cleanLines(text).join(' '))),
  ]
}

function attempt(read: () => unknown): unknown {
  try {
    const value = read()
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const BEFORE = /^(?:\uFEFF|\s|<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)+/
const BEHIND = /(?:\s|-->|\/\/\s*-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>|;)+$/

function withoutWrapping(text: string): string {
  return text.replace(BEFORE, '').replace(BEHIND, '')
}

/** Line ends and tabs inside quotation marks, which JSON refuses, as it writes them. */
function escapeControls(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  if (!/[\u0000-\u001F]/.test(text)) return text
  return text.replaceAll(/"(?:[^"\\]|\\[\s\S])*"/g, (quoted) =>
    // eslint-disable-next-line no-control-regex -- these are what is looked for
    quoted.replaceAll(/\\?[\u0000-\u001F]/g, (sign) => (sign.endsWith('\n') ? '\\n' : ' ')),
  )
}
