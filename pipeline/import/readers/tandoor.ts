import { type ImportedRecipe, addRemark } from '../importedRecipe.ts'
import { withoutMarks } from '../text/cleanText.ts'
import { splitSteps } from '../text/splitSteps.ts'
import type { DataNode } from './jsonLdGraph.ts'
import { linksIn } from './trackUnread.ts'
import { readSchemaRecipe } from './schemaRecipe.ts'
import {
  headingLine,
  ingredientText,
  nodesIn,
  numberIn,
  pickFields,
  stepHeading,
} from './readerHelpers.ts'
import { scalarText } from '../../content/text/scalarText.ts'

/** Returns whether an object is a recipe of a Tandoor export: https://docs.tandoor.dev. */
export function isTandoor(node: DataNode): boolean {
  return nodesIn(node.steps).some((step) => 'instruction' in step)
}

export function readTandoor(node: DataNode): ImportedRecipe {
  const steps = inOrder(node.steps)
  const waiting = numberIn(node.waiting_time)
  const recipe = readSchemaRecipe({
    ...pickFields(node, 'name description keywords nutrition'),
    url: node.source_url,
    prepTime: numberIn(node.working_time) || undefined,
    cookTime: waiting || undefined,
    recipeYield: [numberIn(node.servings), scalarText(node.servings_text)].filter(Boolean),
    recipeIngredient: steps.flatMap(ingredientTexts),
    recipeInstructions: steps.flatMap(stepTexts),
  })
  recipe.dropped.push(...linksIn(steps.map(({ file }) => file)))
  const remark = 'The source calls it waiting, which may be cooking or resting.'
  if (waiting) addRemark(recipe, 'unclear', 'cookTime', remark)
  return recipe
}

function inOrder(list: unknown): DataNode[] {
  return nodesIn(list).toSorted((a, b) => (numberIn(a.order) ?? 0) - (numberIn(b.order) ?? 0))
}

function ingredientTexts(step: DataNode): string[] {
  const lines = inOrder(step.ingredients).flatMap((each) => {
    if (each.is_header === true) return headingLine(each.note)
    const amount = each.no_amount === true ? undefined : numberIn(each.amount)
    return [ingredientText({ ...each, amount })]
  })
  return lines.length > 0 ? [...headingLine(stepTitle(step)), ...lines] : []
}

function stepTexts(step: DataNode): string[] {
  const texts = splitSteps(withoutMarks(scalarText(step.instruction)))
  return texts.length > 0 ? [...stepHeading(stepTitle(step)), ...texts] : []
}

function stepTitle({ name }: DataNode): string {
  return scalarText(name).replace(/^step ?\d*$/i, '')
}
