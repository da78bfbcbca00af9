import type { Cooking } from '../../../src/content/cooking/cookingData.ts'
import { isStepHeading } from '../../../src/content/groups.ts'
import { stepTimers } from './stepTimers.ts'

interface RecipeTexts {
  ingredients: readonly string[]
  /** With the headings among them. */
  instructions: readonly string[]
}

/** What a cook can scale, convert and wait for in a recipe. */
export function describeCooking({ ingredients, instructions }: RecipeTexts): Cooking {
  return {
    ingredients: ingredients.map(() => ({ amounts: [], food: '', aisle: 'other' })),
    steps: instructions
      .filter((text) => !isStepHeading(text))
      .map((text) => ({ timers: stepTimers(text), uses: [], amounts: [] })),
  }
}
