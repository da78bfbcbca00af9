/** Checks what another version of the site, or a file, has stored as amounts of an ingredient. */
import {
  type ShopAisle,
  AISLES,
  type IngredientCooking,
  type TextSpan,
  UNITS,
  type WrittenAmount,
  type WrittenMeasure,
} from '../../../content/cooking/cookingData.ts'
import { hasTexts, isRecord } from '../../../shared/checkJson.ts'

/** Larger quantities would be written as `1e+308`. */
const LARGEST_QUANTITY = 1e6

export function isIngredientCooking(value: unknown): value is IngredientCooking {
  if (!isFood(value) || !isListOf(value.amounts, isAmount)) return false
  return value.others === undefined || isListOf(value.others, isFood)
}

export function isAisle(value: unknown): value is ShopAisle {
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
  return typeof value === 'number' && value >= 0 && value <= LARGEST_QUANTITY
}

function isSpan(value: unknown): value is TextSpan {
  return isListOf(value, isQuantity) && value.length === 2
}

function isListOf<T>(value: unknown, isOne: (entry: unknown) => entry is T): value is T[] {
  return Array.isArray(value) && value.every((entry) => isOne(entry))
}
