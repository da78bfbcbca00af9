import { expect, test } from 'vitest'
import { toneCurve } from './tone.ts'

const [red, green, blue] = [toneCurve(0), toneCurve(1), toneCurve(2)] as const

test('black stays black and no value is darker than one below it', () => {
  for (const curve of [red, green, blue]) {
    expect(curve[0]).toBe(0)
    for (let value = 1; value < 256; value += 1) {
      expect(curve[value]).toBeGreaterThanOrEqual(curve[value - 1] ?? 0)
    }
  }
})

const warmth = (value: number) => (red[value] ?? 0) - (blue[value] ?? 0)

test('darks are cooler than they were drawn, lights are warmer', () => {
  expect(warmth(60)).toBeLessThan(-2)
  expect(warmth(230)).toBeGreaterThan(2)
})
