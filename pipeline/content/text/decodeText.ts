/** Decodes UTF-8, with the line ends that editors count; null for other bytes. */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n')
  } catch {
    return null
  }
}

/** Also matches bidirectional controls (UAX 9, section 2), and joiners in scripts that have none. */
export const CONTROL_CHARACTERS =
  /[^\P{Cc}\n\t]|[\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF]|(?<=[\p{Script=Latin}\d\s])(?:\u200C|\u200D|\u00AD)/u
