import type { IngredientCooking } from '../../../content/cooking/cookingData.ts'
import type { ItemRef } from './itemRef.ts'
import type { ListLine } from './listLines.ts'
import { type Listed, type ListedItem, shoppingList } from './shoppingList.ts'

interface AddedRecipe {
  id: number
  title: string
  servings: number
  /** By what the amounts of the recipe are multiplied for so many servings. */
  factor: number
  ingredients: { text: string; cooking: IngredientCooking }[]
}

/**
 * Puts a recipe on the list; one that is there gets the new number of servings, and all of its
 * ingredients again.
 *
 * @returns whether that is stored
 */
export function addRecipe(recipe: AddedRecipe): boolean {
  const { id, title, servings, factor } = recipe
  // Tap water has no name there.
  const items = recipe.ingredients.filter(({ cooking }) => cooking.food !== '')
  const listed = { recipe: id, title, servings, factor, items, at: new Date().toISOString() }
  return shoppingList.change(recipeKey(id), () => listed)
}

export function recipeKey(id: number): string {
  return `recipe-${id}`
}

/**
 * Puts a line on the list.
 * @param from what it came from, where it takes the place of others
 * @returns whether that is stored
 */
export function addLine(item: ListedItem, from = ''): boolean {
  const now = new Date()
  const id = `line-${now.getTime().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  return shoppingList.change(id, () => ({
    title: from,
    factor: 1,
    items: [item],
    at: now.toISOString(),
  }))
}

/** Ticks items, or takes the tick away. @returns whether that is stored */
export function setDone(refs: readonly ItemRef[], isDone: boolean): boolean {
  return changeItems(refs, (item) => ({ ...item, isDone: isDone || undefined }))
}

/** Takes items off the list. @returns whether that is stored */
export function removeItems(refs: readonly ItemRef[]): boolean {
  return changeItems(refs, (item) => ({ ...item, isGone: true }))
}

/**
 * Puts the visitor's own words in the place of items, in their aisle and with what they are for.
 * @returns whether that is stored
 */
export function editItems({ refs, aisle, sources, isDone }: ListLine, text: string): boolean {
  const item = { text, aisle, isDone: isDone || undefined }
  // First the new line, so that nothing is lost where there is no room for it.
  return addLine(item, sources.join(', ')) && removeItems(refs)
}

/** A record without anything to buy goes. */
function changeItems(refs: readonly ItemRef[], change: (item: ListedItem) => ListedItem): boolean {
  const stored = [...new Set(refs.map(({ record }) => record))].map((record) => {
    const indexes = new Set(refs.filter((ref) => ref.record === record).map(({ index }) => index))
    return shoppingList.change(record, (listed) => {
      if (!listed) return listed
      const items = listed.items.map((item, index) => (indexes.has(index) ? change(item) : item))
      return items.every(({ isGone }) => isGone) ? undefined : { ...listed, items }
    })
  })
  return stored.every(Boolean)
}

/** Empties the list. @returns what was on it, to put it back with `putBack` */
export function clearList(): ReadonlyMap<string, Listed> {
  const before = shoppingList.readAll()
  for (const id of before.keys()) shoppingList.change(id, () => undefined)
  return before
}

/** Puts back what was taken off the list, over what is there of it. */
export function putBack(records: ReadonlyMap<string, Listed>): void {
  for (const [id, listed] of records) shoppingList.change(id, () => listed)
}
