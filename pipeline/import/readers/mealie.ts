import { emptyRecipe, type ImportedLine, type ImportedRecipe } from '../importedRecipe.ts'
import { cleanLine } from '../text/cleanText.ts'
import { ingredientText } from '../text/amounts.ts'
import { readNutrition } from '../text/nutrition.ts'
import { type DataNode, isNode } from './graph.ts'
import { withoutMarks } from './markdownText.ts'
import { applyYield, takeTime } from './schemaRecipe.ts'
import { readOwnFields } from './ownFields.ts'
import { listIn, namesIn, nodesIn, numberIn, textOf } from './values.ts'

/** Whether an object is a recipe as Mealie exports it: https://docs.mealie.io. */
export function isMealie(node: DataNode): boolean {
  const isOwn = 'slug' in node && ('recipeIngredient' in node || 'recipeInstructions' in node)
  return isOwn && node['@type'] === undefined
}

/** A recipe of Mealie, of its first versions as of those with amounts and foods apart. */
export function readMealie(node: DataNode): ImportedRecipe {
  const recipe = emptyRecipe(textOf(node.name))
  recipe.description = textOf(node.description) || undefined
  recipe.categories = namesIn(node.recipeCategory)
  recipe.keywords = namesIn(node.tags)
  recipe.equipment = namesIn(node.tools)
  recipe.source = textOf(node.orgURL) || undefined
  recipe.rating = numberIn(node.rating)
  recipe.date = /^\d{4}-\d\d-\d\d/.exec(textOf(node.dateAdded))?.[0]
  recipe.nutrition = readNutrition(node.nutrition)
  recipe.notes = nodesIn(node.notes).map((note) => ({
    title: textOf(note.title),
    text: textOf(note.text),
  }))
  recipe.ingredients = listIn(node.recipeIngredient).flatMap(lineOf)
  recipe.steps = listIn(node.recipeInstructions).flatMap(stepOf)
  takeTime(recipe, 'prepTime', node.prepTime)
  takeTime(recipe, 'cookTime', node.performTime ?? node.cookTime)
  takeTime(recipe, 'totalTime', node.totalTime)
  applyYield(recipe, [numberIn(node.recipeServings) || undefined, node.recipeYield].filter(Boolean))
  recipe.own = readOwnFields(isNode(node.extras) ? node.extras.pinchwell : undefined)
  return recipe
}

function lineOf(entry: unknown): ImportedLine[] {
  if (!isNode(entry)) return typeof entry === 'string' ? [{ text: entry }] : []
  const made = ingredientText({
    amount: entry.quantity,
    unit: nameOf(entry.unit),
    food: nameOf(entry.food),
    note: entry.note,
  })
  const isWritten =
    entry.disableAmount === true || (!nameOf(entry.food) && textOf(entry.note) !== '')
  const text = cleanLine(
    (isWritten ? textOf(entry.note) : '') ||
      textOf(entry.display) ||
      made ||
      textOf(entry.originalText),
  )
  const group = textOf(entry.title)
  if (text === '') return []
  return [group === '' ? { text } : { text, group }]
}

function nameOf(value: unknown): string {
  return isNode(value) ? textOf(value.name) : textOf(value)
}

function stepOf(entry: unknown): string[] {
  if (!isNode(entry)) return typeof entry === 'string' ? [entry] : []
  const title = cleanLine(textOf(entry.title)).replace(/:$/, '')
  const text = cleanLine(withoutMarks(textOf(entry.text)))
  return [...(title === '' ? [] : [`${title}:`]), ...(text === '' ? [] : [text])]
}
