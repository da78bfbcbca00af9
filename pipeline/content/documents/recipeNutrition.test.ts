import { expect, test } from 'vitest'
import { checkWith, goodRecipe } from '../../../tests/content/goodContent.ts'
import { documentsByName } from './references.ts'
import { countedNutrition } from './recipeNutrition.ts'

/** The good recipe with other ingredients, without nutrition unless it is given. */
function recipe(own: { ingredients: object[]; [field: string]: unknown }): string {
  return goodRecipe({ nutrition: undefined, diet: undefined, allergens: ['milk'], ...own })
}

function differencesIn(file: string) {
  const { problems } = checkWith({ 'recipes/1.yaml': file })
  return problems.filter(({ rule }) => rule === 'nutrition-differs')
}

function countedOf(files: Record<string, string>, language: 'en' | 'de' = 'en') {
  const known = documentsByName(checkWith(files).documents)
  return countedNutrition(known.get('recipes/1')?.values ?? {}, known, language)
}

const BUTTER = { text: '4 tablespoons (57 g) unsalted butter' }

test('nutrition that a document leaves out is counted, and rounded as on labels', () => {
  expect(countedOf({ 'recipes/1.yaml': recipe({ ingredients: [BUTTER] }) })).toEqual({
    counted: {
      nutrition: {
        calories: '205 kcal',
        protein: '0g',
        carbs: '0g',
        fat: '23g',
        saturatedFat: '14g',
        fiber: '0g',
        sugar: '0g',
        sodium: '5mg',
      },
      uncounted: [],
    },
  })
})

test('what is written is not counted, nor what the table has no words for', () => {
  const lines = { ingredients: [BUTTER] }
  expect(countedOf({ 'recipes/1.yaml': recipe(lines) }, 'de')).toEqual({})
  const nutrition = { calories: '205 kcal', protein: '0g', carbs: '0g', fat: '23g' }
  expect(countedOf({ 'recipes/1.yaml': recipe({ ...lines, nutrition }) })).toEqual({})
})

test('salt without an amount leaves out sodium, and is named', () => {
  const lines = [BUTTER, { text: 'Salt, to taste' }]
  const { counted } = countedOf({ 'recipes/1.yaml': recipe({ ingredients: lines }) })
  expect(counted?.nutrition).not.toHaveProperty('sodium')
  expect(counted?.uncounted).toEqual(['Salt'])
})

test('an ingredient that another recipe makes is a share of that', () => {
  const sauce = { text: '100 g butter sauce', recipe: 2 }
  const files = {
    'recipes/1.yaml': recipe({ ingredients: [sauce] }),
    'recipes/2.yaml': recipe({ id: 2, title: 'Sauce', makes: '400 g', ingredients: [BUTTER] }),
  }
  expect(countedOf(files).counted?.nutrition).toMatchObject({ calories: '50 kcal' })
})

test('a written value more than 15 % off is warned of, others are not', () => {
  const nutrition = { calories: '250 kcal', protein: '0g', carbs: '0g', fat: '20g' }
  const file = recipe({ ingredients: [BUTTER], nutrition })
  expect(differencesIn(file)).toHaveLength(1)
  const near = recipe({ ingredients: [BUTTER], nutrition: { ...nutrition, calories: '225 kcal' } })
  expect(differencesIn(near)).toEqual([])
})

test('nothing is said of a recipe of which something was not counted', () => {
  const nutrition = { calories: '900 kcal', protein: '0g', carbs: '0g', fat: '99g' }
  const file = recipe({ ingredients: [BUTTER, { text: '1 glorp' }], nutrition })
  expect(differencesIn(file)).toEqual([])
})
