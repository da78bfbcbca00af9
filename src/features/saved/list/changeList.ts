import * as words from 'words/shoppingList'
import type { MadeIngredient, RecipeCooking } from '../../../cooking/cookingData.ts'
import { splitFoods } from '../../../cooking/portions.ts'
import { listingId } from '../../../storage/keys.ts'
import { warnIfNotStored } from '../../../ui/toast/warnIfNotStored.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { ListLine } from './listLines.ts'
import {
  type ItemRef,
  type Listed,
  type ListedItem,
  shoppingList,
} from '../../../storage/shoppingList.ts'

export interface RecipeToList {
  id: number
  title: string
  servings: number
  ingredients: readonly { text: string; madeBy?: MadeIngredient }[]
  cooking: RecipeCooking
  swapped?: string
}

export function addRecipeToList(recipe: RecipeToList, servings: number): void {
  const { id, ingredients } = recipe
  const record = toListing(recipe, servings)
  if (!warnIfNotStored(shoppingList.change(listingId(id), () => record))) return
  const made = ingredients.flatMap(({ madeBy }) => madeBy?.title ?? [])
  const added = words.ingredientsAdded({ count: servings })
  const alsoFor = made.map((recipeMade) => words.madeFromScratch({ title: recipeMade }))
  showToast({ title: words.onList, message: [added, ...alsoFor].join(' ') })
}

export function toListing(recipe: RecipeToList, servings: number) {
  const { id, title, ingredients, cooking, swapped: swap } = recipe
  const items = ingredients.flatMap(({ text, madeBy }, index) =>
    (madeBy?.lines ?? [{ text, cooking: cooking.ingredients[index] }]).flatMap(itemsOf),
  )
  const factor = servings / recipe.servings
  return { recipe: id, title, servings, swap, factor, items, at: new Date().toISOString() }
}

/** Splits a line so that each food has its own tick; tap water gives none. */
export function itemsOf({ text, cooking, share }: Omit<ListedItem, 'isDone'>): ListedItem[] {
  const foods = cooking ? splitFoods(cooking).filter(({ food }) => food !== '') : []
  return foods.map((food) => ({ text, cooking: food, share }))
}

export function removeRecipe(id: number): void {
  warnIfNotStored(shoppingList.change(listingId(id), () => undefined))
}

/** @param title names the recipes whose line it replaces @returns the id of its stored record */
export function addLine(item: ListedItem, title = ''): string | undefined {
  const now = new Date()
  const id = `line-${now.getTime().toString(36)}-${Math.random().toString(36).slice(2, 8)}`
  const record = { title, factor: 1, items: [item], at: now.toISOString() }
  return warnIfNotStored(shoppingList.change(id, () => record)) ? id : undefined
}

export function setDone(refs: readonly ItemRef[], isDone: boolean): void {
  changeItems(refs, (item) => ({ ...item, isDone: isDone || undefined }))
}

export function removeItems(refs: readonly ItemRef[]): void {
  changeItems(refs, (item) => ({ ...item, isGone: true }))
}

/** @returns the id of the new line's stored record */
export function editItems({ refs, aisle, sources, isDone }: ListLine, text: string) {
  const item = { text, aisle, isDone: isDone || undefined }
  // Adding first loses nothing when the storage is full.
  const record = addLine(item, sources.join(', '))
  if (record !== undefined) removeItems(refs)
  return record
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
  warnIfNotStored(stored.every(Boolean))
}

export function clearList(): void {
  for (const id of shoppingList.readAll().keys()) shoppingList.change(id, () => undefined)
}

export function storeRecords(records: ReadonlyMap<string, Listed>): void {
  warnIfNotStored(
    [...records].map(([id, listed]) => shoppingList.change(id, () => listed)).every(Boolean),
  )
}

/** Changes records. @returns a function that restores them, but keeps later changes */
export function changeWithUndo(change: () => void): () => void {
  const before = shoppingList.readAll()
  change()
  const after = shoppingList.readAll()
  return () => {
    for (const id of after.keys()) if (!before.has(id)) shoppingList.change(id, () => undefined)
    for (const [id, listed] of before) {
      const remaining = after.get(id)
      if (remaining === listed) continue
      shoppingList.change(id, (current) => restore(listed, remaining, current))
    }
  }
}

function restore(before: Listed, after: Listed | undefined, current: Listed | undefined): Listed {
  // A recipe that was added again needs no restoring.
  if (current && current.at !== before.at) return current
  const items = before.items.map((item, index): ListedItem => {
    const { isDone, isGone = !after } = after?.items[index] ?? {}
    const isChanged = isDone !== item.isDone || Boolean(isGone) !== Boolean(item.isGone)
    return isChanged ? item : (current?.items[index] ?? { ...item, isGone: true })
  })
  return { ...before, items }
}
