import type { ReactNode } from 'react'

/** Matches `Lemon-herb`, `8-Inch`, `1.5 kg`, `20 cm`, `15–20 minutes`, `10 Minuten`. */
const TOGETHER =
  /((?<!\S)[^\s-]{1,8}-[^\s-]{1,8}(?!\S)|\b\d\S{0,8}(?: – \d\S{0,5})? (?:(?:hour|minute|second|stunde|sekunde)[ns]?|[a-z°%]{1,4})\b)/i

/** Keeps short hyphenated words and quantities of a text on one line. */
export function keepTogether(text: string): ReactNode[] {
  // `split` with a group keeps the matches, at odd indexes.
  return text.split(TOGETHER).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- a quantity may occur twice in a text
      <span key={index} className="no-wrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
