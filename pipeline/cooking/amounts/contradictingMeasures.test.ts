import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectedMetric, temperatureContradictions, writtenPairs } from './contradictingMeasures.ts'

/** Returns the correct metric measure of each contradicting pair. */
function correctionsOf(text: string): string[] {
  return writtenPairs(text).flatMap((pair) => expectedMetric(pair) ?? [])
}

test.each([
  ['1 teaspoon (5 g) kosher salt', '2.7 to 3 g'],
  ['2 tablespoons plus 1 teaspoon (30 g) kosher salt, divided', '19 to 21 g'],
  ['1 teaspoon (3 g) fine sea salt', '6 g'],
  ['1 cup (150 g) all purpose flour', '120 to 125 g'],
  ['cut into ½-inch (1 cm) rounds', '1.3 cm'],
  ['1 cup (150 g) jasmine rice, rinsed', '185 to 198 g'],
  ['a ¼-cup (about 65 ml) mound of batter', '59 ml'],
  ['3 to 4 tablespoons (45 to 90 ml) oil', '44 to 59 ml'],
  ['One 12-ounce (300 ml) can evaporated milk', '355 ml'],
  ['450 g (2 pounds) carrots', '907 g'],
  ['1 cup (227 oz) unsalted butter', '8 oz'],
  ['a 9-by-13-inch (23 by 30 cm) pan', '33 cm'],
])('“%s” contradicts itself', (text, expected) => {
  expect(correctionsOf(text)).toEqual([expected])
})

test.each([
  '1 teaspoon (3 g) kosher salt',
  '1 cup (4 ounces) all-purpose flour',
  'rounds of ½ inch (1.3 cm), ¾ inch (2 cm), ¼ inch (6 mm) and 1½ inches (4 cm)',
  '1 cup (240 ml) milk, 1½ teaspoons (7 ml) vanilla, ½ tablespoon (8 ml) oil, 6 cups (1.4 L) water',
  '1 pound (450 g) carrots, 4 ounces (115 g) feta, 2½ pounds (1.1 kg) lamb',
  'half a cup (120 ml) milk',
  '4 cups (1 liter) broth, 1 quart (1 liter) water, 2 quarts (2 L) stock, 1 cup (250 ml) milk',
])('“%s” is right as kitchens round', (text) => {
  expect(writtenPairs(text).length).toBeGreaterThan(0)
  expect(correctionsOf(text)).toEqual([])
})

test.each([
  ['of a food that is not in the table', '1 cup (900 g) walnuts'],
  ['of a weight and a volume', '1 pound (450 ml) broth'],
  ['of nutritional yeast, which is no baker’s yeast', '¼ cup (15 g) nutritional yeast'],
  ['of cocoa that is no powder', '½ cup (60 g) cocoa nibs'],
  ['of what is cooked', '1 cup (150 g) jasmine rice, cooked'],
  ['of a mixture in place of a flour', '1 cup (148 g) gluten-free all-purpose flour'],
])('nothing is said %s', (_what, text) => {
  expect(writtenPairs(text)).toHaveLength(1)
  expect(correctionsOf(text)).toEqual([])
})

test.each([
  '2 packed cups (60 g) spinach',
  'heaping ¼-cup (about 65 ml) mounds',
  '400°F (205°C)',
  '1 cup milk (or 200 ml of water)',
  '5 egg whites (about 160 g)',
])('“%s” is no pair', (text) => {
  expect(writtenPairs(text)).toEqual([])
})

test('whatever a text is, its pairs are parts of it', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('1 cup', '(240 ml)', ' (', '½ inch', '1 cm)'))
  const texts = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      for (const pair of writtenPairs(text)) {
        expect(text).toContain(pair.written)
        expect(expectedMetric(pair)).not.toBe('')
      }
    }),
  )
})

test.each([
  ['Heat the oven to 180 °C (400 °F).', '204°C'],
  ['a kitchen at 70 to 82°F (21 to 35°C)', '21 to 28°C'],
])('“%s” contradicts itself', (text, expected) => {
  expect(temperatureContradictions(text).map((pair) => pair.expected)).toEqual([expected])
})

test.each([
  '400°F (200°C), 400°F (204°C) and 400°F (205°C)',
  'a kitchen at 70 to 82°F (21 to 28°C)',
  'it fell by 90°F (50°C)',
])('“%s” is right', (text) => {
  expect(temperatureContradictions(text)).toEqual([])
})
