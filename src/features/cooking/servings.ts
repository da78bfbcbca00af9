export const LEAST_SERVINGS = 0.01
export const MOST_SERVINGS = 1000

/** Undefined for what is no valid number. */
export function toServings(text: string | null): number | undefined {
  const servings = Math.round(Number(text?.replace(',', '.')) * 100) / 100
  return servings >= LEAST_SERVINGS && servings <= MOST_SERVINGS ? servings : undefined
}
