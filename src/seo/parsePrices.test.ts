import { expect, test } from 'vitest'
import { currencyOf, parsePrices } from './parsePrices.ts'

test.each([
  ['$40', [40], 'USD'],
  ['$1,100–1,300', [1100, 1300], 'USD'],
  ['$12.5–15', [12.5, 15], 'USD'],
  ['4,50 €', [4.5], 'EUR'],
  ['9,5 €', [9.5], 'EUR'],
  ['£1.250,00', [1250], 'GBP'],
  ['$$', [], 'USD'],
])('%s is %j in %s', (price, amounts, currency) => {
  expect(parsePrices(price)).toEqual(amounts)
  expect(currencyOf(price)).toBe(currency)
})
