import { expect, test } from 'vitest'
import { agreement } from '../../../tests/fixtures/cooking/agreement.ts'
import { readRecipes } from '../../../tests/fixtures/cooking/labelled.ts'
import { usedIngredients } from './usedIngredients.ts'

test.each([
  ['of the starting recipes', 'startingRecipes.txt'],
  ['that others would write', 'otherRecipes.txt'],
] as const)('the ingredients that the steps %s use are found', (what, file) => {
  const cases = readRecipes(file).flatMap(({ title, ingredients, steps }) => {
    const uses = usedIngredients(
      ingredients,
      steps.map(({ text }) => text),
    )
    const shown = (index: number, step: number) => `${title}, step ${step}: ${ingredients[index]}`
    return steps.map((step, number) => ({
      found: (uses[number] ?? []).map((index) => shown(index, number + 1)),
      labelled: step.uses.map((index) => shown(index, number + 1)),
    }))
  })
  const { precision, recall, summary } = agreement(cases, `Ingredients that steps ${what} use`)
  process.stdout.write(`${summary}\n`)
  expect(precision).toBeGreaterThanOrEqual(0.98)
  expect(recall).toBeGreaterThanOrEqual(0.95)
})

const CAKE = [
  '2 cups all-purpose flour',
  '1 teaspoon baking powder',
  '½ teaspoon fine salt',
  '1 cup sugar',
  '2 large eggs',
  '1 cup milk',
]

test.each([
  ['Whisk the dry ingredients together.', [0, 1, 2, 3]],
  ['Put everything in a blender.', [0, 1, 2, 3, 4, 5]],
  ['Combine all the ingredients in a bowl.', [0, 1, 2, 3, 4, 5]],
  ['Whisk everything together.', [0, 1, 2, 3, 4, 5]],
  ['Scrape everything into the pan.', []],
  ['Crack in one egg.', [4]],
  ['Fold the flour mixture into the batter.', []],
  ['Beat until it is as thick as milk.', []],
  ['Add the milk, without touching the sugar.', [5]],
  ['Pour it over.', []],
])('“%s” uses %j', (step, uses) => {
  expect(usedIngredients(CAKE, [step])).toEqual([uses.toSorted()])
})

test('the remaining ingredients are those that no step before has used', () => {
  const steps = ['Beat the eggs with the sugar.', 'Add the remaining ingredients.']
  expect(usedIngredients(CAKE, steps)).toEqual([
    [3, 4],
    [0, 1, 2, 5],
  ])
})

test.each([
  [['1 cup granulated sugar', '½ cup packed brown sugar'], 'Add the brown sugar.', [1]],
  [['1 teaspoon kosher salt', '1 teaspoon flaky salt, to finish'], 'Season with salt.', [0]],
  [['2 tablespoons butter', '¼ cup peanut butter'], 'Melt the butter.', [0]],
  [['2 tablespoons butter', '¼ cup peanut butter'], 'Stir in the peanut butter.', [1]],
  [['4 skin-on salmon fillets'], 'Turn the fish once.', [0]],
  [['1 pound rigatoni'], 'Boil the pasta.', [0]],
  [['1 can chickpeas', '1 cup vegetable broth'], 'Add the chickpeas and the stock.', [0, 1]],
  [['1 lemon'], 'Squeeze in the lemon juice.', [0]],
  [['3 pounds (1.4 kg) boneless beef chuck'], 'Toss the beef with salt.', [0]],
  [['2 cups ice cubes'], 'Pour it over the ice.', [0]],
  [['1 cup warm water'], 'Dip it in a dish of warm water.', []],
  [['6 cups water'], 'Thin it with a little boiling water.', []],
  [['1 cup oil', '1 teaspoon paprika'], 'Stir in the paprika, which turns the oil red.', [1]],
  [['1 cup oil', '1 pound pork'], 'If dripping oil flares up, move the pork aside.', [1]],
  [
    ['1 tablespoon (12 g) sugar, for the pastry', '1 cup (200 g) sugar, for the filling'],
    'Add the cup (200 g) of sugar.',
    [1],
  ],
  [['2 aubergines'], 'Slice the aubergine.', [0]],
])('of %j, “%s” uses %j', (ingredients, step, uses) => {
  expect(usedIngredients(ingredients, [step])).toEqual([uses])
})
