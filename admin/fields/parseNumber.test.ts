import { expect, test } from 'vitest'
import { numberFault, parseNumber } from './parseNumber.ts'

const minutes = { min: 0, max: 10_080, isWhole: true }
const stars = { min: 0, max: 5, isWhole: false }

test('what is no number stays as it was typed, and an empty field is empty', () => {
  const typed = ['20', ' 4.8 ', '1.', '', '20 min', '-3', '1,5']
  expect(typed.map(parseNumber)).toEqual([20, 4.8, 1, null, '20 min', '-3', '1,5'])
})

test('what cannot stay says which numbers can', () => {
  const wholeMinutes = 'Whole minutes only, from 0 to 10,080.'
  for (const value of [1.5, '20 min', -1, 10_081])
    expect(numberFault(value, 'Minutes of work', minutes)).toBe(wholeMinutes)
  expect(numberFault(0, 'Servings', { ...minutes, min: 1 })).toMatch(/^Whole numbers only, from 1/)
  expect(numberFault(4.75, 'Rating', stars)).toBe('A number from 0 to 5, with one decimal at most.')
})

test('nothing is said of a number that fits, or of an empty field', () => {
  for (const value of [0, 20, null, undefined, ''])
    expect(numberFault(value, 'Minutes of work', minutes)).toBeUndefined()
  expect(numberFault(4.8, 'Rating', stars)).toBeUndefined()
})
