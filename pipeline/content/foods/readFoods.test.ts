import { expect, test } from 'vitest'
import { readFoods } from './readFoods.ts'

function heldBy(line: string): string[] {
  return [...readFoods(line).holds].toSorted()
}

test.each([
  ['1 tablespoon (21 g) honey', ['honey']],
  ['¼ cup (60 ml) low-sodium soy sauce', ['gluten', 'soy', 'wheat']],
  ['2 cups (250 g) all-purpose flour', ['gluten', 'wheat']],
  ['1 cup pearl couscous', ['gluten', 'wheat']],
  ['5 tablespoons (71 g) unsalted butter, divided', ['milk']],
  ['3 ounces (85 g) Gruyère, coarsely grated', ['milk', 'rennet']],
  ['6 anchovies and 2 egg yolks', ['eggs', 'fish']],
  ['6 ounces dried egg noodles', ['eggs', 'gluten', 'wheat']],
  ['2 tablespoons peanut butter', ['peanuts']],
  ['1 cup almond flour', ['tree nuts']],
  ['2 teaspoons powdered gelatin', ['gelatin']],
  ['1 tablespoon tahini', ['sesame']],
  ['1 tablespoon Shaoxing wine or dry sherry', ['gluten', 'wheat']],
])('“%s” holds %j', (line, traits) => {
  expect(heldBy(line)).toEqual(traits)
})

test.each([
  '1 can full-fat coconut milk',
  '1 cup rice noodles',
  '4 ounces dried rice vermicelli',
  '½ cup buckwheat flour',
  '½ teaspoon cream of tartar',
  '1 eggplant, cubed',
  '1 butternut squash',
  '¼ teaspoon grated nutmeg',
  '1 head butter lettuce',
  '1 can butter beans',
  '2 ounces cocoa butter',
  '8 corn tortillas',
  '1 tablespoon tomato paste',
  '4 beefsteak tomatoes',
  '8 ounces oyster mushrooms',
  '2 tablespoons vegan butter',
  '1 cup gluten-free flour',
  '1 cup flour (gluten-free)',
  '½ cup butter, preferably dairy-free',
  'Water, plus 1 tablespoon for the sauce',
])('“%s” holds nothing that a label is about', (line) => {
  expect(heldBy(line)).toEqual([])
  expect(readFoods(line)).toMatchObject({ mayHold: new Set(), isKnown: true })
})

test('a food that is made without something says so for itself alone', () => {
  expect(heldBy('2 tablespoons gluten-free soy sauce')).toEqual(['soy'])
  expect(heldBy('2 tablespoons tamari')).toEqual(['soy'])
  expect(heldBy('2 tablespoons soy sauce or gluten-free tamari')).toContain('gluten')
})

test('what a food may hold is no more than a doubt', () => {
  const oats = readFoods('1 cup (90 g) rolled oats')
  expect([...oats.holds]).toEqual([])
  expect([...oats.mayHold]).toEqual(['wheat', 'gluten'])
  const hoisin = readFoods('2 tablespoons (35 g) hoisin sauce')
  expect([...hoisin.holds]).toEqual(['soy', 'wheat', 'gluten'])
  expect([...hoisin.mayHold]).toEqual(['sesame'])
  expect(readFoods('1 jar simmer sauce').mayHold.size).toBeGreaterThan(8)
})

test('a line without a food that is known is not known', () => {
  expect(readFoods('1 package Zorblax').isKnown).toBe(false)
})
