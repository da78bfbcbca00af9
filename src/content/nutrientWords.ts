import { decimalMark, language } from 'words/locale'
import * as names from 'words/nutrients'
import { listNutrients, type Nutrition } from './nutrients.ts'

export function describeNutrients(nutrition: Nutrition): { label: string; value: string }[] {
  return listNutrients(nutrition).map(({ name, value }) => ({
    label: names[name],
    value: language === 'de' && name === 'sodium' ? saltIn(value) : value,
  }))
}

/** Nutrition labels in the European Union state salt: 2.5 times the sodium. */
function saltIn(sodium: string): string {
  const grams = (Number.parseInt(sodium, 10) * 2.5) / 1000
  return `${grams.toFixed(grams < 1 ? 2 : 1).replace('.', decimalMark)}g`
}
