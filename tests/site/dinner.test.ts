import { expect, test } from 'vitest'
import { ovenFrom } from '../../src/cooking/dinner/placeDish.ts'
import { planDinner } from '../../src/cooking/dinner/planDinner.ts'
import { type DoneTask, replan } from '../../src/cooking/dinner/replan.ts'
import { needsOf, type RecipeTask } from '../../src/cooking/dinner/tasks.ts'
import { brokenRules } from '../support/checkPlan.ts'
import { openBuiltSite } from './builtSite.ts'

interface PlannedRecipe {
  id: number
  title: string
  tasks: RecipeTask[]
  canWait: boolean
}

const site = await openBuiltSite()
const { data }: { data: { recipes: PlannedRecipe[] } } = JSON.parse(
  String(site.files.get('data/dinner.json')),
)
const MENUS = 30

/** Returns two to five recipes of the site, always the same for an index. */
function menu(index: number): PlannedRecipe[] {
  const count = 2 + (index % 4)
  const places = Array.from({ length: count }, (_, dish) => index * 7 + dish * (11 + (index % 5)))
  const chosen = places.flatMap((place) => data.recipes[place % data.recipes.length] ?? [])
  return [...new Set(chosen)]
}

test('every recipe has tasks that name tasks before them', () => {
  expect(data.recipes.length).toBeGreaterThan(0)
  for (const { title, tasks } of data.recipes) {
    expect(tasks.length > 0 || title).toBe(true)
    for (const [index, { hands, wait = 1 }] of tasks.entries()) {
      const isSound =
        Math.min(hands, wait) > 0 && needsOf(tasks, index).every(({ task }) => task < index)
      expect(isSound || `${title}, task ${index}`).toBe(true)
    }
  }
})

test('every recipe says whether it can wait for the others', () => {
  expect(data.recipes.filter(({ canWait }) => typeof canWait !== 'boolean')).toEqual([])
})

test('no plan for a menu of the site breaks a rule of the kitchen, and each says what gives', () => {
  let said = 0
  for (let index = 0; index < MENUS; index++) {
    const dishes = menu(index)
    const plan = planDinner(dishes)
    if (plan.conflicts.length > 0) said++
    const names = dishes.map(({ title }) => title).join(', ')
    expect({ names, broken: brokenRules(dishes, plan) }).toEqual({ names, broken: [] })
  }
  process.stdout.write(`${MENUS - said} menus without a conflict, ${said} that say one\n`)
})

test('a cook who is in time never has a dinner of two or three dishes moved', () => {
  for (let index = 0; index < MENUS; index++) {
    const dishes = menu(index)
    if (dishes.length > 3) continue
    const done: DoneTask[] = []
    let before = planDinner(dishes).start
    for (let count = 0; count < 60; count++) {
      const { plan } = replan(dishes, done, before)
      const steps = [
        ...plan.preheats.map((use) => ({ use, isPreheat: true, at: ovenFrom(use) })),
        ...plan.tasks.map((use) => ({ use, isPreheat: false, at: use.handsEnd })),
      ]
      const [next] = steps.toSorted((a, b) => b.at - a.at)
      if (!next) break
      const passed = Math.max(0, before - next.at)
      before = Math.min(before, next.at)
      const { dish, task } = next.use
      for (const one of done) one.ago += passed
      done.push({ dish, task, isPreheat: next.isPreheat, ago: 0 })
      const names = dishes.map(({ title }) => title).join(', ')
      const late = replan(dishes, done, before).earliestMeal - before
      expect({ names, count, isLate: late > 3 && late }).toEqual({ names, count, isLate: false })
    }
  }
})
