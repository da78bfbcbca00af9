import { type Aisle, AISLES, type IngredientCooking } from '../../../content/cooking/cookingData.ts'
import { openDeviceStore } from '../../../storage/deviceStore.ts'
import { isRecord } from '../../../storage/readFields.ts'
import { STORAGE_KEYS } from '../../../storage/storedList.ts'

/** Something to buy, as it was put on the list. */
export interface ListedItem {
  /** As it is written. */
  text: string
  /** What the build found in it; nothing of a line that the visitor wrote. */
  cooking?: IngredientCooking
  /** Of such a line, where it took the place of others. */
  aisle?: Aisle
  isDone?: true
  /** Taken off the list; it stays in its record, so that adding the recipe again can tell. */
  isGone?: true
}

/** What was put on the list at once: a recipe at its scale, or a line of the visitor's own. */
export interface Listed {
  /** The id of the recipe. */
  recipe?: number
  /** What the recipe is called, or those that the line came from; empty for the visitor's own. */
  title: string
  /** For how many servings; of a recipe alone. */
  servings?: number
  /** By what its amounts are multiplied. */
  factor: number
  items: ListedItem[]
  /** When, as an ISO date: the list shows what came first, first. */
  at: string
}

export const shoppingList = openDeviceStore(STORAGE_KEYS.shoppingList, parseListed)

export function parseListed(value: unknown): Listed | undefined {
  if (!isRecord(value) || !Array.isArray(value.items)) return undefined
  const { recipe, title, servings, factor, at } = value
  if (typeof title !== 'string' || typeof at !== 'string') return undefined
  const items = value.items.flatMap((item): ListedItem[] => (isItem(item) ? [item] : []))
  return {
    recipe: typeof recipe === 'number' ? recipe : undefined,
    title,
    servings: typeof servings === 'number' ? servings : undefined,
    factor: typeof factor === 'number' && factor > 0 ? factor : 1,
    items,
    at,
  }
}

/** What the build found is written by this site alone; a line is shown as it is where that is odd. */
function isItem(value: unknown): value is ListedItem {
  if (!isRecord(value) || typeof value.text !== 'string') return false
  const { cooking, aisle } = value
  if (aisle !== undefined && !AISLES.some((known) => known === aisle)) return false
  if (cooking === undefined) return true
  return isRecord(cooking) && typeof cooking.food === 'string' && Array.isArray(cooking.amounts)
}
