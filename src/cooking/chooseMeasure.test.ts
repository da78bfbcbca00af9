import { expect, test } from 'vitest'
import { chooseMetricMeasure, chooseUsMeasure, type ChosenMeasure } from './chooseMeasure.ts'

function shown({ parts }: ChosenMeasure): string {
  return parts.map(({ number, unit }) => `${number.text} ${unit}`).join(' + ')
}

test.each([
  [59.147, 'tbsp', '4 tbsp'],
  [59.147, 'cup', '¼ cup'],
  [88.72, 'tbsp', '6 tbsp'],
  [266.16, 'cup', '1 cup + 2 tbsp'],
  [946.353, 'quart', '1 quart'],
  [946.353, 'cup', '4 cup'],
  [0.2, 'tsp', '⅛ tsp'],
] as const)('%d ml, written in %s, are %s', (amount, written, expected) => {
  expect(shown(chooseUsMeasure(amount, 'volume', written))).toBe(expected)
})

test.each([
  [453.6, 'lb', true, '450 g'],
  [1360, 'g', false, '1.36 kg'],
  [999.6, 'g', false, '1 kg'],
] as const)('%d g, written in %s, are rounded as converted: %s, to %s', (...line) => {
  const [amount, written, isConverted, expected] = line
  expect(shown(chooseMetricMeasure(amount, 'mass', written, isConverted))).toBe(expected)
})
