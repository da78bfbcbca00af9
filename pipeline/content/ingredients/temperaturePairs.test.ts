import { expect, test } from 'vitest'
import { temperatureContradictions } from './temperaturePairs.ts'

test.each([
  ['Heat the oven to 400°F (180°C).', '204°C'],
  ['until it reads 165°F (70°C)', '74°C'],
  ['a kitchen at 70 to 82°F (21 to 35°C)', '21 to 28°C'],
])('“%s” contradicts itself', (text, expected) => {
  expect(temperatureContradictions(text).map((pair) => pair.expected)).toEqual([expected])
})

test.each([
  '400°F (200°C), 400°F (204°C) and 400°F (205°C)',
  '350°F (180°C)',
  'until it reads 165°F (74°C)',
  'a kitchen at 70 to 82°F (21 to 28°C)',
  'it fell by 90°F (50°C)',
])('“%s” is right', (text) => {
  expect(temperatureContradictions(text)).toEqual([])
})
