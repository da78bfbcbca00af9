import { stepGroups } from '../../src/content/groups.ts'
import type { RecipeFields } from './recipeFields.ts'

/** Those of our diets that schema.org has a word for: https://schema.org/RestrictedDiet. */
const RESTRICTED_DIETS = new Map([
  ['vegan', 'https://schema.org/VeganDiet'],
  ['vegetarian', 'https://schema.org/VegetarianDiet'],
  ['gluten-free', 'https://schema.org/GlutenFreeDiet'],
])

/**
 * A recipe as https://schema.org/Recipe.
 *
 * @param url of its page
 */
export function jsonLdRecipe(recipe: RecipeFields, url: string): object {
  const { prepTime, cookTime, restTime = 0, nutrition } = recipe
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    description: recipe.description,
    url,
    datePublished: recipe.date,
    recipeCategory: recipe.category,
    recipeCuisine: recipe.cuisine,
    keywords: recipe.keywords.join(', ') || undefined,
    prepTime: `PT${prepTime}M`,
    cookTime: `PT${cookTime}M`,
    totalTime: `PT${prepTime + cookTime + restTime}M`,
    recipeYield: [String(recipe.servings), ...(recipe.yield === undefined ? [] : [recipe.yield])],
    suitableForDiet: recipe.diet.flatMap((diet) => RESTRICTED_DIETS.get(diet) ?? []),
    tool: recipe.equipment.map((name) => ({ '@type': 'HowToTool', name })),
    nutrition: {
      '@type': 'NutritionInformation',
      calories: nutrition.calories,
      proteinContent: nutrition.protein,
      carbohydrateContent: nutrition.carbs,
      fatContent: nutrition.fat,
    },
    recipeIngredient: recipe.ingredients.map(({ text }) => text),
    recipeInstructions: stepGroups(recipe.instructions).flatMap(({ name, entries }) => {
      const steps = entries.map(({ text }) => ({ '@type': 'HowToStep', text }))
      return name === undefined
        ? steps
        : [{ '@type': 'HowToSection', name, itemListElement: steps }]
    }),
  }
}
