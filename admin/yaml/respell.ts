/**
 * A text of YAML as it is written, with the part exchanged that differs between two values; line
 * breaks and quotes in the rest stay. Null when the two cannot be laid side by side, or when the
 * new part does not fit into a line.
 *
 * @param written the scalar, with its quotes
 * @param before the value that it has
 */
export function respell(written: string, before: string, after: string): string | null {
  const quote = /^["']/.exec(written)?.[0] ?? ''
  const offsets = alignValue(written, before, quote)
  if (!offsets) return null
  const start = commonStart(before, after)
  const end = commonStart(reverse(before.slice(start)), reverse(after.slice(start)))
  const changed = after.slice(start, after.length - end)
  if (/[\r\n]/.test(changed)) return null
  const [from = 0, to = 0] = [offsets[start], offsets[before.length - end]]
  return written.slice(0, from) + escapeFor(quote, changed) + written.slice(to)
}

/** One line break is read as a blank; of more, all but the first. */
const FOLD = /[ \t]*(?:\r?\n[ \t]*)+/y

/** Where each character of the value stands in the scalar, and where the value ends. */
function alignValue(written: string, value: string, quote: string): number[] | null {
  if (quote === '"' && written.includes('\\')) return null
  const offsets: number[] = []
  let at = quote.length
  while (offsets.length < value.length) {
    FOLD.lastIndex = at
    const fold = FOLD.exec(written)?.[0]
    const breaks = fold?.split('\n').length ?? 0
    const read = fold === undefined ? (written[at] ?? '') : '\n'.repeat(breaks - 2) || ' '
    if (read === '' || !value.startsWith(read, offsets.length)) return null
    offsets.push(...Array.from(read, () => at))
    at += fold?.length ?? (quote === "'" && read === "'" ? 2 : 1)
  }
  offsets.push(at)
  return at + quote.length === written.length ? offsets : null
}

function escapeFor(quote: string, text: string): string {
  if (quote === "'") return text.replaceAll("'", "''")
  return quote === '"' ? JSON.stringify(text).slice(1, -1) : text
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length += 1
  return length
}

function reverse(text: string): string {
  return text.split('').toReversed().join('')
}
