import type { IngredientCooking } from '../../../content/cooking/cookingData.ts'
import { sayUnstored } from '../../../ui/toast/sayUnstored.ts'
import type { ListLine } from './listLines.ts'
import { type ItemRef, type Listed, type ListedItem, shoppingList } from './shoppingList.ts'

interface AddedRecipe {
  id: number
  title: string
  servings: number
  factor: number
  ingredients: { text: string; cooking: IngredientCooking }[]
}

/**
 * Replaces an earlier entry of the recipe.
 * @returns whether it is stored
 */
export function addRecipe({ id, title, servings, factor, ingredients }: AddedRecipe): boolean {
  // Tap water has no food.
  const items = ingredients.filter(({ cooking }) => cooking.food !== '')
  const listed = { recipe: id, title, servings, factor, items, at: new Date().toISOString() }
  return report(shoppingList.change(recipeKey(id), () => listed))
}

export function removeRecipe(id: number): void {
  report(shoppingList.change(recipeKey(id), () => undefined))
}

export function recipeKey(id: number): string {
  return `recipe-${id}`
}

/**
 * @param title of the recipes whose line it replaces
 * @returns whether it is stored
 */
export function addLine(item: ListedItem, title = ''): boolean {
  const now = new Date()
  const id = `line-${now.getTime().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  const listed = { title, factor: 1, items: [item], at: now.toISOString() }
  return report(shoppingList.change(id, () => listed))
}

export function setDone(refs: readonly ItemRef[], isDone: boolean): void {
  changeItems(refs, (item) => ({ ...item, isDone: isDone || undefined }))
}

export function removeItems(refs: readonly ItemRef[]): void {
  changeItems(refs, (item) => ({ ...item, isGone: true }))
}

export function editItems({ refs, aisle, sources, isDone }: ListLine, text: string): void {
  const item = { text, aisle, isDone: isDone || undefined }
  // Adds first, so that a full storage loses nothing.
  if (addLine(item, sources.join(', '))) removeItems(refs)
}

function changeItems(refs: readonly ItemRef[], change: (item: ListedItem) => ListedItem) {
  const stored = [...new Set(refs.map(({ record }) => record))].map((record) => {
    const indexes = new Set(refs.filter((ref) => ref.record === record).map(({ index }) => index))
    return shoppingList.change(record, (listed) => {
      if (!listed) return listed
      const items = listed.items.map((item, index) => (indexes.has(index) ? change(item) : item))
      return items.every(({ isGone }) => isGone) ? undefined : { ...listed, items }
    })
  })
  report(stored.every(Boolean))
}

function report(isStored: boolean): boolean {
  if (!isStored) sayUnstored()
  return isStored
}

/** @returns the records, for `putBack` */
export function clearList(): ReadonlyMap<string, Listed> {
  const before = shoppingList.readAll()
  for (const id of before.keys()) shoppingList.change(id, () => undefined)
  return before
}

export function putBack(records: ReadonlyMap<string, Listed>): void {
  for (const [id, listed] of records) shoppingList.change(id, () => listed)
}
