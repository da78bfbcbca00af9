import { expect, test } from 'vitest'
import { TRAITS } from './foodGroup.ts'
import { readFoods } from './readFoods.ts'

/** Returns the traits that a line has or usually has. */
function heldBy(line: string): string[] {
  const { holds, usually } = readFoods(line)
  return [...holds, ...usually].toSorted()
}

test.each([
  ['¼ cup (60 ml) low-sodium soy sauce', ['gluten', 'soy', 'wheat']],
  ['2 cups (250 g) all-purpose flour', ['gluten', 'wheat']],
  ['3 ounces (85 g) Gruyère, coarsely grated', ['milk', 'rennet']],
  ['6 anchovies and 2 egg yolks', ['eggs', 'fish']],
  ['2 teaspoons powdered gelatin', ['gelatin']],
  ['1 tablespoon Shaoxing wine or dry sherry', ['gluten', 'wheat']],
  ['1 cup (240 ml) half and half', ['milk']],
  ['1 tablespoon za’atar', ['sesame']],
  ['2 cups all-purpose or gluten-free flour', ['gluten', 'wheat']],
  ['2 tablespoons regular or vegan butter', ['milk']],
  ['4 ounces goat’s cheese', ['milk']],
  ['½ cup cream of wheat', ['gluten', 'wheat']],
  ['1 tablespoon marmite in water', ['gluten']],
])('“%s” holds %j', (line, traits) => {
  expect(heldBy(line)).toEqual(traits)
})

test.each([
  '1 can full-fat coconut milk',
  '4 ounces dried rice vermicelli',
  '2 tablespoons vegan butter',
  '1 cup gluten-free flour',
  '1 cup flour (gluten-free)',
  '½ cup butter, preferably dairy-free',
  'Water, plus 1 tablespoon for the sauce',
  '1 flax egg',
  '1 cup lamb’s lettuce',
  '½ cup bread and butter pickles',
  '2 tablespoons vegan and salted butter',
  '2 teaspoons lemon zest or orange peel',
  '1 red pepper cored and finely chopped',
  '1 cup rice, rinsed until nothing flows away',
])('“%s” holds nothing that a label is about', (line) => {
  expect(heldBy(line)).toEqual([])
  expect(readFoods(line)).toMatchObject({ mayHold: new Set(), isKnown: true })
})

test('a food that is made without something says so for itself alone', () => {
  expect(heldBy('2 tablespoons gluten-free soy sauce')).toEqual(['soy'])
  expect(heldBy('2 tablespoons tamari')).toEqual(['soy'])
  expect(heldBy('2 tablespoons soy sauce or gluten-free tamari')).toContain('gluten')
})

/** One example food per trait. */
const HOLDING =
  'mixed meat, fish, shrimp, gelatin, Parmesan, eggs, honey, nuts, peanuts, soy, bread, tahini'

test.each(TRAITS)('a food that is free of %s says so, whatever it is called', (trait) => {
  const foods = HOLDING.split(', ')
  expect(foods.filter((food) => heldBy(food).includes(trait))).not.toEqual([])
  for (const food of foods) {
    expect(heldBy(`1 cup ${trait}-free ${food}`)).not.toContain(trait)
    expect(heldBy(`1 cup ${food}, ${trait} free`)).not.toContain(trait)
  }
})

test.each([
  ['1 cup peanut-free granola', 'peanuts'],
  ['1 egg-free egg noodle', 'eggs'],
  ['1 teaspoon egg replacer', 'eggs'],
  ['2 vegan and gluten-free biscuits', 'gluten'],
] as const)('“%s” holds no %s', (line, trait) => {
  const { holds, mayHold } = readFoods(line)
  expect(holds).not.toContain(trait)
  expect(mayHold).not.toContain(trait)
})

test('an imitation of meat may be made of wheat, soy or nuts', () => {
  const { holds, mayHold } = readFoods('4 vegan sausages')
  expect([...holds]).toEqual([])
  expect([...mayHold].toSorted()).toEqual(['gluten', 'soy', 'tree nuts', 'wheat'])
})

test.each([
  ['1 pound potato gnocchi', ['wheat', 'gluten', 'eggs']],
  ['1 pound egg-free gnocchi', ['wheat', 'gluten']],
  ['2 tablespoons vegan pesto', ['tree nuts']],
])('“%s” usually holds %j, and not for sure', (line, traits) => {
  const { holds, usually } = readFoods(line)
  expect([[...holds], [...usually]]).toEqual([[], traits])
})

test.each(['2 cups corn flakes', '1 cup rice krispies', '1 cup oat yogurt'])(
  '“%s” may hold gluten',
  (line) => expect(readFoods(line).mayHold).toContain('gluten'),
)

test('an allergen that only some brands of a food hold is a doubt, and not one of the food', () => {
  const oats = readFoods('1 cup (90 g) rolled oats')
  expect([...oats.holds]).toEqual([])
  expect([...oats.mayHold]).toEqual(['wheat', 'gluten'])
  const hoisin = readFoods('2 tablespoons (35 g) hoisin sauce')
  expect([...hoisin.holds]).toEqual(['soy'])
  expect([...hoisin.usually]).toEqual(['wheat', 'gluten'])
  expect([...hoisin.mayHold]).toEqual(['sesame'])
  expect(readFoods('1 jar simmer sauce').mayHold.size).toBeGreaterThan(8)
})

test.each([
  '1 package Zorblax',
  '1 cup corn kernels in zorblax',
  '4 ounces zorblax, grated with pepper',
  '1 cup rice or zorblax',
])('“%s” is not known, since a food in it is in no table', (line) => {
  expect(readFoods(line).isKnown).toBe(false)
})
