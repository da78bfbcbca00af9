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

describe('a recipe says for whom it is:', () => {
  test.each(recipes)('$address', ({ address, values }) => {
    const page = site.page(address)
    const diet = textsIn(values.diet)
    const shown = diet.map((label) => label.charAt(0).toUpperCase() + label.slice(1))
    expect(missingIn(page.text, [...shown, ...textsIn(values.allergens)])).toEqual([])
    expect([nodeOf(page, 'Recipe').suitableForDiet ?? []].flat()).toEqual(
      diet.flatMap((label) => SCHEMA_DIETS[label] ?? []),
    )
  })
})
