const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Writes `2025-10-12` as `October 12, 2025`. Intl would take a slow phone 60 ms to set up. */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${MONTHS[Number(month) - 1]} ${date}, ${year}`
}
