import { parseFraction } from './parseFraction.ts'

/** Fractions in order of preference: the first within AS_GOOD_AS_RIGHT wins. */
const FRACTIONS: readonly (readonly [value: number, sign: string])[] = [
  [0, ''],
  [1, ''],
  ...[...'½¼¾⅓⅔⅛'].map((sign) => [parseFraction(sign), sign] as const),
]
const AS_GOOD_AS_RIGHT = 0.008

export interface DisplayedNumber {
  text: string
  value: number
}

/** The difference between the displayed and the exact number, as a share of the exact one. */
export function relativeError({ value }: DisplayedNumber, right: number): number {
  return Math.abs(value - right) / right
}

/** Rounds to the nearest number with a fraction that spoons and cups have; never to zero. */
export function roundForSpoons(right: number): DisplayedNumber {
  const whole = Math.floor(right)
  let best: DisplayedNumber = { text: '⅛', value: 1 / 8 }
  for (const [part, sign] of FRACTIONS) {
    const value = whole + part
    if (value === 0) continue
    const shown = { value, text: sign === '' ? String(value) : `${whole || ''}${sign}` }
    if (relativeError(shown, right) <= AS_GOOD_AS_RIGHT) return shown
    if (relativeError(shown, right) < relativeError(best, right)) best = shown
  }
  return best
}

/** Rounds a weight: to tenths or quarters below 10, halves below 20, fives from 100 on. */
export function roundForScale(right: number): DisplayedNumber {
  if (right < 0.1) return { text: '0.1', value: 0.1 }
  const steps = right < 10 ? [10, 4] : [right < 20 ? 2 : right < 100 ? 1 : 1 / 5]
  const values = steps.map((step) => Math.round(right * step) / step)
  const value = values.find((some) => Math.abs(some - right) < right / 200) ?? values[0] ?? right
  return { text: String(value), value }
}

/** Rounds a converted amount to a round number within 1.5 %, as authors write them. */
export function roundConverted(right: number): DisplayedNumber {
  for (const step of [50, 25, 10, 5]) {
    const value = Math.round(right / step) * step
    if (relativeError({ text: '', value }, right) <= 0.015) return { text: String(value), value }
  }
  return roundForScale(right)
}

export const NUMBER_WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
)

export function spellNumber({ text, value }: DisplayedNumber): string {
  return NUMBER_WORDS[value - 1] ?? text
}
