import { expect, test } from 'vitest'
import { openBuiltSite } from './builtSite.ts'
import { readDocuments, stepsIn, textsIn } from './documents.ts'
import { nodeOf, nodesIn } from './structuredData.ts'

const site = await openBuiltSite()
const { recipes } = await readDocuments()

const SCHEMA_DIETS: Readonly<Record<string, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
}

test.each(recipes)('yield, diets, tools and steps of $address are marked up', (recipe) => {
  const { values } = recipe
  const node = nodeOf(site.page(recipe.address), 'Recipe')
  const nodes = [...nodesIn(node.recipeInstructions)]
  const namesOf = (type: string, property: string) =>
    nodes.filter((one) => one['@type'] === type).map((one) => one[property])
  expect({
    yield: [node.recipeYield].flat(),
    diets: [node.suitableForDiet ?? []].flat(),
    tools: [node.tool ?? []].flat().map((tool) => Object(tool).name),
    sections: namesOf('HowToSection', 'name'),
    steps: namesOf('HowToStep', 'text'),
  }).toEqual({
    yield: [String(values.servings), ...textsIn(values.yield)],
    diets: textsIn(values.diet).flatMap((label) => SCHEMA_DIETS[label] ?? []),
    tools: textsIn(values.equipment),
    sections: textsIn(values.instructions)
      .filter((entry) => entry.endsWith(':'))
      .map((entry) => entry.slice(0, -1)),
    steps: stepsIn(values),
  })
})
