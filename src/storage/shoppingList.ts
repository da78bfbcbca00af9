import {
  type ShopAisle,
  type IngredientCooking,
  AISLES,
  type TextSpan,
  type WrittenAmount,
  type WrittenMeasure,
} from '../cooking/cookingData.ts'
import { UNITS } from '../cooking/units.ts'
import { openDeviceStore } from './deviceStore.ts'
import { asNumber, hasTexts, isRecord } from '../shared/checkJson.ts'
import { STORAGE_KEYS } from './keys.ts'

export interface ListedItem {
  text: string
  /** Undefined for lines that the visitor wrote. */
  cooking?: IngredientCooking
  /** Only for a line written by the visitor in place of other lines: their aisle. */
  aisle?: ShopAisle
  /** The share of the line to buy, if its recipe makes an ingredient of another recipe. */
  share?: number
  isDone?: true
  /** Removed items stay in the record, for Undo and for the indexes of other items. */
  isGone?: true
}

/** A scaled recipe, or a line that the visitor wrote. */
export interface Listed {
  recipe?: number
  /** The recipe's title; for a written line, the titles of the recipes whose lines it replaced. */
  title: string
  servings?: number
  /** The diet of the chosen swap. */
  swap?: string
  factor: number
  items: ListedItem[]
  /** The ISO date of the addition, which orders the list. */
  at: string
}

export interface ItemRef {
  record: string
  index: number
}

export const shoppingList = openDeviceStore(STORAGE_KEYS.shoppingList, parseListed)

/** Guards against corrupted storage. */
const MAX_FACTOR = 1000

function parseListed(value: unknown): Listed | undefined {
  if (!isRecord(value) || !Array.isArray(value.items)) return undefined
  const { recipe, title, servings, swap, factor, at } = value
  if (typeof title !== 'string' || typeof at !== 'string') return undefined
  return {
    recipe: asNumber(recipe),
    title,
    servings: asNumber(servings),
    ...(typeof swap === 'string' && { swap }),
    factor: typeof factor === 'number' && factor > 0 && factor <= MAX_FACTOR ? factor : 1,
    items: value.items.flatMap(parseItem),
    at,
  }
}

/** Items with invalid amounts become plain lines. */
function parseItem(value: unknown): ListedItem[] {
  if (!hasTexts(value, 'text')) return []
  const { text, cooking, aisle, share, isDone, isGone } = value
  return [
    {
      text,
      ...(isIngredientCooking(cooking) && { cooking }),
      ...(isAisle(aisle) && { aisle }),
      ...(isQuantity(share) && share > 0 && { share }),
      ...(isDone === true && { isDone }),
      ...(isGone === true && { isGone }),
    },
  ]
}

const MAX_QUANTITY = 1e6

function isIngredientCooking(value: unknown): value is IngredientCooking {
  if (!isFood(value) || !isListOf(value.amounts, isAmount)) return false
  return value.others === undefined || isListOf(value.others, isFood)
}

function isAisle(value: unknown): value is ShopAisle {
  return AISLES.some((aisle) => aisle === value)
}

function isFood(value: unknown): value is Record<string, unknown> {
  if (!hasTexts(value, 'food') || !isAisle(value.aisle)) return false
  return value.name === undefined || isSpan(value.name)
}

function isAmount(value: unknown): value is WrittenAmount {
  if (!isRecord(value) || !isListOf(value.measures, isMeasure)) return false
  const { noun, density } = value
  if (density !== undefined && !isQuantity(density)) return false
  if (!isFlag(value.isFixed) || !isFlag(value.isUnknown) || !isFlag(value.isLiquid)) return false
  return noun === undefined || (hasTexts(noun, 'one', 'many') && isSpan(noun.span))
}

function isMeasure(value: unknown): value is WrittenMeasure {
  if (!isRecord(value) || !isSpan(value.span) || !isQuantity(value.quantity)) return false
  if (value.upTo !== undefined && !isQuantity(value.upTo)) return false
  return isFlag(value.plus) && UNITS.some((unit) => unit === value.unit)
}

function isFlag(value: unknown): value is true | undefined {
  return value === undefined || value === true
}

function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MAX_QUANTITY
}

function isSpan(value: unknown): value is TextSpan {
  return isListOf(value, isQuantity) && value.length === 2
}

function isListOf<T>(value: unknown, isOne: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.every((entry) => isOne(entry))
}
