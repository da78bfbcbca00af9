/**
 * A title whose short hyphenated words (8-Inch, Lemon-herb) stay on one line. The text itself is
 * unchanged.
 */
export function KeepTogether({ children }: { children: string }) {
  // Splitting by a group keeps what matched, at every odd index.
  const parts = children.split(/((?<!\S)[^\s-]{1,8}-[^\s-]{1,8}(?!\S))/)
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="together">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
