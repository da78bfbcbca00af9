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
