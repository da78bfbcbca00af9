import type { MadeIngredient } from '../../cooking/cookingData.ts'
import type { PageProps } from '../../content/pageProps.ts'
import { groupSteps } from '../../content/recipeGroups.ts'

type Shown = PageProps<'recipe'>['data']
type Needed = Pick<Shown, 'id' | 'title' | 'servings' | 'instructions' | 'cooking'>
type Possible = Partial<Pick<Shown, 'stepPictures' | 'video' | 'allergenList' | 'swaps'>>

export interface RecipeToCook extends Needed, Possible {
  ingredients: readonly RecipeLine[]
  diet?: readonly string[]
  /** The result of the chosen swap, such as `vegan`; texts and labels are then the swap's. */
  swapped?: string
}

interface RecipeLine {
  text: string
  shopLink?: string
  madeBy?: MadeIngredient
  isSwapped?: boolean
}

export function recipeLines({ ingredients: list, instructions }: RecipeToCook) {
  const ingredients = list.map(({ text }) => text)
  const steps = groupSteps(instructions).flatMap(({ entries }) => entries.map(({ text }) => text))
  return { ingredients, steps, ingredientKeys: lineKeys(ingredients), stepKeys: lineKeys(steps) }
}

/** Returns keys of lines by their text; repeats get ` #2`, ` #3`. */
export function lineKeys(lines: readonly string[]): string[] {
  const times = new Map<string, number>()
  return lines.map((line) => {
    const time = (times.get(line) ?? 0) + 1
    times.set(line, time)
    return time === 1 ? line : `${line} #${time}`
  })
}
