import { createMentions, type Mention } from './foodMentions.ts'
import { DRY_FOODS } from './genericNames.ts'
import { instructionsIn } from './instructionClauses.ts'
import { foodNamesOf } from './namesOfIngredient.ts'

const ALL =
  /\b(?:add|blend|combine|mix|place|process|pulse|put|stir|toss|whisk|whizz)(?: together)? (?:everything(?! else)|all(?: of)?(?: the)? ingredients|the ingredients)\b/i
const DRY = /\b(?:the|all|all the) dry ingredients\b/i
const REMAINING = /\b(?:the|all the|all) (?:remaining|other|rest of the) ingredients\b/i

export function usedIngredients(
  ingredients: readonly string[],
  steps: readonly string[],
  mentionsIn: (text: string) => readonly Mention[] = createMentions(ingredients),
): number[][] {
  const used = new Set<number>()
  return steps.map((step) => {
    const done = instructionsIn(step)
    const uses = new Set(mentionsIn(done).flatMap(({ ingredients: some }) => some))
    for (const index of grouped(done, ingredients, used)) uses.add(index)
    for (const index of uses) used.add(index)
    return [...uses].toSorted((a, b) => a - b)
  })
}

/** Ingredients that a step takes without naming them. */
function grouped(
  step: string,
  ingredients: readonly string[],
  used: ReadonlySet<number>,
): number[] {
  const all = [...ingredients.keys()]
  if (REMAINING.test(step)) return all.filter((index) => !used.has(index))
  if (DRY.test(step)) {
    return all.filter((index) =>
      foodNamesOf(ingredients[index] ?? '').some((words) => DRY_FOODS.has(words.at(-1) ?? '')),
    )
  }
  return ALL.test(step) ? all : []
}
