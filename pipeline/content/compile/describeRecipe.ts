import type { Language } from '../../../languages/languages.ts'
import type { MadeIngredient } from '../../../src/cooking/cookingData.ts'
import { memoize } from '../../../src/shared/memoize.ts'
import { hashCode } from '../../cache/hashCode.ts'
import { hashOf } from '../../cache/hashOf.ts'
import { siteCache } from '../../cache/siteCache.ts'
import { describeCooking, describeFoods } from '../../cooking/describeCooking.ts'
import { describeTasks } from '../../cooking/tasks/describeTasks.ts'
import { describeSwaps } from '../../cooking/swaps/describeSwaps.ts'
import { type Values } from '../documents/document.ts'
import { asNumber, asText } from '../../../src/shared/checkJson.ts'
import { countedNutrition } from '../documents/recipeNutrition.ts'
import type { DocumentsByName } from '../documents/innerRecipes.ts'
import { boughtLines, innerLines, innerRecipes, textsIn } from '../documents/innerRecipes.ts'

type Recipes = Readonly<Record<'all' | 'shown', DocumentsByName>>

export async function describeRecipe(values: Values, { all, shown }: Recipes, language: Language) {
  const made = await madeIngredients(values, shown, language)
  return {
    ...(await describerOf(language)(values)),
    made: made.length > 0 ? made : undefined,
    swapped: values.swaps && (await describeSwapsCached(values, all, language)),
    ...countedNutrition(values, all, language),
  }
}

function minutesOf({ prepTime, cookTime, restTime }: Values): number {
  return (asNumber(prepTime) ?? 0) + (asNumber(cookTime) ?? 0) + (asNumber(restTime) ?? 0)
}

async function cached<Found>(name: string, read: object, find: () => Found): Promise<Found> {
  return siteCache.getOrMake(`${name}-${hashOf([await hashCode(), JSON.stringify(read)])}`, find)
}

/** Cached, since a thousand recipes take seconds. */
const describerOf = memoize((language: Language) =>
  memoize(async (values: Values) => {
    const ingredients = textsIn(values.ingredients)
    const instructions = textsIn(values.instructions)
    const servings = Number(values.servings)
    const total = minutesOf(values)
    const rest = asNumber(values.restTime) ?? 0
    const read = { ingredients, instructions, servings, total, rest, language }
    return cached('description', read, () => {
      const cooking = describeCooking({ ingredients, instructions }, language)
      return {
        ...describeFoods(ingredients, servings, language),
        cooking,
        tasks: describeTasks({ instructions, cooking, total, rest }, language),
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

/** The ingredients that other recipes make, with what must be bought for them. */
async function madeIngredients(values: Values, documents: DocumentsByName, language: Language) {
  const made: MadeIngredient[] = []
  for (const { index, id, inner, share } of innerRecipes(values, documents, language)) {
    const lines = boughtLines(inner, documents, language).map(async ({ text, at, ...line }) => {
      const { cooking } = await describerOf(language)(line.recipe)
      return { text, cooking: cooking.ingredients[at], share: line.share * share }
    })
    const title = asText(inner.title) ?? ''
    made.push({ index, id, title, minutes: minutesOf(inner), lines: await Promise.all(lines) })
  }
  return made
}
