/**
 * One line for a terminal and the log of a workflow: words of others may hold escape sequences, or
 * `##[group]`, which runners of GitHub Actions obey anywhere in a line.
 */
export function plainLine(line: string): string {
  return line
    .replaceAll(
      /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu,
      (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
    )
    .replaceAll('##[', '## [')
}
