import { expect, test } from 'vitest'
import { roundConverted, roundWeight, roundForSpoons, spellNumber } from './roundForKitchen.ts'

test.each([
  [0.25, '¼'],
  [0.33, '⅓'],
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
  [112.4, '110'],
  [337.5, '340'],
])('%d is %s on a scale', (right, text) => {
  expect(roundWeight(right).text).toBe(text)
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
