/**
 * A text in the form of a file: with its byte order mark, its kind of line ends, and the empty
 * lines around it, all of which the editor takes away.
 */
export function inFormOf(file: string, text: string): string {
  const [before = ''] = /^\s*/.exec(file) ?? []
  const [after = ''] = /\s*$/.exec(file) ?? []
  const inner = text.trim().replaceAll(/\r\n?/g, '\n')
  return before + (file.includes('\r\n') ? inner.replaceAll('\n', '\r\n') : inner) + after
}
