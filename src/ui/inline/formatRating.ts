import { decimalMark } from 'words/locale'

/** Writes `4.5`; Intl would take a slow phone long to set up. */
export function formatRating(rating: number): string {
  return rating.toFixed(1).replace('.', decimalMark)
}
