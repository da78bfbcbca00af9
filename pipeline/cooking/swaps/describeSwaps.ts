import type { Language } from '../../../languages/languages.ts'
import { ALLERGENS } from '../../../src/content/schema/foodLabels.ts'
import type { RecipeSwap } from '../../../src/cooking/cookingData.ts'
import { describeCooking, type RecipeTexts } from '../describeCooking.ts'
import { mayHold, provenDiets } from '../foods/dietTraits.ts'
import { readFoods } from '../foods/readFoods.ts'
import { foodWords } from '../foods/foodNames.ts'
import { isStepHeading } from '../../../src/content/recipeGroups.ts'
import { asList, asNumber, isRecord } from '../../../src/shared/checkJson.ts'

interface RecipeToSwap extends RecipeTexts {
  swaps?: unknown
  allergens?: readonly string[]
  /** For each ingredient, the lines of the recipe that makes it. */
  inner?: readonly (readonly string[])[]
}

export function describeSwaps(recipe: RecipeToSwap, language: Language): RecipeSwap[] {
  return readSwaps(recipe.swaps).map((swap) => {
    const texts = swapTexts(recipe, swap)
    return Object.assign(texts, {
      makes: swap.makes,
      diet: provenDiets(countedLines(recipe, texts.ingredients).map(({ text }) => readFoods(text))),
      allergens: recipe.allergens && allergensAfter(recipe, texts.ingredients),
      cooking: describeCooking(texts, language),
    })
  })
}

/** Returns the remaining lines of a swapped recipe, including those of inner recipes. */
export function countedLines({ ingredients, inner = [] }: RecipeToSwap, after: readonly string[]) {
  return after.flatMap((line, index) => {
    if (line === '') return []
    const lines = line === ingredients[index] ? [line, ...(inner[index] ?? [])] : [line]
    return lines.map((text) => ({ text, index }))
  })
}

/** Returns the remaining allergens; one stays until all lines that may contain it are replaced. */
export function allergensAfter(recipe: RecipeToSwap, after: readonly string[]) {
  const removed = recipe.ingredients.filter((text, index) => text !== after[index]).map(readFoods)
  const foods = countedLines(recipe, after).map(({ text }) => readFoods(text))
  return ALLERGENS.filter(
    (allergen) =>
      foods.some(({ holds, usually }) => holds.has(allergen) || usually.has(allergen)) ||
      (recipe.allergens?.includes(allergen) &&
        (foods.some((food) => mayHold(food, [allergen])) ||
          !removed.some((food) => mayHold(food, [allergen])))),
  )
}

/** Reads swaps; those of a draft may be incomplete. */
export function readSwaps(swaps: unknown) {
  return asList(swaps)
    .filter(isRecord)
    .map(({ makes, replace }) => ({
      makes: String(makes),
      replace: asList(replace)
        .filter(isRecord)
        .map(({ what, with: by, step }) => ({
          what: String(what ?? ''),
          by: String(by ?? ''),
          step: asNumber(step),
        })),
    }))
}

export type WrittenSwap = ReturnType<typeof readSwaps>[number]
type Replacement = WrittenSwap['replace'][number]

export function swapTexts(recipe: RecipeTexts, { replace }: WrittenSwap) {
  const ingredients = [...recipe.ingredients]
  const instructions = [...recipe.instructions]
  for (const replacement of replace) {
    const { what, by, step } = replacement
    const [index, another] = placesOf(replacement, recipe)
    if (index === undefined || another !== undefined || what === '') continue
    if (step === undefined) ingredients[index] = by
    else instructions[index] = instructions[index]?.replaceAll(what, () => by) ?? ''
  }
  return { ingredients, instructions }
}

/**
 * Returns the indexes of the named ingredients, or of the step if it contains the replaced text.
 */
export function placesOf({ what, step }: Replacement, recipe: RecipeTexts): number[] {
  const lines = step === undefined ? recipe.ingredients : recipe.instructions
  const indexes = [...lines.keys()]
  if (step !== undefined) {
    const steps = indexes.filter((index) => !isStepHeading(lines[index] ?? ''))
    return steps.slice(step - 1, step).filter((index) => lines[index]?.includes(what))
  }
  if (/^\d+$/.test(what)) return indexes.filter((index) => index + 1 === Number(what))
  const words = foodWords(what).join(' ')
  return indexes.filter((index) =>
    ` ${foodWords(lines[index] ?? '').join(' ')} `.includes(` ${words} `),
  )
}
