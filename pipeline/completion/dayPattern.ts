import { TIME_PATTERN } from '../content/text/calendar.ts'

/** Years that 4 divides and 100 does not, or 400 does. */
const LEAP_YEAR = '(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const DAYS_OF_MONTHS = [
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])',
  '(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)',
  '02-(?:0[1-9]|1\\d|2[0-8])',
]
const DAY = `(?:\\d{4}-(?:${DAYS_OF_MONTHS.join('|')})|${LEAP_YEAR}-02-29)`

/** A regular expression, as text, for every calendar day that exists, as YYYY-MM-DD. */
export const DAY_PATTERN = `^${DAY}$`

/** A regular expression, as text, for a calendar day that exists, or a time of one with its zone. */
export const MOMENT_PATTERN = `^${DAY}(?:${TIME_PATTERN})?$`
