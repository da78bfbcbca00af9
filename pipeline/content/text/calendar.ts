/** ISO 8601 time with its zone behind a day; JSON Schemas use the pattern, too. */
export const TIME_PATTERN =
  'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'

const TIME = new RegExp(`${TIME_PATTERN}$`)

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // JavaScript reads 31 February as 2 March.
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

export function isDateTime(text: string): boolean {
  return isDay(text.replace(TIME, ''))
}
