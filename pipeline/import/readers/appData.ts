import type { DataNode } from './jsonLdGraph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { scalarText } from '../../content/text/scalarText.ts'

/** The object with most ingredients and steps in the data of a page's scripts, as JSON-LD. */
export function appDataRecipes(parsed: readonly unknown[]): DataNode[] {
  let best: DataNode | undefined
  let most = 0
  const waiting = parsed.map((value) => ({ value, around: '' }))
  for (let looked = 0; waiting.length > 0 && looked < MOST_NODES; looked += 1) {
    const { value, around = '' } = waiting.pop() ?? {}
    if (typeof value !== 'object' || value === null) continue
    const node = isRecord(value) ? value : {}
    const title = scalarText(node.title ?? node.name ?? node.headline) || around
    for (const inner of Object.values(value))
      if (typeof inner === 'object') waiting.push({ value: inner, around: title })
    const found = recipeIn(node, title)
    // Of two equal nodes the inner one is taken: it has the title.
    if (found && found.size >= most) {
      most = found.size
      best = found.recipe
    }
  }
  return best ? [best] : []
}

const MOST_NODES = 200_000

const INGREDIENTS =
  /^(?:recipe_?)?ingredients?(?:_?(?:list|lines|groups?|sections?|items|blocks))?$/i
const STEPS =
  /^(?:recipe_?|cooking_?|preparation_?)?(?:instructions?|steps|directions?|method|preparations?)(?:_?(?:list|groups?|sections?|steps|items|blocks))?$/i

function recipeIn(node: DataNode, title: string): { recipe: DataNode; size: number } | undefined {
  const ingredients = ingredientsIn(listAt(node, INGREDIENTS), 0)
  const steps = listAt(node, STEPS)
  if (ingredients.length < 1 || steps.length < 1) return undefined
  const recipe = {
    '@type': 'Recipe',
    name: title,
    description: node.description,
    recipeYield: node.servings ?? node.yield ?? node.portions,
    recipeIngredient: ingredients,
    recipeInstructions: steps,
  }
  return { recipe, size: ingredients.length + steps.length }
}

function listAt(node: DataNode, called: RegExp): unknown[] {
  const own = ownList(node, called)
  if (own.length > 0) return own
  const inner = Object.values(node)
    .filter(isRecord)
    .map((each) => ownList(each, called))
  return inner.find((list) => list.length > 0) ?? []
}

function ownList(node: DataNode, called: RegExp): unknown[] {
  for (const [key, value] of Object.entries(node)) {
    if (!called.test(key)) continue
    if (Array.isArray(value) && value.length > 0) return value
    if (typeof value === 'string' && value.length > 20) return [value]
  }
  return []
}

const DEEPEST = 4

/** Headings end in a colon. */
function ingredientsIn(entries: readonly unknown[], depth: number): unknown[] {
  if (depth > DEEPEST) return []
  return entries.flatMap((entry) => {
    if (!isRecord(entry)) return scalarText(entry) === '' ? [] : [entry]
    const inner = ownList(entry, INGREDIENTS)
    if (inner.length > 0 && typeof inner[0] === 'object') {
      const heading = scalarText(entry.title ?? entry.name ?? entry.heading).replace(/\s*:$/, '')
      return [...(heading === '' ? [] : [`${heading}:`]), ...ingredientsIn(inner, depth + 1)]
    }
    return [entry]
  })
}
