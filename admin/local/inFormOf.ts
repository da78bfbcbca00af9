/** Restores the byte order mark, line ends and empty lines that the editor strips. */
export function inFormOf(file: string, text: string): string {
  const [before = ''] = /^\s*/.exec(file) ?? []
  const [after = ''] = /\s*$/.exec(file) ?? []
  const inner = text.trim().replaceAll(/\r\n?/g, '\n')
  return before + (file.includes('\r\n') ? inner.replaceAll('\n', '\r\n') : inner) + after
}
