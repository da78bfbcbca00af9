import { expect, test } from 'vitest'
import type { Dish } from './placeDish.ts'
import { replan } from './replan.ts'

const CAKE: Dish = {
  tasks: [
    { step: 1, hands: 10, heats: 1 },
    { step: 2, hands: 2, wait: 30, oven: { degrees: 350, unit: 'F', preheat: 15 } },
    { step: 3, hands: 5 },
  ],
}
const done = (task: number, ago: number, dish = 0) => ({ dish, task, isPreheat: false, ago })

test.each([
  ['nothing is done', [], 50],
  ['the batter is ready, and the oven hot', [done(0, 20)], 37],
  ['the batter is ready, and the oven is not hot yet', [done(0, 5)], 45],
  ['it is in the oven for ten minutes', [done(0, 40), done(1, 10)], 25],
  ['it stands on the table for an hour', [done(0, 140), done(1, 90)], 5],
  ['all is done', [done(0, 50), done(1, 40), done(2, 0)], 0],
])('when %s, the meal can be in so many minutes', (_, tasks, minutes) => {
  expect(replan([CAKE], tasks).earliestMeal).toBe(minutes)
})

test('a dish that needs another temperature waits until the oven is free', () => {
  const hot: Dish = {
    tasks: [{ step: 1, hands: 1, wait: 20, oven: { degrees: 450, unit: 'F', preheat: 15 } }],
  }
  const { plan, earliestMeal } = replan([CAKE, hot], [done(0, 50), done(1, 10)])
  // 20 minutes for the cake, 15 for preheating, 20 for the other dish.
  expect(earliestMeal).toBe(55)
  expect(plan.preheats.map(({ dish }) => dish)).toEqual([1])
})

test('an oven that was turned on is not turned on again', () => {
  const oven = { dish: 0, task: 1, isPreheat: true, ago: 3 }
  const { plan, earliestMeal } = replan([CAKE], [done(0, 20), oven])
  expect(plan.preheats).toEqual([])
  expect(earliestMeal).toBe(47)
})
