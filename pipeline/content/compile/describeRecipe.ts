import type { Language } from '../../../languages/languages.ts'
import type { MadeIngredient } from '../../../src/cooking/cookingData.ts'
import { memoize } from '../../../src/shared/memoize.ts'
import { hashCode } from '../../cache/hashCode.ts'
import { hashOf } from '../../cache/hashOf.ts'
import { siteCache } from '../../cache/siteCache.ts'
import { describeCooking, describeFoods } from '../../cooking/describeCooking.ts'
import { describeTasks } from '../../cooking/tasks/describeTasks.ts'
import { describeSwaps } from '../../cooking/swaps/describeSwaps.ts'
import { asText, type ReadDocument, type Values } from '../documents/document.ts'
import { countedNutrition } from '../documents/recipeNutrition.ts'
import {
  type DocumentsByName,
  innerLines,
  innerRecipes,
  textsIn,
} from '../documents/innerRecipes.ts'

/** All recipes, and those that an audience sees, by their names. */
export type Recipes = Readonly<Record<'all' | 'shown', DocumentsByName>>

export function recipesAmong(
  all: readonly ReadDocument[],
  shown: readonly ReadDocument[],
): Recipes {
  return { all: recipesOf(all), shown: recipesOf(shown) }
}

function recipesOf(documents: readonly ReadDocument[]): DocumentsByName {
  const recipes = documents.filter(({ type }) => type.folder === 'recipes')
  return new Map(recipes.map((document) => [`recipes/${String(document.values.id)}`, document]))
}

/** What the build finds in a recipe, and in the recipes that make its ingredients. */
export async function describeRecipe(values: Values, recipes: Recipes, language: Language) {
  const { swaps } = values
  const made = await madeIngredients(values, recipes.shown, language)
  return {
    ...(await describerOf(language)(values)),
    ...(made.length > 0 && { made }),
    ...countedNutrition(values, recipes.all, language),
    ...(swaps !== undefined && {
      swapped: await describeSwapsCached(values, recipes.all, language),
    }),
  }
}

function minutesOf({ prepTime, cookTime, restTime }: Values): number {
  return [prepTime, cookTime, restTime].reduce<number>(
    (sum, minutes) => sum + (Number(minutes) || 0),
    0,
  )
}

async function cached<Found>(name: string, read: object, find: () => Found): Promise<Found> {
  return siteCache.of(`${name}-${hashOf([await hashCode(), JSON.stringify(read)])}`, find)
}

/** Reads the foods and the cooking data of a recipe, cached: a thousand recipes take seconds. */
const describerOf = memoize((language: Language) =>
  memoize(async (values: Values) => {
    const ingredients = textsIn(values.ingredients)
    const instructions = textsIn(values.instructions)
    const servings = Number(values.servings)
    const total = minutesOf(values)
    return cached('description', { ingredients, instructions, servings, total, language }, () => {
      const cooking = describeCooking({ ingredients, instructions }, language)
      return {
        ...describeFoods(ingredients, servings, language),
        cooking,
        tasks: describeTasks({ instructions, cooking, total }, language),
      }
    })
  }, new WeakMap()),
)

function describeSwapsCached(values: Values, documents: DocumentsByName, language: Language) {
  const { swaps, allergens } = values
  const recipe = {
    ingredients: textsIn(values.ingredients),
    instructions: textsIn(values.instructions),
    inner: innerLines(values, documents),
    swaps,
    allergens: allergens === undefined ? undefined : textsIn(allergens),
  }
  return cached('swaps', { recipe, language }, () => describeSwaps(recipe, language))
}

/** The ingredients that other recipes make, with all that those need. */
async function madeIngredients(values: Values, documents: DocumentsByName, language: Language) {
  const made: MadeIngredient[] = []
  for (const { index, id, inner, share } of innerRecipes(values, documents, language)) {
    const { cooking } = await describerOf(language)(inner)
    const below: MadeIngredient[] = await madeIngredients(inner, documents, language)
    const lines = textsIn(inner.ingredients).flatMap((line, at) => {
      const own = [{ text: line, cooking: cooking.ingredients[at], share: 1 }]
      return below.find((one) => one.index === at)?.lines ?? own
    })
    made.push({
      index,
      id,
      title: asText(inner.title) ?? '',
      minutes: minutesOf(inner),
      lines: lines.map((line) => Object.assign({}, line, { share: line.share * share })),
    })
  }
  return made
}
