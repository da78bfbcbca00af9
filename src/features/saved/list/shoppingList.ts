import { type Aisle, AISLES, type IngredientCooking } from '../../../content/cooking/cookingData.ts'
import { openDeviceStore } from '../../../storage/deviceStore.ts'
import { isRecord } from '../../../storage/readFields.ts'
import { STORAGE_KEYS } from '../../../storage/keys.ts'

export interface ListedItem {
  text: string
  /** Undefined for the visitor's own lines. */
  cooking?: IngredientCooking
  /** Set for an own line that replaced others. */
  aisle?: Aisle
  isDone?: true
  /** Stays in the record, so that adding the recipe again can restore it. */
  isGone?: true
}

/** A recipe at its scale, or a line of the visitor's own. */
export interface Listed {
  recipe?: number
  /** The recipe's title, or the titles of those that an own line came from. */
  title: string
  /** Set for recipes only. */
  servings?: number
  factor: number
  items: ListedItem[]
  /** ISO date; the list is in this order. */
  at: string
}

export interface ItemRef {
  record: string
  index: number
}

export const shoppingList = openDeviceStore(STORAGE_KEYS.shoppingList, parseListed)

function parseListed(value: unknown): Listed | undefined {
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

/** Only this site writes `cooking`, so a rough check is enough. */
function isItem(value: unknown): value is ListedItem {
  if (!isRecord(value) || typeof value.text !== 'string') return false
  const { cooking, aisle } = value
  if (aisle !== undefined && !AISLES.some((known) => known === aisle)) return false
  if (cooking === undefined) return true
  return isRecord(cooking) && typeof cooking.food === 'string' && Array.isArray(cooking.amounts)
}
