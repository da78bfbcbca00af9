/**
 * The text of a file: UTF-8 with or without a byte order mark; Windows line endings become plain
 * ones, so that lines and columns are those an editor shows. Null when it is not UTF-8.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n')
  } catch {
    return null
  }
}
