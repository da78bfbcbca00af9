import { writeAmount } from './fractions.ts'

/** The parts of a line of ingredients, put together: `2 cups flour, sifted`. */
export function ingredientText(parts: {
  amount?: unknown
  unit?: unknown
  food?: unknown
  note?: unknown
}): string {
  const { amount, unit, food, note } = parts
  const number =
    typeof amount === 'number' ? (amount > 0 ? writeAmount(amount) : '') : wordsOf(amount)
  const head = [number, wordsOf(unit), wordsOf(food)].filter(Boolean).join(' ')
  return [head, wordsOf(note)].filter(Boolean).join(', ')
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}
