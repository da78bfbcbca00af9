import { expect, test } from 'vitest'
import { neededFoods, mainIngredients } from './neededFoods.ts'

function foodsOf(...lines: string[]): string[] {
  return neededFoods(lines).map((names) => names.join(' or '))
}

test.each([
  ['4 boneless, skinless chicken thighs, cut in strips', ['chicken']],
  ['4 bone-in chicken thighs and 4 drumsticks, about 2½ pounds', ['chicken']],
  ['2 cups (250 g) all-purpose flour', ['flour']],
  ['2 garlic cloves, minced', ['garlic']],
  ['3 cloves garlic', ['garlic']],
  ['4 cloves', ['clove']],
  ['3 large eggs, at room temperature', ['egg']],
  ['5 large egg yolks', ['egg']],
  ['1 bay leaf', ['bay leaf']],
  ['2 bay leaves', ['bay leaf']],
  ['2 cups (480 ml) low-sodium chicken broth', ['chicken broth']],
  ['2 tablespoons (30 ml) extra-virgin olive oil, divided', ['olive oil']],
  ['1 can full-fat coconut milk', ['coconut milk']],
  ['3 tablespoons lemon juice', ['lemon']],
  ['Juice of ½ lemon', ['lemon']],
  ['4 thick slices sourdough bread', ['sourdough']],
  ['2 chipotle chiles in adobo', ['chipotle']],
  ['8 beef short ribs', ['beef']],
  ['8 short ribs', ['short rib']],
  ['2 medium tomatoes and 1 small cucumber, diced', ['tomato', 'cucumber']],
  ['2 cups mixed parsley and cilantro leaves', ['parsley', 'cilantro']],
  ['1 cup half and half', ['half-and-half']],
  ['2 teaspoons palm sugar or white miso', ['sugar or miso']],
  ['12 ounces (340 g) rigatoni', ['pasta']],
  ['1 red pepper, cored', ['bell pepper']],
  ['2 courgettes and 1 aubergine', ['zucchini', 'eggplant']],
  ['½ cup crème fraîche', ['crème fraîche']],
  ['1 cup ripe zorblaxes, chopped', ['zorblax']],
  ['2 quarts (1.9 L) water', []],
  ['1 teaspoon fine sea salt', []],
  ['Salt and freshly ground black pepper, to taste', []],
  ['2 cups ice', []],
  ['1 pandan leaf, tied in a knot (optional)', []],
])('“%s” asks for %j', (line, foods) => {
  expect(foodsOf(line)).toEqual(foods)
})

test('a food of several lines is one', () => {
  expect(foodsOf('1 lemon', '2 eggs', '1 tablespoon lemon juice', '1 egg')).toEqual([
    'lemon',
    'egg',
  ])
})

function mainOf(servings: number, ...lines: string[]): string[] {
  return mainIngredients(lines, servings)
}

test.each([
  ['2 pounds chicken thighs', ['chicken']],
  ['1 cup chicken broth', []],
  ['4 salmon fillets', ['fish']],
  ['4 anchovy fillets', []],
  ['2 tablespoons fish sauce', []],
  ['8 ounces green beans', []],
  ['1 can chickpeas', ['beans']],
  ['1 pound penne', ['pasta']],
  ['6 ounces rice noodles', ['noodles']],
  ['2 tablespoons rice vinegar', []],
  ['1 zorblax', []],
])('a dish with “%s” is made of %j', (line, main) => {
  expect(mainOf(4, line)).toEqual(main)
})

test('a dish can be made of several, each named once', () => {
  expect(mainOf(4, '1 pound ground beef', '1 cup rice', '½ pound steak')).toEqual(['beef', 'rice'])
})

test('eggs make a dish when everyone gets one', () => {
  expect(mainOf(4, '4 large eggs')).toEqual(['eggs'])
  expect(mainOf(4, '3 large eggs')).toEqual([])
})
