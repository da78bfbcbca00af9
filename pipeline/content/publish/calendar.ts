/**
 * What follows the day in an ISO 8601 time to the minute or finer, with its zone: a regular
 * expression, as text, that JSON Schemas understand, too.
 */
export const TIME_PATTERN =
  'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'

const TIME = new RegExp(`${TIME_PATTERN}$`)

/** Whether the text is a day of the calendar, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // JavaScript reads 31 February as 2 March, and no month 13 at all.
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whether the text is a day of the calendar, or a time of one with its zone. */
export function isDateTime(text: string): boolean {
  return isDay(text.replace(TIME, ''))
}
