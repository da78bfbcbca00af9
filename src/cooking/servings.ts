export const MIN_SERVINGS = 0.01
export const MAX_SERVINGS = 1000

/** Returns undefined for an invalid number of servings. */
export function toServings(text: string | null): number | undefined {
  const number = text?.replace(/^([1-9]),(?=\d{3}$)/, '$1').replace(',', '.')
  const servings = Math.round(Number(number) * 100) / 100
  return servings >= MIN_SERVINGS && servings <= MAX_SERVINGS ? servings : undefined
}
