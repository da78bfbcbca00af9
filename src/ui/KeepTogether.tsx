/** Lemon-herb, 8-Inch; 8 L, 1.5 kg, 20 cm: any number with a short word is as good together. */
const TOGETHER = /((?<!\S)[^\s-]{1,8}-[^\s-]{1,8}(?!\S)|\b\d\S{0,5} [a-z°%]{1,4}\b)/i

/**
 * A text whose short hyphenated words and quantities stay on one line. The text itself is
 * unchanged.
 */
export function KeepTogether({ children }: { children: string }) {
  // Splitting by a group keeps what matched, at every odd index.
  const parts = children.split(TOGETHER)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // The order never changes, and a quantity may stand twice in a text.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className="together">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
