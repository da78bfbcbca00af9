import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { AISLES, type Span, UNITS } from './cookingData.ts'
import { packCooking, readCooking } from './packedCooking.ts'

const count = fc.integer({ min: 0, max: 5000 })
const positive = fc.integer({ min: 1, max: 5000 }).map((value) => value / 8)
const span = fc.tuple(count, count).map(([start, length]): Span => [start, start + length])
const measure = fc.record(
  {
    span,
    quantity: positive,
    upTo: positive,
    unit: fc.constantFrom(...UNITS),
    plus: fc.constant(true as const),
  },
  { requiredKeys: ['span', 'quantity', 'unit'] },
)
const amount = fc.record(
  {
    measures: fc.array(measure),
    noun: fc.record({ span, one: fc.string(), many: fc.string() }),
    isFixed: fc.constant(true as const),
    isLiquid: fc.constant(true as const),
    density: positive,
  },
  { requiredKeys: ['measures'] },
)
const timer = fc.record(
  { span, seconds: count, upTo: positive },
  { requiredKeys: ['span', 'seconds'] },
)
const cooking = fc.record({
  ingredients: fc.array(
    fc.record(
      {
        food: fc.string(),
        name: span,
        aisle: fc.constantFrom(...AISLES),
        amounts: fc.array(amount),
      },
      { requiredKeys: ['food', 'aisle', 'amounts'] },
    ),
  ),
  steps: fc.array(
    fc.record({ timers: fc.array(timer), uses: fc.array(count), amounts: fc.array(amount) }),
  ),
})

test('what is packed is read as it was', () => {
  fc.assert(
    fc.property(cooking, (written) => {
      const sent: unknown = JSON.parse(JSON.stringify(packCooking(written)))
      expect(sent).toEqual(packCooking(written))
      expect(readCooking(packCooking(written))).toEqual(written)
    }),
  )
})
