import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import { type Group, type Step, stepGroups } from '../../src/content/groups.ts'
import { nutritionProperties } from '../../src/content/nutritionProperties.ts'
import type { RecipeFields } from './recipeFields.ts'

/** Those of our diets that schema.org has a word for: https://schema.org/RestrictedDiet. */
const RESTRICTED_DIETS = new Map([
  ['vegan', 'https://schema.org/VeganDiet'],
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
  ['gluten-free', 'https://schema.org/GlutenFreeDiet'],
])

/** https://schema.org/Recipe; `brand` stands for its authors. */
export function jsonLdRecipe(recipe: RecipeFields, url: string, brand: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url,
    author: { '@type': 'Organization', name: brand },
    image: isImageAddress(String(recipe.values.image)) ? recipe.values.image : undefined,
    datePublished: recipe.date,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    keywords: recipe.keywords.join(', ') || undefined,
    prepTime: isoMinutes(recipe.prepTime),
    cookTime: isoMinutes(recipe.cookTime),
    totalTime: isoMinutes(recipe.totalTime),
    recipeYield: [recipe.servings?.toString(), recipe.yield].filter((each) => each !== undefined),
    suitableForDiet: recipe.diet.flatMap((diet) => RESTRICTED_DIETS.get(diet) ?? []),
    tool: recipe.equipment.map((name) => ({ '@type': 'HowToTool', name })),
    nutrition: { '@type': 'NutritionInformation', ...nutritionProperties(recipe.nutrition) },
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: stepGroups(recipe.instructions).flatMap(sectionOf),
  }
}

function isoMinutes(minutes: number | undefined): string | undefined {
  return minutes === undefined ? undefined : `PT${minutes}M`
}

function sectionOf({ name, entries }: Group<Step>): object[] {
  const steps = entries.map(({ text }) => ({ '@type': 'HowToStep', text }))
  return name === undefined ? steps : [{ '@type': 'HowToSection', name, itemListElement: steps }]
}
