import { describe, expect, test } from 'vitest'
import { changeScale, scaleOf } from './scaleAddress.ts'
import { toServings } from './ScaleControls.tsx'

test.each([
  ['8', 8],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['0.333333', 0.33],
  ['1000', 1000],
  ['1001', undefined],
  ['0', undefined],
  ['0.001', undefined],
  ['-4', undefined],
  ['Infinity', undefined],
  ['eight', undefined],
  ['', undefined],
  [null, undefined],
])('%j stands for %j servings', (text, servings) => {
  expect(toServings(text)).toBe(servings)
})

test('units that nobody knows are those of the author', () => {
  expect(scaleOf('?units=metric')).toEqual({ servings: undefined, units: 'metric' })
  expect(scaleOf('?units=furlongs&servings=3')).toEqual({ servings: 3, units: undefined })
})

const change = (search: string, to: Parameters<typeof changeScale>[2]) =>
  changeScale({ search, hash: '#cook' }, { servings: 4 }, to)

describe('an address with a changed scale', () => {
  test('keeps what else is in it', () => {
    const { search, hash } = change('?a=b&units=us', { servings: 8 })
    expect(search).toBe('a=b&servings=8&units=us')
    expect(hash).toBe('#cook')
  })

  test('says nothing of what is as it is written', () => {
    expect(change('?servings=8&units=us', { servings: 4, units: undefined }).search).toBe('')
  })
})
