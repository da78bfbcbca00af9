const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/**
 * `2025-10-12` as `October 12, 2025`, the same in every time zone. By hand: to set up Intl for one
 * language and one form costs a slow phone 60 ms at the start of every visit.
 */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${date}, ${year}`
}
