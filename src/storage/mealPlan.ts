import { hasTexts } from '../shared/checkJson.ts'
import { localDay } from '../shared/localDay.ts'
import { openDeviceStore } from './deviceStore.ts'
import { STORAGE_KEYS } from './keys.ts'

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const

export interface Slot {
  /** Such as `2026-11-30`. */
  day: string
  meal: (typeof MEALS)[number]
}

export interface PlannedDish extends Slot {
  recipe: number
  title: string
  servings: number
  /** Cooked for an earlier meal, so it adds nothing to the shopping list. */
  isLeftovers?: true
}

/** The id of a record is its place in the plan, so that devices agree on the dish there. */
export const mealPlan = openDeviceStore(STORAGE_KEYS.mealPlan, parseDish)

export function slotId({ day, meal, recipe, isLeftovers }: Slot & Partial<PlannedDish>): string {
  return [day, meal, recipe, isLeftovers && 'leftovers'].filter(Boolean).join('.')
}

function parseDish(value: unknown): PlannedDish | undefined {
  if (!hasTexts(value, 'title', 'day') || !isDay(value.day)) return undefined
  const { recipe, title, servings, day, isLeftovers } = value
  const meal = MEALS.find((one) => one === value.meal)
  if (!meal || !isPositive(recipe) || recipe % 1 !== 0 || !isPositive(servings)) return undefined
  return { recipe, title, servings, day, meal, ...(isLeftovers === true && { isLeftovers }) }
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value <= 1e6
}

export function addDays(day: string, days: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return localDay(new Date(year, month - 1, date + days))
}

/** Rejects years after 9999, whose ISO form differs. */
export function isDay(text: string): boolean {
  return /^[12]\d{3}-\d\d-\d\d$/.test(text) && addDays(text, 0) === text
}
