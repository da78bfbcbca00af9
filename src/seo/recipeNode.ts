import type { HowToStep, Recipe } from 'schema-dts'
import type { PageData } from '../content/pageData.ts'
import { timeWithRest } from '../content/rest.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { paths, stepId } from '../addresses/paths.ts'
import { searchImages } from './documentPictures.ts'
import { publisher } from './siteNodes.ts'

/**
 * A recipe, as search engines ask for it:
 * https://developers.google.com/search/docs/appearance/structured-data/recipe
 */
export function recipeNode(recipe: NonNullable<PageData<'recipe'>>) {
  const { calories, protein, carbs, fat } = recipe.nutrition
  const url = canonicalUrl(paths.recipe(recipe.id))
  return {
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url,
    image: searchImages(recipe),
    author: publisher(),
    datePublished: recipe.date,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    keywords: keywordsIn(recipe.title),
    prepTime: isoMinutes(recipe.prepTime),
    cookTime: isoMinutes(recipe.cookTime),
    totalTime: isoMinutes(timeWithRest(recipe)),
    recipeYield: String(recipe.servings),
    nutrition: {
      '@type': 'NutritionInformation',
      calories,
      proteinContent: protein,
      carbohydrateContent: carbs,
      fatContent: fat,
    },
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: recipe.instructions.map((text, index) => step(text, url, index + 1)),
  } as const satisfies Recipe
}

function step(text: string, url: string, position: number) {
  return {
    '@type': 'HowToStep',
    text,
    url: `${url}#${stepId(position)}`,
  } as const satisfies HowToStep
}

/**
 * The dish and what comes with it, for `Chana masala with rice` “Chana masala, rice”. Category and
 * cuisine have properties of their own, and search engines want neither among the keywords.
 */
export function keywordsIn(title: string): string {
  return title.split(' with ').join(', ')
}

/** Whole minutes as an ISO 8601 duration: 0 is `PT0M`, 490 is `PT490M`. */
export function isoMinutes(minutes: number): string {
  return `PT${minutes}M`
}
