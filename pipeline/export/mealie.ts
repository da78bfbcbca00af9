import { groupSteps } from '../../src/content/recipeGroups.ts'
import { nameInWords } from '../../src/shared/textForms.ts'
import { nutritionProperties } from '../../src/content/nutritionProperties.ts'
import { slug } from '../../src/shared/slug.ts'
import { ownFields } from '../content/documents/ownFields.ts'
import { minutes, type RecipeFields } from '../content/documents/recipeFields.ts'

/**
 * Returns a recipe in Mealie's export format (https://docs.mealie.io); other fields become
 * `extras`.
 */
export function mealieRecipe(recipe: RecipeFields, url: string): object {
  const name = slug(recipe.title)
  // Mealie adds the units itself.
  const nutrients = Object.entries(nutritionProperties(recipe.nutrition)).map(
    ([property, value]) => [property, String(Number.parseInt(value, 10) || 0)],
  )
  return {
    name: recipe.title,
    slug: name,
    description: recipe.description,
    orgURL: url,
    recipeServings: recipe.servings,
    recipeYieldQuantity: 0,
    recipeYield: recipe.yield ?? '',
    prepTime: minutes(recipe.prepTime),
    performTime: minutes(recipe.cookTime),
    totalTime: minutes(recipe.totalTime),
    recipeCategory: recipe.category === undefined ? [] : [named(recipe.category)],
    tags: recipe.keywords.map(named),
    tools: recipe.equipment.map(({ text }) => named(text)),
    rating: recipe.rating,
    dateAdded: recipe.date,
    recipeIngredient: recipe.ingredients.map(({ text, group }) => ({
      title: group ?? null,
      note: text,
      unit: null,
      food: null,
      disableAmount: true,
      quantity: 1,
      originalText: text,
    })),
    recipeInstructions: groupSteps(recipe.instructions).flatMap(({ name: title = '', entries }) =>
      entries.map(({ text }, index) => ({ title: index === 0 ? title : '', text })),
    ),
    nutrition: Object.fromEntries(nutrients),
    settings: { public: true, showNutrition: true, disableAmount: true },
    notes: Object.entries(recipe.notes).map(([note, text]) => ({ title: nameInWords(note), text })),
    extras: { pinchwell: JSON.stringify(ownFields(recipe.values)) },
  }
}

function named(name: string) {
  return { name, slug: slug(name) }
}
