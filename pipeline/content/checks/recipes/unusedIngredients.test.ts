import { expect, test } from 'vitest'
import { unusedIngredients } from './unusedIngredients.ts'

test.each([
  ['2 ripe tomatoes, diced', 'Crush the tomato.'],
  ['1 tablespoon (15 ml) olive oil', 'Lay it on an oiled sheet.'],
  ['½ cup (30 g) panko breadcrumbs', 'Press the crumbs on.'],
  ['½ teaspoon (3 g) fine salt', 'Taste, and season.'],
  ['1 lime, in wedges, to serve', 'Eat at once.'],
  ['Toasted seeds for garnish', 'Eat at once.'],
  ['2 large eggs', 'Combine all the ingredients.'],
  ['2 large', 'Eat at once.'],
])('“%s” is used in “%s”', (ingredient, step) => {
  expect(unusedIngredients([ingredient], [step])).toEqual([])
})

test.each([
  ['1 teaspoon (2 g) ground cumin', 'Grind the pepper finely.'],
  ['2 large eggs, cold', 'Serve cold on a large plate.'],
  ['3 tablespoons (45 ml) soy sauce (low sodium)', 'Use a low pan.'],
  ['1 cup (240 ml) ice water', 'Slice it.'],
  ['2 garlic cloves, out of the refrigerator', 'Chill it in the refrigerator.'],
  ['1 red onion', 'Cook until the meat is no longer red.'],
  ['2 sprigs basil', 'Pour the sauce over everything.'],
])('“%s” is not used in “%s”', (ingredient, step) => {
  expect(unusedIngredients([ingredient], [step])).toEqual([0])
})
