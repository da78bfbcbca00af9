import { expect, test } from 'vitest'
import { readDocument } from '../read/readDocument.ts'
import { recipeType } from '../../../src/content/schema/recipe.ts'
import { documentsByName } from '../documents/references.ts'
import { describeRecipe } from './describeRecipe.ts'

function recipe(id: number, makes: string, ...lines: string[]) {
  const entries = lines.map((line) => `  - text: ${line.replace(' by ', '\n    recipe: ')}\n`)
  const text = `id: ${id}\ntitle: Dish ${id}\nprepTime: 10\ncookTime: 20\nmakes: ${makes}\ndraft: true\ningredients:\n${entries.join('')}`
  return readDocument(`content/recipes/${id}.yaml`, Buffer.from(text), recipeType)
}

const TART = recipe(1, '1 tart', '1 cup custard by 2', '200 g dough by 4')
const CUSTARD = recipe(2, '2 cups', '1 cup cream by 3', '2 eggs')
const CREAM = recipe(3, '4 cups', '4 cups milk')
const DOUGH = recipe(4, '400 g', '250 g flour')

test('what an ingredient is made by is described down to what is bought, with its share', async () => {
  const recipes = {
    all: documentsByName([TART, CUSTARD, CREAM, DOUGH]),
    shown: documentsByName([TART, CUSTARD, CREAM]),
  }
  const described = await describeRecipe(TART.values, recipes, 'en')
  expect(described.made).toMatchObject([
    {
      index: 0,
      id: 2,
      title: 'Dish 2',
      minutes: 30,
      lines: [
        { text: '4 cups milk', share: 1 / 8 },
        { text: '2 eggs', share: 1 / 2 },
      ],
    },
  ])
  expect(described.made?.[0]?.lines[0]?.cooking?.food).toBe('milk')
})
