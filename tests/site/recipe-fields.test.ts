import { describe, expect, test } from 'vitest'
import { missingIn, openBuiltSite } from './builtSite.ts'
import { readDocuments, stepsIn, textsIn } from './documents.ts'
import { nodeOf, nodesIn } from './structuredData.ts'

const site = await openBuiltSite()
const { recipes, reviews } = await readDocuments()

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

describe('the groups of a recipe are headings in its page, and sections of its steps:', () => {
  test.each(recipes)('$address', ({ address, values }) => {
    const page = site.page(address)
    const headings = [...page.document.querySelectorAll('main article > div h3')]
    const named = textsIn(values.instructions).filter((entry) => entry.endsWith(':'))
    const groups = named.map((entry) => entry.slice(0, -1))
    const ofIngredients = groupsIn(values.ingredients).flatMap(({ group }) => group ?? [])
    expect(headings.map(({ textContent }) => textContent)).toEqual([...ofIngredients, ...groups])
    const nodes = [...nodesIn(nodeOf(page, 'Recipe').recipeInstructions)]
    const ofType = (type: string) => nodes.filter((node) => node['@type'] === type)
    expect(ofType('HowToSection').map(({ name }) => name)).toEqual(groups)
    expect(ofType('HowToStep').map(({ text }) => text)).toEqual(stepsIn(values))
  })
})

describe('the equipment of a recipe is marked up, and links to the reviews it names:', () => {
  test.each(recipes)('$address', ({ address, values }) => {
    const page = site.page(address)
    const tools = [nodeOf(page, 'Recipe').tool ?? []].flat().map((tool) => Object(tool).name)
    expect(tools).toEqual(textsIn(values.equipment))
    const named = new Set(groupsIn(values.equipment).map(({ review }) => review))
    const linked = reviews.filter(({ id }) => named.has(id)).map((review) => review.address)
    const links = [...page.document.querySelectorAll('section:has(#equipment) a')]
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(new Set(linked))
  })
})

function groupsIn(value: unknown): { group?: unknown; review?: unknown }[] {
  return Array.isArray(value) ? value : []
}
