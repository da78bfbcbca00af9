import { isStepHeading } from '../../src/content/groups.ts'
import { nameInWords } from '../../src/content/nameInWords.ts'
import { nutritionProperties } from '../../src/content/nutritionProperties.ts'
import { slug } from '../newDocument/fileName.ts'
import { ownFields } from '../import/readers/ownFields.ts'
import type { RecipeFields } from './recipeFields.ts'

/**
 * As Mealie exports it (https://docs.mealie.io): whole lines as notes, other fields in `extras`.
 */
export function mealieRecipe(recipe: RecipeFields, url: string): object {
  const { prepTime, cookTime, restTime = 0 } = recipe
  const name = slug(recipe.title)
  return {
    name: recipe.title,
    slug: name,
    description: recipe.description,
    orgURL: url,
    recipeServings: recipe.servings,
    recipeYieldQuantity: 0,
    recipeYield: recipe.yield ?? '',
    prepTime: minutes(prepTime),
    performTime: minutes(cookTime),
    totalTime: minutes(prepTime + cookTime + restTime),
    recipeCategory: [{ name: recipe.category, slug: slug(recipe.category) }],
    tags: recipe.keywords.map((keyword) => ({ name: keyword, slug: slug(keyword) })),
    tools: recipe.equipment.map((tool) => ({ name: tool, slug: slug(tool) })),
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
    recipeInstructions: steps(recipe.instructions),
    nutrition: Object.fromEntries(
      Object.entries(nutritionProperties(recipe.nutrition)).map(([property, value]) => [
        property,
        amount(value),
      ]),
    ),
    settings: { public: true, showNutrition: true, disableAmount: true },
    notes: Object.entries(recipe.notes).map(([note, text]) => ({ title: nameInWords(note), text })),
    extras: { pinchwell: JSON.stringify(ownFields(recipe.values)) },
  }
}

function steps(instructions: readonly string[]): { title: string; text: string }[] {
  const found: { title: string; text: string }[] = []
  let title = ''
  for (const text of instructions) {
    if (isStepHeading(text)) title = text.slice(0, -1)
    else {
      found.push({ title, text })
      title = ''
    }
  }
  return found
}

export function minutes(count: number): string {
  return count === 1 ? '1 minute' : `${count} minutes`
}

/** `12`; Mealie adds the unit. */
function amount(text: string): string {
  return String(Number.parseInt(text, 10) || 0)
}
