import { expect, test } from 'vitest'
import { planDinner } from '../../../src/cooking/dinner/planDinner.ts'
import type { RecipeTask } from '../../../src/cooking/dinner/tasks.ts'
import type { Language } from '../../../languages/languages.ts'
import { describeCooking } from '../describeCooking.ts'
import { describeTasks } from './describeTasks.ts'

function tasksOf(instructions: string[], total = 0, language: Language = 'en', rest = 0) {
  const cooking = describeCooking({ ingredients: ['2 eggs'], instructions }, language)
  return describeTasks({ instructions, cooking, total, rest }, language)
}

test.each<[Language, string[]]>([
  [
    'en',
    ['Stir the oats into the milk.', 'Cover and refrigerate overnight.', 'Serve with berries.'],
  ],
  ['de', ['Die Flocken einrühren.', 'Über Nacht kühlen.', 'Mit Beeren servieren.']],
])('a rest overnight is no work of the cook (%s)', (language, steps) => {
  const tasks = tasksOf(steps, 490, language, 480)
  expect(tasks.map(({ wait }) => wait)).toEqual([undefined, 480, undefined])
  expect(tasks.reduce((sum, { hands }) => sum + hands, 0)).toBeLessThanOrEqual(10)
})

const CAKE = [
  'For the cake:',
  'Heat the oven to 350°F (175°C) and butter a pan.',
  'Beat the eggs for 4 minutes. Pour the batter into the pan.',
  'Bake for about 50 minutes. A skewer should come out clean. If it is dark after 35 minutes, lay foil over it.',
  'Cool the cake in its pan for 20 minutes. Meanwhile slice the lemon.',
]

test('the work and the waits of a recipe take as long as it says', () => {
  const tasks = tasksOf(CAKE, 100)
  expect(tasks.map(({ step, wait }) => [step, wait])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, 50],
    [4, 20],
    [4, undefined],
  ])
  expect(planDinner([{ tasks }]).start).toBe(100)
  expect(tasks[4]).toMatchObject({ during: 3, at: 41 })
  expect(tasks[2]?.oven).toEqual({ degrees: 350, unit: 'F', preheat: 15 })
  expect(tasks.filter(({ oven }) => oven)).toHaveLength(1)
})

test.each<[string, Partial<RecipeTask>]>([
  ['Simmer for 40 minutes, stirring now and then.', { wait: 40, isHot: true }],
  ['Cover and cook on low for 8 hours or on high for 5.', { wait: 480, isHot: true }],
  ['Fry the rest of the onions for 5 minutes.', { hands: 5, isHot: true }],
  ['Whisk for 6 to 8 minutes.', { hands: 8 }],
  ['Rest the pan for 2 minutes.', { hands: 2 }],
  ['Put the Dutch oven on the stove for 20 minutes.', { hands: 20 }],
])('“%s” is %j', (step, task) => {
  const [first] = tasksOf([step])
  expect(first).toMatchObject(task)
  expect(first?.wait).toBe(task.wait)
  expect(first?.isHot).toBe(task.isHot)
})

test.each([
  ['Heat the oven to 500°F (260°C) for the last 45 minutes of that hour.', 45],
  ['Put a heavy skillet in the oven and heat both to 425°F (220°C).', 30],
  ['Heat the oven to 425°F (220°C).', 15],
])('“%s” heats the oven for %i minutes', (step, preheat) => {
  const tasks = tasksOf([step, 'Bake for 20 minutes.'])
  expect(tasks.at(-1)?.oven?.preheat).toBe(preheat)
})

test('a bake at two temperatures names both', () => {
  const [, pie] = tasksOf([
    'Heat the oven to 425°F (220°C).',
    'Bake for 20 minutes, then at 375°F (190°C) for 35 minutes more.',
  ])
  expect(pie).toMatchObject({ wait: 55, oven: { degrees: 425, second: 375 } })
})

test('a temperature inside the food is none of the oven', () => {
  const [, bread] = tasksOf([
    'Heat the oven to 450°F (230°C).',
    'Bake for 30 minutes, until it reads 205°F (96°C).',
  ])
  expect(bread?.oven).toEqual({ degrees: 450, unit: 'F', preheat: 15 })
})

test('German steps are read as well', () => {
  const tasks = tasksOf(
    [
      'Den Teig 8 Minuten kneten.',
      'Zugedeckt 1 Stunde gehen lassen.',
      'Währenddessen die Zwetschgen entsteinen.',
      'Den Ofen auf 200 °C vorheizen und den Kuchen 35 Minuten backen.',
    ],
    120,
    'de',
  )
  expect(tasks.map(({ wait, during }) => [wait, during])).toEqual([
    [undefined, undefined],
    [60, undefined],
    [undefined, 1],
    [35, undefined],
  ])
  expect(tasks[3]?.oven).toEqual({ degrees: 200, unit: 'C', preheat: 15 })
})
