export function inputText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
