/** The value of a field that holds text; the editor has none for one that is empty. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
