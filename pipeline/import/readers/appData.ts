import { type DataNode, MAX_NODES } from './jsonLdGraph.ts'
import { isRecord } from '../../../src/shared/checkJson.ts'
import { scalarText } from '../../content/text/scalarText.ts'

/** Returns the object in script data with the most ingredients and steps, as JSON-LD. */
export function appDataRecipes(parsed: readonly unknown[]): DataNode[] {
  let best: ReturnType<typeof recipeIn>
  const queue = parsed.map((value) => ({ value, outerTitle: '' }))
  for (let visited = 0; queue.length > 0 && visited < MAX_NODES; visited += 1) {
    const { value, outerTitle = '' } = queue.pop() ?? {}
    if (typeof value !== 'object' || value === null) continue
    const node = isRecord(value) ? value : {}
    const title = scalarText(node.title ?? node.name ?? node.headline) || outerTitle
    for (const inner of Object.values(value))
      if (typeof inner === 'object') queue.push({ value: inner, outerTitle: title })
    const candidate = recipeIn(node, title)
    // For equal nodes, prefers the inner one, since it has the title.
    if (candidate && candidate.size >= (best?.size ?? 0)) best = candidate
  }
  return best ? [best.recipe] : []
}

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

function listAt(node: DataNode, keyName: RegExp): unknown[] {
  const direct = listOfNode(node, keyName)
  if (direct.length > 0) return direct
  const inner = Object.values(node)
    .filter(isRecord)
    .map((each) => listOfNode(each, keyName))
  return inner.find((list) => list.length > 0) ?? []
}

function listOfNode(node: DataNode, keyName: RegExp): unknown[] {
  for (const [key, value] of Object.entries(node)) {
    if (!keyName.test(key)) continue
    if (Array.isArray(value) && value.length > 0) return value
    if (typeof value === 'string' && value.length > 20) return [value]
  }
  return []
}

const MAX_INGREDIENT_DEPTH = 4

/** Lists ingredients; headings among them end in a colon. */
function ingredientsIn(entries: readonly unknown[], depth: number): unknown[] {
  if (depth > MAX_INGREDIENT_DEPTH) return []
  return entries.flatMap((entry) => {
    if (!isRecord(entry)) return scalarText(entry) === '' ? [] : [entry]
    const inner = listOfNode(entry, INGREDIENTS)
    if (inner.length > 0 && typeof inner[0] === 'object') {
      const heading = scalarText(entry.title ?? entry.name ?? entry.heading).replace(/\s*:$/, '')
      return [...(heading === '' ? [] : [`${heading}:`]), ...ingredientsIn(inner, depth + 1)]
    }
    return [entry]
  })
}
