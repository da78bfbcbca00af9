import type { ReactNode } from 'react'
import { formatDate } from './formatDate.ts'

/** The parameters of a message that names a day: “Updated <time>{day}</time>”. */
export function dayOf(date: string) {
  return { day: formatDate(date), time: (day: ReactNode) => <time dateTime={date}>{day}</time> }
}
