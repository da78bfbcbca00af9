import { emptyRecipe, type ImportedImage, type ImportedRecipe, noteIn } from '../importedRecipe.ts'
import { cleanLines } from '../text/cleanText.ts'
import { readNutrition } from '../text/nutrition.ts'
import { splitSteps } from '../text/splitSteps.ts'
import type { DataNode } from './graph.ts'
import { withoutMarks } from './markdownText.ts'
import { applyYield, groupLines, takeTime } from './schemaRecipe.ts'
import { namesIn, nodesIn, numberIn, textOf } from './values.ts'

/** Whether an object is a recipe as Paprika exports it, gzipped, in a `.paprikarecipes` archive. */
export function isPaprika(node: DataNode): boolean {
  return typeof node.ingredients === 'string' && typeof node.directions === 'string'
}

/** A recipe of Paprika, whose ingredients and steps are lines of two texts. */
export function readPaprika(node: DataNode): ImportedRecipe {
  const recipe = emptyRecipe(textOf(node.name))
  recipe.description = textOf(node.description) || undefined
  recipe.categories = namesIn(node.categories)
  recipe.source = textOf(node.source_url) || undefined
  recipe.rating = numberIn(node.rating)
  recipe.date = /^\d{4}-\d\d-\d\d/.exec(textOf(node.created))?.[0]
  recipe.ingredients = groupLines(cleanLines(withoutMarks(textOf(node.ingredients))))
  recipe.steps = splitSteps(withoutMarks(textOf(node.directions)))
  recipe.nutrition = readNutrition(factsIn(textOf(node.nutritional_info)))
  recipe.notes = cleanLines(withoutMarks(textOf(node.notes))).map(noteIn)
  recipe.image = photoIn(node)
  takeTime(recipe, 'prepTime', node.prep_time)
  takeTime(recipe, 'cookTime', node.cook_time)
  takeTime(recipe, 'totalTime', node.total_time)
  applyYield(recipe, textOf(node.servings).split(/\s*;\s*/))
  return recipe
}

/** `Calories: 250 kcal` in lines or with commas between them. */
function factsIn(text: string): DataNode {
  const facts = [
    ...text.matchAll(
      /(calories|energy|protein|carb(?:ohydrate)?s?|(?:total |saturated )?fat|fib(?:er|re)|sugars?|sodium)\b[^\d\n]{0,20}(\d[\d.,]* ?[a-z]*)/gi,
    ),
  ]
  const entries = facts.map(([, name = '', amount]): [string, unknown] => [nameOf(name), amount])
  // The first of each, such as “Calories” before “Calories from fat”.
  return Object.fromEntries(entries.toReversed())
}

function nameOf(name: string): string {
  const small = name.toLowerCase()
  if (small.startsWith('carb')) return 'carbs'
  return small === 'total fat' ? 'fat' : small
}

function photoIn(node: DataNode): ImportedImage | undefined {
  const [first] = nodesIn(node.photos)
  const data = textOf(node.photo_data) || textOf(first?.data)
  const name = textOf(node.photo) || textOf(first?.filename) || 'photo.jpg'
  const bytes = data === '' ? undefined : fromBase64(data)
  if (bytes) return { name, bytes }
  const address = textOf(node.image_url)
  return address === '' ? undefined : { address }
}

function fromBase64(data: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0))
  } catch {
    return undefined
  }
}
