import { expect, test } from 'vitest'
import { NUTRIENTS } from '../../../src/content/nutrients.ts'
import { countNutrition } from './countNutrition.ts'
import { weighLine } from './weighLine.ts'

function grams(line: string): (number | undefined)[] {
  return weighLine(line).map(({ grams: each }) => each && Math.round(each))
}

test.each([
  ['1 pound (450 g) carrots', 450],
  ['8 ounces ground pork', 227],
  ['2 tablespoons (30 ml) olive oil', 27],
  ['2 cups all-purpose flour', 245],
  ['1 cup plus 2 tablespoons granulated sugar', 219],
  ['3 to 5 garlic cloves', 20],
  ['2 large eggs', 100],
  ['1 small onion, diced', 80],
  ['½ head garlic', 25],
  ['6 sprigs thyme', 4],
  ['One 28-ounce (800 g) can whole peeled tomatoes', 800],
  ['Two 15-ounce cans chickpeas, drained', 510],
  ['4 chicken thighs, bone-in, 6 ounces (170 g) each', 578],
  ['2 pounds (900 g) pitted sour cherries', 900],
  ['3 mangoes, about 10 ounces (285 g) each', 590],
  ['1 cup kosher salt, for the brine', 0],
])('%s weigh %i g as they are eaten', (line, expected) => {
  expect(grams(line)).toEqual([expected])
})

test('each food of a line is weighed', () => {
  expect(grams('2 tomatoes and 1 cucumber')).toEqual([246, 280])
})

test.each([
  ['1 cup (240 ml) low-sodium chicken broth', 'chicken broth', false],
  ['1 cup cooked brown rice', 'brown rice', false],
  ['½ cup unsalted butter', 'butter', true],
  ['2 tablespoons palm sugar or light brown sugar', 'brown sugar', true],
  ['1 pound small waxy potatoes', 'waxy potato', true],
])('%s is found, and is what is called %s: %s', (line, name, isSame) => {
  const [found] = weighLine(line)
  expect(found?.food).toBeDefined()
  expect(found?.food === weighLine(name)[0]?.food).toBe(isSame)
})

test.each([
  '1 cup cashew cheese',
  '1 cup rhubarb butter',
  '2 tablespoons low-fat butter',
  '1 cup glorp',
])('%s is no food of the table', (line) => {
  expect(weighLine(line)[0]?.food).toBeUndefined()
})

function counted(ingredients: string[], instructions: string[] = [], servings = 1) {
  const { serving, ...rest } = countNutrition({
    ingredients,
    instructions,
    servings,
    made: new Map(),
  })
  const rounded = serving?.map(Math.round)
  return { calories: rounded?.[0], sodium: rounded?.[NUTRIENTS.indexOf('sodium')], ...rest }
}

const BUTTER = '1 cup (227 g) unsalted butter'

test('a serving is a share of all', () => {
  expect(counted([BUTTER]).calories).toBe(1628)
  expect(counted([BUTTER], [], 4).calories).toBe(407)
})

test('what is optional or has no amount is named, and not counted', () => {
  const lines = [BUTTER, '1 ounce (28 g) pecans (optional)', 'Olive oil, for the pan', 'Water']
  expect(counted(lines)).toMatchObject({ calories: 1628, uncounted: ['pecans', 'Olive oil'] })
})

test('of a little of an unknown food, the rest is counted', () => {
  const lines = [BUTTER, '1 teaspoon glorp', 'Chopped parsley']
  expect(counted(lines)).toMatchObject({ calories: 1628, uncounted: ['glorp', 'Chopped parsley'] })
})

test.each(['4 ounces (113 g) glorp', '1 glorp', 'Olive oil'])('without %s, nothing is', (line) => {
  expect(counted([BUTTER, line]).calories).toBeUndefined()
})

test('food takes up a part of the oil that it is fried in, and less than a tablespoon a serving', () => {
  expect(counted(['1 cup (240 ml) olive oil, for shallow-frying'], [], 4).calories).toBe(73)
  expect(counted(['2 quarts (1.9 L) olive oil, for frying'], [], 4).calories).toBe(133)
})

test('sodium is unknown if salt has no amount, or goes with the water', () => {
  const salt = '1 tablespoon (9 g) kosher salt'
  expect(counted([BUTTER, salt])).toMatchObject({ sodium: 3513, uncountedSalt: [] })
  expect(counted([BUTTER, 'Salt, to taste'])).toMatchObject({ uncountedSalt: ['Salt'] })
  const steps = ['Bring 2 quarts (1.9 L) of water to a boil with the salt.', 'Drain the pasta.']
  expect(counted([BUTTER, salt], steps)).toMatchObject({ uncountedSalt: ['kosher salt'] })
})
