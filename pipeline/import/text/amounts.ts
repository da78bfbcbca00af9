/** Fractions that kitchens have, by their value. */
const SIGNS: readonly [value: number, sign: string][] = [
  [1 / 8, '⅛'],
  [1 / 6, '⅙'],
  [1 / 5, '⅕'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [2 / 5, '⅖'],
  [1 / 2, '½'],
  [3 / 5, '⅗'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [4 / 5, '⅘'],
  [5 / 6, '⅚'],
  [7 / 8, '⅞'],
]

/** A number as this site writes it: 0.5 is `½`, 1.333 is `1⅓`, 2.45 is `2.45`. */
export function writeAmount(amount: number): string {
  const whole = Math.floor(amount)
  const rest = amount - whole
  if (rest < 0.005) return String(whole)
  const sign = SIGNS.find(([value]) => Math.abs(value - rest) < 0.004)?.[1]
  if (sign !== undefined && whole < 100) return `${whole || ''}${sign}`
  return String(Math.round(amount * 100) / 100)
}

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
