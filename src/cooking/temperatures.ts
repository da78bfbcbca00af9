import * as words from 'words/amounts'
import type { WrittenMeasure } from './cookingData.ts'
import { toCelsius } from './units.ts'

/** Converts degrees to the other scale; those of ovens as dials show them. */
export function convertDegrees({ quantity, upTo, unit }: WrittenMeasure): string {
  const other = (value: number) => {
    const exact = unit === 'F' ? toCelsius(value) : value * 1.8 + 32
    const step = exact > 110 ? 5 : 1
    return Math.round(exact / step) * step
  }
  const from = other(quantity)
  const degrees = upTo === undefined ? from : words.range({ from, to: other(upTo) })
  return `${degrees}°${unit === 'F' ? 'C' : 'F'}`
}
