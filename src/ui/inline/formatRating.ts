import { decimalMark } from 'words/locale'

/** Formats a rating as `4.5`; setting up Intl is slow on slow phones. */
export function formatRating(rating: number): string {
  return rating.toFixed(1).replace('.', decimalMark)
}
