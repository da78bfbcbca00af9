import { expect, test } from 'vitest'
import type { WrittenAmount, StepTimer } from './cookingData.ts'
import { scaleToPieces } from './scaleAmounts.ts'
import { splitAtTimers } from './splitAtTimers.ts'
import * as fc from 'fast-check'
import {
  relativeError,
  roundForSpoons,
  spellNumber,
  roundConverted,
  roundForScale,
} from './roundForKitchen.ts'

const STEP = 'Melt 3 tablespoons (43 g) of the butter for 2 minutes.'
const amounts: WrittenAmount[] = [
  {
    measures: [
      { span: [5, 18], quantity: 3, unit: 'tbsp' },
      { span: [20, 24], quantity: 43, unit: 'g' },
    ],
  },
]
const timer = { span: [44, 53] as const, seconds: 120 }

test('what is changed and what a timer can be set to are pieces of their own', () => {
  expect(scaleToPieces(STEP, { amounts, timers: [timer] }, { factor: 2 })).toEqual([
    { text: 'Melt ' },
    { text: '6 tablespoons' },
    { text: ' (' },
    { text: '86 g' },
    { text: ') of the butter for ' },
    { text: '2 minutes', timer },
    { text: '.' },
  ])
})

test('as it is written, nothing is changed', () => {
  const pieces = scaleToPieces(STEP, { amounts }, { factor: 1 })
  expect(pieces).toEqual([{ text: STEP }])
})

test('the words of timers stand in pieces of their own, and all pieces are the text', () => {
  const text = 'Rest for 10 minutes, then fry for 3 minutes.'
  const timers = ['10 minutes', '3 minutes'].map((words): StepTimer => {
    const start = text.indexOf(words)
    return { span: [start, start + words.length], seconds: 60 }
  })
  const pieces = splitAtTimers(text, timers)
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(pieces.filter((piece) => piece.timer !== undefined)).toEqual([
    { text: '10 minutes', timer: 0 },
    { text: '3 minutes', timer: 1 },
  ])
})

test('a text without timers is one piece', () => {
  expect(splitAtTimers('Stir.')).toEqual([{ text: 'Stir.' }])
})

test.each([
  [0.25, '¼'],
  [0.33, '⅓'],
  [0.5, '½'],
  [1.5, '1½'],
  [2.667, '2⅔'],
  [3.999, '4'],
  [14.11, '14'],
  [0.01, '⅛'],
])('%d is %s in the kitchen', (right, text) => {
  expect(roundForSpoons(right).text).toBe(text)
})

test.each([
  [0.04, '0.1'],
  [0.75, '0.75'],
  [3.33, '3.3'],
  [12.4, '12.5'],
  [83.3, '83'],
  [112.4, '110'],
  [337.5, '340'],
])('%d is %s on a scale', (right, text) => {
  expect(roundForScale(right).text).toBe(text)
})

test('a converted figure is as round as an author would write it', () => {
  expect(roundConverted(453.6).text).toBe('450')
  expect(roundConverted(28.35).text).toBe('28')
})

test('small whole numbers have words', () => {
  expect([1, 2.5, 12, 13].map((value) => spellNumber(roundForSpoons(value)))).toEqual([
    'one',
    '2½',
    'twelve',
    '13',
  ])
})

test('no number is nothing, and from ⅛ on none is off by more than half', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.125, max: 1000, noNaN: true }), (right) => {
      const shown = roundForSpoons(right)
      expect(shown.value).toBeGreaterThan(0)
      expect(shown.text).toMatch(/^(?:\d+|\d*[⅛¼⅓½⅔¾])$/)
      expect(relativeError(shown, right)).toBeLessThan(0.5)
    }),
  )
})
