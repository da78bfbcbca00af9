import { emptyRecipe, type ImportedLine, type ImportedRecipe } from '../importedRecipe.ts'
import { cleanLine, cleanLines } from '../text/cleanText.ts'
import { readNutrition } from '../text/nutrition.ts'
import { splitSteps } from '../text/splitSteps.ts'
import { type DataNode, isNode } from './graph.ts'
import { applyYield, takeTime } from './schemaRecipe.ts'
import { listIn, namesIn, nodesIn, numberIn, textOf } from './values.ts'

/** Whether an object is a recipe as WP Recipe Maker exports it. */
export function isRecipeMaker(node: DataNode): boolean {
  const isFlat = 'ingredients_flat' in node || 'instructions_flat' in node
  return (
    isFlat ||
    (nodesIn(node.ingredients).length > 0 &&
      nodesIn(node.instructions).length > 0 &&
      !('steps' in node))
  )
}

/** A recipe of WP Recipe Maker, with its groups as lists of lists or, later, as entries among the others. */
export function readRecipeMaker(node: DataNode): ImportedRecipe {
  const recipe = emptyRecipe(textOf(node.name))
  const tags = isNode(node.tags) ? node.tags : {}
  recipe.description = textOf(node.summary) || undefined
  recipe.categories = [...namesIn(tags.course), ...namesIn(tags.category)]
  recipe.cuisine = namesIn(tags.cuisine)[0]
  recipe.keywords = namesIn(tags.keyword)
  recipe.diets = namesIn(tags.suitablefordiet)
  recipe.equipment = nodesIn(node.equipment_flat ?? node.equipment).map((tool) =>
    cleanLine(textOf(tool.name)),
  )
  recipe.nutrition = readNutrition(node.nutrition)
  recipe.rating = isNode(node.rating) ? numberIn(node.rating.average) : undefined
  recipe.notes = cleanLines(textOf(node.notes)).map((text) => ({ text }))
  recipe.ingredients = readLines(entries(node.ingredients_flat, node.ingredients, 'ingredients'))
  recipe.steps = entries(node.instructions_flat, node.instructions, 'instructions').flatMap(stepsOf)
  const image = textOf(node.image_url)
  if (image !== '') recipe.image = { address: image }
  for (const [field, value] of [
    ['prepTime', node.prep_time],
    ['cookTime', node.cook_time],
    ['totalTime', node.total_time],
    ['restTime', node.custom_time],
  ] as const) {
    if (numberIn(value)) takeTime(recipe, field, numberIn(value))
  }
  applyYield(
    recipe,
    [`${textOf(node.servings)} ${textOf(node.servings_unit)}`.trim()].filter(Boolean),
  )
  return recipe
}

interface Entry extends DataNode {
  heading?: string
}

/** Groups as entries of their own, whichever version has written them. */
function entries(flat: unknown, grouped: unknown, name: string): Entry[] {
  const groups = nodesIn(grouped)
  if (nodesIn(flat).length === 0 && groups.some((group) => Array.isArray(group[name]))) {
    return groups.flatMap((group) => [{ heading: textOf(group.name) }, ...nodesIn(group[name])])
  }
  const list = listIn(flat).length > 0 ? nodesIn(flat) : groups
  return list.map((entry) => (entry.type === 'group' ? { heading: textOf(entry.name) } : entry))
}

function readLines(list: readonly Entry[]): ImportedLine[] {
  const lines: ImportedLine[] = []
  let group = ''
  for (const entry of list) {
    if (entry.heading !== undefined) {
      group = cleanLine(entry.heading).replace(/:$/, '')
      continue
    }
    const parts = [entry.amount, entry.unit, entry.name]
      .map((part) => cleanLine(textOf(part)))
      .filter(Boolean)
    const note = cleanLine(textOf(entry.notes))
    const text = cleanLine(parts.join(' ') + (note === '' ? '' : `, ${note}`))
    if (text === '') continue
    lines.push(group === '' ? { text } : { text, group })
    group = ''
  }
  return lines
}

function stepsOf(entry: Entry): string[] {
  if (entry.heading !== undefined) {
    const heading = cleanLine(entry.heading).replace(/:$/, '')
    return heading === '' ? [] : [`${heading}:`]
  }
  const texts = splitSteps(textOf(entry.text))
  return texts.length > 0 ? [texts.join(' ')] : []
}
