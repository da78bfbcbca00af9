import { locale } from 'words/locale'
import * as words from 'words/dinner'
import type { PageData } from '../../../content/prerender/pageData.ts'
import { type Dish, ovenFrom } from '../../../cooking/dinner/placeDish.ts'
import type { DinnerPlan } from '../../../cooking/dinner/planDinner.ts'
import { replan } from '../../../cooking/dinner/replan.ts'
import type { OvenHeat } from '../../../cooking/dinner/tasks.ts'
import { memoize } from '../../../shared/memoize.ts'
import type { Dinner } from '../../../storage/dinnerStore.ts'
import { fetchRecipe } from '../../../content/fetchRecipe.ts'
import { recipeLines } from '../recipeToCook.ts'

export interface DinnerDish extends Required<Omit<Dish, 'isDone'>> {
  id: number
  title: string
  recipe: NonNullable<PageData<'recipe'>>
}

const loadedRecipes = new Map<string, Promise<DinnerDish['recipe'][]>>()
/** Long enough for React to read the failed promise again and show the error. */
const FORGET_FAILURE_MS = 500

/** Loads page data of recipes. @param ids such as `7,12`; the same ids return the same promise */
export const loadRecipes = memoize((ids: string) => {
  const loaded = Promise.all(ids.split(',').map((id) => fetchRecipe(Number(id))))
  loaded.catch(() => setTimeout(() => loadedRecipes.delete(ids), FORGET_FAILURE_MS))
  return loaded
}, loadedRecipes)

/** A task or preheating; times are minutes before the meal. */
export interface DinnerEntry {
  key: string
  dish: DinnerDish
  position: number
  text: string
  start: number
  handsEnd: number
  end: number
  /** Number of the step, from 1. Preheating has neither step nor timer. */
  step?: number
  timer?: number
  /** When to preheat instead, if this task asks for it too early. */
  ovenAt?: number
}

function entryKey(id: number, task: number, isPreheat = false): string {
  return `${id}-${task}${isPreheat ? '-oven' : ''}`
}

export function dinnerEntries(plan: DinnerPlan, dishes: readonly DinnerDish[]): DinnerEntry[] {
  const tasks = plan.tasks.flatMap(({ dish: position, task, ...times }): DinnerEntry[] => {
    const dish = dishes[position]
    const facts = dish?.tasks[task]
    if (!dish || !facts) return []
    const { step, at, timer, heats } = facts
    const next = dish.tasks.find((other) => other.step === step && (other.at ?? 0) > (at ?? 0))
    const text = (recipeLines(dish.recipe).steps[step - 1] ?? '').slice(at, next?.at)
    const later = plan.preheats.find(
      (preheat) => preheat.dish === position && preheat.task === heats,
    )
    const ovenAt = later && ovenFrom(later)
    return [{ key: entryKey(dish.id, task), dish, position, text, step, timer, ovenAt, ...times }]
  })
  const ovens = plan.preheats.flatMap((preheat): DinnerEntry[] => {
    const dish = dishes[preheat.dish]
    const start = ovenFrom(preheat)
    if (!dish || !preheat.heat) return []
    const text = words.heatOven({ heat: ovenWords(preheat.heat) })
    const key = entryKey(dish.id, preheat.task, true)
    return [{ key, dish, position: preheat.dish, text, start, handsEnd: start, end: start }]
  })
  return [...ovens, ...tasks].toSorted((a, b) => b.start - a.start)
}

/** Plans the remaining tasks of a dinner, starting when the last task was done. */
export function readDinner(dishes: readonly DinnerDish[], dinner?: Dinner) {
  const now = Math.max(...Object.values(dinner?.done ?? {}))
  const done = dishes.flatMap(({ id, tasks }, dish) =>
    [...tasks.keys()].flatMap((task) =>
      [false, true].flatMap((isPreheat) => {
        const at = dinner?.done[entryKey(id, task, isPreheat)]
        return at === undefined ? [] : [{ dish, task, isPreheat, ago: (now - at) / MINUTE_MS }]
      }),
    ),
  )
  return replan(dishes, done, dinner && (dinner.meal - now) / MINUTE_MS)
}

const COLORS = ['primary', 'info', 'good', 'warn', 'dimmed']

export function dishColor(position: number) {
  return { '--dish-color': `var(--${COLORS[position]})` }
}

export const MINUTE_MS = 60_000
/** The meal is postponed in these steps; delays up to IGNORED_DELAY_MS are ignored. */
const MEAL_STEP_MS = 5 * MINUTE_MS
const IGNORED_DELAY_MS = 3 * MINUTE_MS

/** @param earliestMeal minutes from now @returns the planned time, or the next possible one */
export function laterMeal(planned: number, earliestMeal: number, now: number): number {
  const earliest = now + earliestMeal * MINUTE_MS - IGNORED_DELAY_MS
  return earliest > planned ? Math.ceil(earliest / MEAL_STEP_MS) * MEAL_STEP_MS : planned
}

export function ovenWords({ degrees, unit, isBroiler }: OvenHeat): string {
  return isBroiler ? words.broiler : words.degrees({ degrees, unit })
}

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

/** Formats the time of day, some minutes before the meal. */
export function clockBefore(meal: number, minutes = 0): string {
  return clock.format(meal - minutes * MINUTE_MS)
}

/** The next moment with this time of day, in milliseconds since 1970. */
export function nextTimeAt(at: string, now: number): number {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const date = new Date(now)
  date.setHours(hours, minutes, 0, 0)
  if (date.getTime() < now) date.setDate(date.getDate() + 1)
  return date.getTime()
}
