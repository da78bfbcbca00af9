import { emptyRecipe, type ImportedLine, type ImportedRecipe, remark } from '../importedRecipe.ts'
import { ingredientText } from '../text/amounts.ts'
import { cleanLine } from '../text/cleanText.ts'
import { readNutrition } from '../text/nutrition.ts'
import { splitSteps } from '../text/splitSteps.ts'
import { type DataNode, isNode } from './graph.ts'
import { withoutMarks } from './markdownText.ts'
import { applyYield } from './schemaRecipe.ts'
import { namesIn, nodesIn, numberIn, textOf } from './values.ts'

/** Whether an object is a recipe as Tandoor exports it: https://docs.tandoor.dev. */
export function isTandoor(node: DataNode): boolean {
  return nodesIn(node.steps).some((step) => 'instruction' in step)
}

/** A recipe of Tandoor, in which each step has the ingredients that it uses. */
export function readTandoor(node: DataNode): ImportedRecipe {
  const recipe = emptyRecipe(textOf(node.name))
  recipe.description = textOf(node.description) || undefined
  recipe.keywords = namesIn(node.keywords)
  recipe.source = textOf(node.source_url) || undefined
  recipe.rating = numberIn(node.rating)
  recipe.nutrition = readNutrition(node.nutrition)
  const steps = nodesIn(node.steps).toSorted(
    (a, b) => (numberIn(a.order) ?? 0) - (numberIn(b.order) ?? 0),
  )
  recipe.ingredients = steps.flatMap(linesOf)
  recipe.steps = steps.flatMap(textsOf)
  readTimes(node, recipe)
  applyYield(recipe, [numberIn(node.servings), textOf(node.servings_text)].filter(Boolean))
  return recipe
}

function readTimes(node: DataNode, recipe: ImportedRecipe): void {
  const [working, waiting] = [numberIn(node.working_time), numberIn(node.waiting_time)]
  if (working) recipe.prepTime = working
  if (!waiting) return
  recipe.cookTime = waiting
  remark(
    recipe,
    'unclear',
    'cookTime',
    'The source calls it waiting, which may be cooking or resting.',
  )
}

function linesOf(step: DataNode): ImportedLine[] {
  const lines: ImportedLine[] = []
  let group = headingOf(step)
  for (const each of nodesIn(step.ingredients).toSorted(
    (a, b) => (numberIn(a.order) ?? 0) - (numberIn(b.order) ?? 0),
  )) {
    if (each.is_header === true) {
      group = cleanLine(textOf(each.note)) || group
      continue
    }
    const amount = each.no_amount === true ? undefined : numberIn(each.amount)
    const text = cleanLine(
      ingredientText({ amount, unit: nameOf(each.unit), food: nameOf(each.food), note: each.note }),
    )
    if (text === '') continue
    lines.push(group === '' ? { text } : { text, group })
    group = ''
  }
  return lines
}

function nameOf(value: unknown): string {
  return isNode(value) ? textOf(value.name) : ''
}

function headingOf(step: DataNode): string {
  const name = cleanLine(textOf(step.name))
  return /^step ?\d*$/i.test(name) ? '' : name.replace(/:$/, '')
}

function textsOf(step: DataNode): string[] {
  const heading = headingOf(step)
  const texts = splitSteps(withoutMarks(textOf(step.instruction)))
  return heading === '' || texts.length === 0 ? texts : [`${heading}:`, ...texts]
}
