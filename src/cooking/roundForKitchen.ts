import { parseFraction } from './parseFraction.ts'

/** Fractions in order of preference: the first within MAX_RELATIVE_ERROR wins. */
const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [1, ''],
  ...[...'½¼¾⅓⅔⅛'].map((sign) => [parseFraction(sign), sign] as const),
]
const MAX_RELATIVE_ERROR = 0.008

export interface DisplayedNumber {
  text: string
  value: number
}

/** The difference between the displayed and the exact number, relative to the exact one. */
export function relativeError({ value }: DisplayedNumber, exact: number): number {
  return Math.abs(value - exact) / exact
}

/** Rounds to the nearest fraction that spoons and cups can measure; never to zero. */
export function roundForSpoons(exact: number): DisplayedNumber {
  const whole = Math.floor(exact)
  let best: DisplayedNumber = { text: '⅛', value: 1 / 8 }
  for (const [part, sign] of FRACTIONS) {
    const value = whole + part
    if (value === 0) continue
    const shown = { value, text: sign === '' ? String(value) : `${whole || ''}${sign}` }
    if (relativeError(shown, exact) <= MAX_RELATIVE_ERROR) return shown
    if (relativeError(shown, exact) < relativeError(best, exact)) best = shown
  }
  return best
}

/** Rounds a weight: to tenths or quarters below 10, halves below 20, fives from 100 on. */
export function roundWeight(exact: number): DisplayedNumber {
  if (exact < 0.1) return { text: '0.1', value: 0.1 }
  const steps = exact < 10 ? [10, 4] : [exact < 20 ? 2 : exact < 100 ? 1 : 1 / 5]
  const values = steps.map((step) => Math.round(exact * step) / step)
  const value = values.find((some) => Math.abs(some - exact) < exact / 200) ?? values[0] ?? exact
  return { text: String(value), value }
}

/** Rounds a converted amount to a round number within 1.5 %, as an author would. */
export function roundConverted(exact: number): DisplayedNumber {
  for (const step of [50, 25, 10, 5]) {
    const value = Math.round(exact / step) * step
    if (relativeError({ text: '', value }, exact) <= 0.015) return { text: String(value), value }
  }
  return roundWeight(exact)
}

export const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

export function spellNumber({ text, value }: DisplayedNumber): string {
  return NUMBER_WORDS[value - 1] ?? text
}
