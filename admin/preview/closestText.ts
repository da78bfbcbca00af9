const MIN_LETTERS = 3
const MIN_SHARE = 0.25

/** Keeps only letters and digits, since pages format quotes, fractions and links differently. */
function comparableText(text: string): string {
  const shown = text.replaceAll(/\]\([^)]*\)/g, '').normalize('NFKD')
  return shown.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase()
}

/** Returns the candidate with the text most similar to `text`; undefined if none is similar. */
export function closestText<C>(
  candidates: readonly C[],
  textOf: (candidate: C) => string,
  text: string,
): C | undefined {
  const sought = comparableText(text)
  let closest: C | undefined
  let most = MIN_SHARE
  for (const candidate of candidates) {
    const share = sharedPart(comparableText(textOf(candidate)), sought)
    if (share > most) [closest, most] = [candidate, share]
  }
  return closest
}

function sharedPart(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= MIN_LETTERS && long.includes(short) ? short.length / long.length : 0
}
