import { longDate, months } from 'words/locale'

/** Writes `2025-10-12` as `October 12, 2025`. Intl would take a slow phone 60 ms to set up. */
export function formatDate(written: string): string {
  const [year, month, day] = written.split('-').map(Number)
  return longDate({ month: months[Number(month) - 1], day, year })
}
