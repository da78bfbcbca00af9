const UNITS = {
  kcal: { written: ' kcal', other: 'kcal|cal|calories', called: 'a whole number' },
  g: { written: 'g', other: 'g|gr|gram|grams', called: 'whole grams' },
  mg: { written: 'mg', other: 'mg|milligram|milligrams', called: 'whole milligrams' },
} as const

export type NutrientUnit = keyof typeof UNITS

export function unitFieldRules(unit: NutrientUnit) {
  const { written, called } = UNITS[unit]
  return { unit, pattern: new RegExp(`^\\d+${written}$`), shape: `${called} followed by ${unit}` }
}

/** Returns the pattern of all accepted spellings; without flags, since JSON Schemas have none. */
export function unitPattern(unit: NutrientUnit): RegExp {
  const words = UNITS[unit].other.replaceAll(
    /[a-z]/g,
    (letter) => `[${letter.toUpperCase()}${letter}]`,
  )
  return new RegExp(`^\\d+ ?(${words})?$`)
}

/** Returns the published form: `320 kcal` for `320` and `320kcal`, `6g` for `6 g`. */
export function normalizeUnit(value: string, unit: NutrientUnit): string {
  const trimmed = value.trim()
  return unitPattern(unit).test(trimmed)
    ? `${Number.parseInt(trimmed, 10)}${UNITS[unit].written}`
    : value
}
