import type { HowToSection, HowToStep, Recipe } from 'schema-dts'
import type { Recipe as RecipeDocument } from '../content/documents.ts'
import type { PageData } from '../content/pageData.ts'
import { type Group, type Step, stepGroups } from '../content/groups.ts'
import { timeWithRest } from '../content/rest.ts'
import { nutritionProperties } from '../content/nutritionProperties.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { paths, stepId } from '../addresses/paths.ts'
import { searchImages } from './searchImages.ts'
import { authorNode } from './authorNode.ts'

/** https://developers.google.com/search/docs/appearance/structured-data/recipe */
export function recipeNode(recipe: NonNullable<PageData<'recipe'>>) {
  const url = canonicalUrl(paths.recipe(recipe.id))
  return {
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url,
    image: searchImages(recipe),
    author: authorNode(recipe.author),
    datePublished: recipe.date,
    dateModified: recipe.updated,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    keywords: [keywordsIn(recipe.title), ...(recipe.keywords ?? [])].join(', '),
    prepTime: isoMinutes(recipe.prepTime),
    cookTime: isoMinutes(recipe.cookTime),
    totalTime: isoMinutes(timeWithRest(recipe)),
    suitableForDiet: restrictedDiets(recipe.diet),
    recipeYield: recipe.yield ? [String(recipe.servings), recipe.yield] : String(recipe.servings),
    tool: recipe.equipment?.map(({ text }) => ({ '@type': 'HowToTool', name: text }) as const),
    nutrition: { '@type': 'NutritionInformation', ...nutritionProperties(recipe.nutrition) },
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: stepGroups(recipe.instructions).flatMap((group) => steps(group, url)),
  } as const satisfies Recipe
}

/** Those of our diets that schema.org has a word for: https://schema.org/RestrictedDiet. */
const RESTRICTED_DIETS = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  'gluten-free': 'https://schema.org/GlutenFreeDiet',
  'dairy-free': undefined,
  'nut-free': undefined,
} as const

/** Nothing rather than an empty list, which would be said of the recipe. */
function restrictedDiets(diet: RecipeDocument['diet'] = []) {
  const known = diet.flatMap((label) => RESTRICTED_DIETS[label] ?? [])
  return known.length > 0 ? known : undefined
}

function steps({ name, entries }: Group<Step>, url: string): (HowToStep | HowToSection)[] {
  const nodes = entries.map(({ text, position }) => ({
    '@type': 'HowToStep' as const,
    text,
    url: `${url}#${stepId(position)}`,
  }))
  if (name === undefined) return nodes
  const itemListElement = nodes.map((node, index) => Object.assign({ position: index + 1 }, node))
  return [{ '@type': 'HowToSection', name, itemListElement } as const]
}

/** `Chana masala with rice` as “Chana masala, rice”; search engines want no category here. */
function keywordsIn(title: string): string {
  return title.split(' with ').join(', ')
}

/** Whole minutes as an ISO 8601 duration: 0 is `PT0M`, 490 is `PT490M`. */
function isoMinutes(minutes: number): string {
  return `PT${minutes}M`
}
