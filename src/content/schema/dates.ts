/** Patterns of ISO 8601 days and moments in documents; the JSON Schemas also use them. */

/** Years divisible by 4 but not by 100, or divisible by 400. */
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const DAYS_OF_MONTHS = [
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])',
  '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)',
  '02-(?:0[1-9]|1\\d|2[0-8])',
]
const DAY = `(?:\\d{4}-(?:${DAYS_OF_MONTHS.join('|')})|${LEAP_YEAR}-02-29)`
const TIME =
  'T(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d(?:\\.\\d{1,3})?)?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)'

/** Matches existing calendar days; editors allow 31 days in any month for the format `date`. */
export const DAY_PATTERN = new RegExp(`^${DAY}$`)

/** Matches an existing calendar day, optionally with a time and time zone. */
export const MOMENT_PATTERN = new RegExp(`^${DAY}(?:${TIME})?$`)
