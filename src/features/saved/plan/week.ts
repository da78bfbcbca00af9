import { locale } from 'words/locale'
import * as meals from 'words/meals'
import { leftoversOf as nameLeftovers } from 'words/plan'
import { addDays, MEALS, type PlannedDish, type Slot } from '../../../storage/mealPlan.ts'

/** Returns seven days. @param from the first, as `2026-11-30` */
export function weekFrom(from: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(from, index))
}

export function slotsOf(days: readonly string[]): Slot[] {
  return days.flatMap((day) => MEALS.map((meal) => ({ day, meal })))
}

const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
const date = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })

/** Returns `Monday` and `Nov 30`. */
export function nameDay(day: string): [weekday: string, date: string] {
  const noon = new Date(`${day}T12:00`)
  return [weekday.format(noon), date.format(noon)]
}

export function nameSlot({ day, meal }: Slot): string {
  return [...nameDay(day), meals[meal]].join(', ')
}

export function nameDish({ title, isLeftovers }: PlannedDish): string {
  return isLeftovers ? nameLeftovers({ title }) : title
}

/** Returns the leftovers of a dish as the next day's lunch. */
export function leftoversOf(dish: PlannedDish): PlannedDish {
  return { ...dish, day: addDays(dish.day, 1), meal: 'lunch', isLeftovers: true }
}
