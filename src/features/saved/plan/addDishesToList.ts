import * as words from 'words/plan'
import { groupBy } from '../../../shared/groupBy.ts'
import { listingId } from '../../../storage/keys.ts'
import type { PlannedDish } from '../../../storage/mealPlan.ts'
import { shoppingList } from '../../../storage/shoppingList.ts'
import { fetchRecipe } from '../../../content/fetchRecipe.ts'
import { changeWithUndo, toListing, storeRecords } from '../list/changeList.ts'

/**
 * Adds what dishes need to the shopping list; leftovers need nothing. A recipe that is there for as
 * many servings stays as it is, with its ticks.
 *
 * @returns what to tell the visitor
 */
export async function addDishesToList(dishes: readonly PlannedDish[]) {
  const toCook = groupBy(dishes, ({ recipe, isLeftovers }) => (isLeftovers ? [] : [recipe]))
  const missing: string[] = []
  const loaded = [...toCook].map(async ([id, times]) => {
    const recipe = await fetchRecipe(id).catch(() => undefined)
    if (!recipe) missing.push(...new Set(times.map(({ title }) => title)))
    const servings = times.reduce((sum, one) => sum + one.servings, 0)
    return recipe ? toListing(recipe, servings) : []
  })
  const listed = (await Promise.all(loaded)).flat().filter(({ recipe, factor }) => {
    return factor > (shoppingList.read(listingId(recipe))?.factor ?? 0)
  })
  const records = new Map(listed.map((record) => [listingId(record.recipe), record]))
  const undo = changeWithUndo(() => storeRecords(records))
  const added = words.listed({ count: listed.flatMap(({ items }) => items).length })
  const notAdded = missing.map((title) => words.notLoaded({ title }))
  return { text: [added, ...notAdded].join(' '), undo: listed.length > 0 ? undo : undefined }
}
