/**
 * UTF-8 text with plain line endings, so that lines and columns are those of an editor; null when
 * it is not UTF-8.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n')
  } catch {
    return null
  }
}

/**
 * Control characters, spaces without width, joiners outside the scripts and emojis that need them,
 * lone surrogates, U+FFFD, and bidirectional controls (Unicode Standard Annex 9, section 2).
 */
export const CONTROL_CHARACTERS =
  /[^\P{Cc}\n\t]|[\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]|(?<=[\p{Script=Latin}\d\s])(?:\u200C|\u200D|\u00AD)/u
