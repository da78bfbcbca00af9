/** What recipes say beyond the fields that each has, in their pages and in their structured data. */
import { describe, expect, test } from 'vitest'
import { missingIn, openBuiltSite } from './builtSite.ts'
import { readDocuments, textsIn } from './documents.ts'
import { nodeOf } from './structuredData.ts'

const site = await openBuiltSite()
const { recipes } = await readDocuments()

const SCHEMA_DIETS: Readonly<Record<string, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
}

describe('a recipe says what it is, and for whom:', () => {
  test.each(recipes)('$address', ({ address, values }) => {
    const page = site.page(address)
    const { course, difficulty, servings } = values
    const diet = textsIn(values.diet)
    const labels = [course, difficulty].flatMap(textsIn).concat(diet)
    const shown = labels.map((label) => label.charAt(0).toUpperCase() + label.slice(1))
    const makes = textsIn(values.yield)
    expect(missingIn(page.text, [...shown, ...makes, ...textsIn(values.allergens)])).toEqual([])
    const node = nodeOf(page, 'Recipe')
    expect([node.recipeYield].flat()).toEqual([String(servings), ...makes])
    expect([node.suitableForDiet ?? []].flat()).toEqual(
      diet.flatMap((label) => SCHEMA_DIETS[label] ?? []),
    )
  })
})
