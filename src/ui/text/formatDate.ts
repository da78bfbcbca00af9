const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Returns the day of the visitor's clock, as `2025-10-12`. */
export function localDay(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0')
  return `${moment.getFullYear()}-${month}-${String(moment.getDate()).padStart(2, '0')}`
}

/** Writes `2025-10-12` as `October 12, 2025`. Intl would take a slow phone 60 ms to set up. */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${date}, ${year}`
}
