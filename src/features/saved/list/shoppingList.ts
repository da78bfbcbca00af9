import type { ShopAisle, IngredientCooking } from '../../../content/cooking/cookingData.ts'
import { isAisle, isIngredientCooking } from './isIngredientCooking.ts'
import { openDeviceStore } from '../../../storage/deviceStore.ts'
import { hasTexts, isRecord } from '../../../shared/checkJson.ts'
import { STORAGE_KEYS } from '../../../storage/keys.ts'

export interface ListedItem {
  text: string
  /** Undefined for the visitor's own lines. */
  cooking?: IngredientCooking
  /** Set for an own line that replaced others. */
  aisle?: ShopAisle
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

/** Far beyond any kitchen; larger numbers would be written as `1e+308`. */
const LARGEST_FACTOR = 1000

function parseListed(value: unknown): Listed | undefined {
  if (!isRecord(value) || !Array.isArray(value.items)) return undefined
  const { recipe, title, servings, factor, at } = value
  if (typeof title !== 'string' || typeof at !== 'string') return undefined
  return {
    recipe: typeof recipe === 'number' ? recipe : undefined,
    title,
    servings: typeof servings === 'number' ? servings : undefined,
    factor: typeof factor === 'number' && factor > 0 && factor <= LARGEST_FACTOR ? factor : 1,
    items: value.items.flatMap(parseItem),
    at,
  }
}

/** An item whose amounts cannot be read stays as a line of its own. */
function parseItem(value: unknown): ListedItem[] {
  if (!hasTexts(value, 'text')) return []
  const { text, cooking, aisle, isDone, isGone } = value
  return [
    {
      text,
      ...(isIngredientCooking(cooking) && { cooking }),
      ...(isAisle(aisle) && { aisle }),
      ...(isDone === true && { isDone }),
      ...(isGone === true && { isGone }),
    },
  ]
}
