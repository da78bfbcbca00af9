import type { NumberRules } from '../../src/content/schema/fields.ts'

/** Parses a number. Other input stays text, so that the user can correct it. */
export function parseNumber(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  return /^\d+(\.\d*)?$/.test(text) ? Number(text) : text
}

export function numberFault(
  value: unknown,
  label: string,
  { min, max, isWhole }: Pick<NumberRules, 'min' | 'max' | 'isWhole'>,
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const isWritten = typeof value === 'number' && Number(value.toFixed(isWhole ? 0 : 1)) === value
  if (isWritten && value >= min && value <= max) return undefined
  const range = `from ${min} to ${max.toLocaleString('en-US')}`
  if (!isWhole) return `A number ${range}, with one decimal at most.`
  return `${label.startsWith('Minutes') ? 'Whole minutes' : 'Whole numbers'} only, ${range}.`
}
