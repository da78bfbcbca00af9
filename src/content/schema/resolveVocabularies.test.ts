import { expect, test } from 'vitest'
import { recipeType } from './recipe.ts'
import { resolveVocabularies } from './resolveVocabularies.ts'
import { normalizeUnit } from './nutrientUnits.ts'

test('a field that refers to words is a choice of those that the content has', () => {
  const words = new Map([['recipes.category' as const, ['Starters', 'Mains']]])
  const { category, title, ingredients } = resolveVocabularies(recipeType, words).fields
  expect(category).toMatchObject({
    description: 'Where the recipe is filed.',
    rules: { kind: 'choice', options: ['Starters', 'Mains'] },
    // “Dinner” would be invalid.
    example: undefined,
  })
  expect(title).toEqual(recipeType.fields.title)
  // The content has no words of this vocabulary.
  expect(ingredients).toEqual(recipeType.fields.ingredients)
})

test('an example that the content has stays, and so do fields in groups', () => {
  const words = new Map([
    ['recipes.category' as const, ['Dinner']],
    ['affiliateKeyword' as const, ['oats', 'rye']],
  ])
  const { category, ingredients } = resolveVocabularies(recipeType, words).fields
  expect(category?.example).toBe('Dinner')
  expect(ingredients).toMatchObject({
    rules: { of: { fields: { affiliateKeyword: { rules: { options: ['oats', 'rye'] } } } } },
  })
})

test.each([
  ['320', 'kcal', '320 kcal'],
  ['320kcal', 'kcal', '320 kcal'],
  ['320 Kcal', 'kcal', '320 kcal'],
  ['6 g', 'g', '6g'],
  ['6', 'g', '6g'],
  ['12 Grams', 'g', '12g'],
  ['420 kcal', 'kcal', '420 kcal'],
  ['12g', 'g', '12g'],
  ['about 6 g', 'g', 'about 6 g'],
  ['6.5 g', 'g', '6.5 g'],
  ['320 kJ', 'kcal', '320 kJ'],
] as const)('%s in %s is “%s”', (written, unit, published) => {
  expect(normalizeUnit(written, unit)).toBe(published)
})
