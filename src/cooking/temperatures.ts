import type { WrittenMeasure } from './cookingData.ts'

export function toCelsius(fahrenheit: number): number {
  return (fahrenheit - 32) / 1.8
}

/** Converts degrees to the other scale; those of ovens as dials show them. */
export function convertDegrees({ quantity, upTo, unit }: WrittenMeasure): string {
  const other = (value: number) => {
    const exact = unit === 'F' ? toCelsius(value) : value * 1.8 + 32
    const step = exact > 110 ? 5 : 1
    return Math.round(exact / step) * step
  }
  const to = upTo === undefined ? '' : ` to ${other(upTo)}`
  return `${other(quantity)}${to}°${unit === 'F' ? 'C' : 'F'}`
}
