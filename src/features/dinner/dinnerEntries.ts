import { locale } from 'words/locale'
import * as words from 'words/dinner'
import type { PageData } from '../../content/pageData.ts'
import type { PageFile } from '../../content/pageFile.ts'
import { type Dish, ovenFrom } from '../../cooking/dinner/placeDish.ts'
import type { DinnerPlan } from '../../cooking/dinner/planDinner.ts'
import type { OvenHeat } from '../../cooking/dinner/tasks.ts'
import { dataPath, paths } from '../../addresses/paths.ts'
import { checkResponse } from '../../shared/loadErrors.ts'
import { memoize } from '../../shared/memoize.ts'
import { recipeLines } from '../cooking/recipeToCook.ts'

export interface DinnerDish extends Dish {
  id: number
  title: string
  recipe: NonNullable<PageData<'recipe'>>
}

async function loadRecipe(id: number): Promise<DinnerDish['recipe']> {
  const response = checkResponse(await fetch(dataPath(paths.recipe(id))))
  const file: PageFile<DinnerDish['recipe']> = await response.json()
  return file.data
}

/** Loads what the pages of recipes show. @param ids such as `7,12`; the same give the same promise */
export const loadRecipes = memoize((ids: string) =>
  Promise.all(ids.split(',').map((id) => loadRecipe(Number(id)))),
)

/** What a cook does next, in minutes before the meal. */
export interface DinnerEntry {
  key: string
  dish: DinnerDish
  position: number
  text: string
  start: number
  handsEnd: number
  end: number
  /** The place of its step, from 1; none for an oven that is turned on. */
  step?: number
}

export function entryKey(id: number, task: number, isPreheat = false): string {
  return `${id}-${task}${isPreheat ? '-oven' : ''}`
}

export function entriesOf(plan: DinnerPlan, dishes: readonly DinnerDish[]): DinnerEntry[] {
  const tasks = plan.tasks.flatMap(({ dish: position, task, ...times }): DinnerEntry[] => {
    const dish = dishes[position]
    const facts = dish?.tasks[task]
    if (!dish || !facts) return []
    const { step, at } = facts
    const next = dish.tasks.find((other) => other.step === step && (other.at ?? 0) > (at ?? 0))
    const text = (recipeLines(dish.recipe).steps[step - 1] ?? '').slice(at, next?.at)
    return [{ key: entryKey(dish.id, task), dish, position, text, step, ...times }]
  })
  const ovens = plan.preheats.flatMap((use): DinnerEntry[] => {
    const dish = dishes[use.dish]
    if (!dish || !use.heat) return []
    const key = entryKey(dish.id, use.task, true)
    const times = { start: ovenFrom(use), handsEnd: ovenFrom(use), end: ovenFrom(use) }
    const heat = ovenWords(use.heat)
    const text = use.heat.isBroiler ? words.heatBroiler : words.heatOven({ heat })
    return [{ key, dish, position: use.dish, text, ...times }]
  })
  return [...ovens, ...tasks].toSorted((a, b) => b.start - a.start)
}

export function ovenWords({ degrees, unit, isBroiler }: OvenHeat): string {
  return isBroiler ? words.broiler : words.degrees({ degrees, unit })
}

const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

/** The time of day so many minutes before the meal. */
export function clockBefore(meal: number, minutes = 0): string {
  return clock.format(meal - minutes * MINUTE)
}

export const MINUTE = 60_000
