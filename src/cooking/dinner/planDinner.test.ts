import { expect, test } from 'vitest'
import { brokenRules } from '../../../tests/support/checkPlan.ts'
import { type Dish, shareOven } from './placeDish.ts'
import { planDinner } from './planDinner.ts'
import type { OvenHeat } from './tasks.ts'

const heat = (degrees: number): OvenHeat => ({ degrees, unit: 'F', preheat: 15 })

function baked(degrees: number, minutes: number, keeps = false): Dish {
  return {
    tasks: [
      { step: 1, hands: 10 },
      { step: 2, hands: 2, wait: minutes, isHot: true, oven: heat(degrees) },
      { step: 3, hands: 3 },
    ],
    canWait: keeps,
  }
}
const SALAD: Dish = { tasks: [{ step: 1, hands: 12 }] }
const STEW: Dish = {
  tasks: [
    { step: 1, hands: 15, wait: 60, isHot: true },
    { step: 2, hands: 8, during: 0, wait: 20 },
    { step: 3, hands: 4 },
  ],
}

test.each([
  ['a stew and a salad', [STEW, SALAD]],
  ['a chicken and potatoes at nearly one temperature', [baked(425, 60), baked(400, 40)]],
  ['a cake, which keeps, and a chicken', [baked(350, 50, true), baked(425, 70)]],
  ['five dishes', [STEW, SALAD, baked(425, 20), baked(350, 30, true), SALAD]],
  ['one dish', [STEW]],
])('a plan for %s keeps the rules of the kitchen', (_, dishes) => {
  expect(brokenRules(dishes, planDinner(dishes))).toEqual([])
})

test('what is done meanwhile takes no time of its own', () => {
  expect(planDinner([STEW]).start).toBe(79)
})

test('the salad is made while the stew simmers, so nothing waits', () => {
  const plan = planDinner([STEW, SALAD])
  expect(plan.conflicts).toEqual([])
  const ends = [0, 1].map((dish) => plan.tasks.findLast((task) => task.dish === dish)?.end)
  expect(Math.max(...ends.map(Number))).toBeLessThanOrEqual(10)
})

test('the oven is heated once for dishes that share it', () => {
  const plan = planDinner([baked(425, 60), baked(400, 40)])
  expect(plan.conflicts).toEqual([])
  expect(plan.preheats).toHaveLength(1)
})

test('of two dishes that need other temperatures, the one that keeps is baked first, and the plan says so', () => {
  const plan = planDinner([baked(425, 60), baked(350, 30, true)])
  const [conflict, ...others] = plan.conflicts
  expect(others).toEqual([])
  expect(conflict).toMatchObject({ dish: 1, other: 0 })
  expect(conflict?.heats?.map(({ degrees }) => degrees)).toEqual([350, 425])
  expect(conflict?.early).toBeGreaterThan(60)
  expect(plan.preheats.map(({ dish }) => dish)).toEqual([1, 0])
})

test('two dishes that need the cook to the end say that one is ready early', () => {
  const fried: Dish = { tasks: [{ step: 1, hands: 25, isHot: true }] }
  const plan = planDinner([fried, fried])
  expect(plan.conflicts).toEqual([expect.objectContaining({ early: 25, from: 25, to: 0 })])
  expect(plan.conflicts[0]).not.toHaveProperty('heats')
})

test('what is done already is not planned again', () => {
  const plan = planDinner([{ ...STEW, isDone: (task) => task === 0 }, SALAD])
  expect(plan.tasks.map(({ dish, task }) => `${dish}/${task}`)).not.toContain('0/0')
  expect(plan.start).toBe(32)
})

test.each([
  [425, 400, true],
  [350, 375, true],
  [350, 425, false],
])('%i°F and %i°F share an oven: %s', (a, b, isShared) => {
  expect(shareOven(heat(a), heat(b))).toBe(isShared)
  expect(shareOven({ ...heat(a), second: 200 }, heat(b))).toBe(false)
  expect(shareOven({ ...heat(a), isBroiler: true }, heat(b))).toBe(false)
})
