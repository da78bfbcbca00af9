import type * as Schema from 'schema-dts'
import { stepId } from '../addresses/paths.ts'
import { type EntryGroup, type NumberedStep, groupSteps } from '../content/recipeGroups.ts'
import type { Recipe } from '../content/prerender/documents.ts'
import type { Nutrition } from '../content/nutrients.ts'
import { nutritionProperties } from '../content/nutritionProperties.ts'

type Fact = 'description' | 'category' | 'cuisine' | Time | 'servings' | 'yield'
type Time = 'prepTime' | 'cookTime' | 'restTime'

interface WrittenRecipe extends Pick<Recipe, 'title' | 'date'>, Partial<Pick<Recipe, Fact>> {
  diet?: readonly string[]
  equipment?: readonly { text: string }[]
  nutrition?: Nutrition
  ingredients: readonly { text: string }[]
  instructions: readonly string[]
}

/** Returns the image addresses of a step. */
type ImagesOf = (position: number) => string[] | undefined

/** Describes a recipe, or a draft without some fields, as https://schema.org/Recipe. */
export function recipeProperties(recipe: WrittenRecipe, url: string, imagesOf?: ImagesOf) {
  const { prepTime, cookTime, restTime = 0 } = recipe
  const isTimed = prepTime !== undefined && cookTime !== undefined
  const servings = recipe.servings?.toString()
  return {
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url,
    datePublished: recipe.date,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    prepTime: isoMinutes(prepTime),
    cookTime: isoMinutes(cookTime),
    totalTime: isTimed ? isoMinutes(prepTime + cookTime + restTime) : undefined,
    suitableForDiet: restrictedDiets(recipe.diet),
    recipeYield: servings && recipe.yield ? [servings, recipe.yield] : (servings ?? recipe.yield),
    tool: recipe.equipment?.map(({ text }) => ({ '@type': 'HowToTool', name: text }) as const),
    nutrition: recipe.nutrition && {
      '@type': 'NutritionInformation',
      ...nutritionProperties(recipe.nutrition),
    },
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: groupSteps(recipe.instructions).flatMap((group) =>
      toSteps(group, url, imagesOf),
    ),
  } as const satisfies Schema.Recipe
}

/** The diets that schema.org defines: https://schema.org/RestrictedDiet. */
const RESTRICTED_DIETS = new Map([
  ['vegan', 'https://schema.org/VeganDiet'],
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
  ['gluten-free', 'https://schema.org/GlutenFreeDiet'],
] as const)

function restrictedDiets(diet: readonly string[] = []) {
  const diets = [...RESTRICTED_DIETS].filter(([label]) => diet.includes(label))
  return diets.length > 0 ? diets.map(([, address]) => address) : undefined
}

function toSteps(
  { name, entries }: EntryGroup<NumberedStep>,
  url: string,
  imagesOf: ImagesOf = () => undefined,
): (Schema.HowToStep | Schema.HowToSection)[] {
  const nodes = entries.map(({ text, position }) => ({
    '@type': 'HowToStep' as const,
    text,
    image: imagesOf(position),
    url: `${url}#${stepId(position)}`,
  }))
  if (name === undefined) return nodes
  const itemListElement = nodes.map((node, index) => Object.assign({ position: index + 1 }, node))
  return [{ '@type': 'HowToSection', name, itemListElement } as const]
}

/** Writes whole minutes as an ISO 8601 duration: 490 as `PT490M`. */
function isoMinutes(minutes: number | undefined) {
  return minutes === undefined ? undefined : `PT${minutes}M`
}
