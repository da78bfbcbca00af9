/** Without escape sequences, and `##[group]`, which GitHub Actions obeys anywhere in a line. */
export function plainLine(line: string): string {
  return line
    .replaceAll(
      /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
    )
    .replaceAll('##[', '## [')
}
