import { expect, test } from 'vitest'
import { readSchemaRecipe } from '../readers/schemaRecipe.ts'
import { readMinutes } from './durations.ts'
import { readNutrition } from './nutrition.ts'
import { readYield } from './yields.ts'

test.each([
  ['P0Y0M0DT0H35M0.000S', 35],
  ['P1D', 1440],
  ['PT0M', 0],
  ['PT15MIN', 15],
  ['PT1HR', 60],
  ['T30M', 30],
  ['45', 45],
  ['1 h 05', 65],
  ['1½ hours', 90],
  ['20-25 minutes', 25],
  ['30 minuten + 2 uur stoven', 150],
  ['1 час 20 минут', 80],
  ['約20分', 20],
  ['1時間30分', 90],
  ['-PT5M', undefined],
  ['a while', undefined],
])('%s is %s minutes', (text, minutes) => {
  expect(readMinutes(text)?.minutes).toBe(minutes)
})

test.each([
  [['4', '4 servings'], 4, undefined],
  [['Serves 2', '4 loaves'], 2, '4 loaves'],
  [{ '@type': 'QuantitativeValue', value: 6, unitText: 'people' }, 6, undefined],
  ['4 to 6 servings', 4, undefined],
  ['1 1/2 cups', undefined, '1½ cups'],
  ['6 cups (serves 4)', 4, '6 cups (serves 4)'],
  ['Portionen: 20', 20, undefined],
  ['6人分', 6, undefined],
  ['one 9-inch pie', undefined, 'one 9-inch pie'],
  ['Ergibt 1 Laib (ca. 20 Scheiben)', undefined, '1 Laib (ca. 20 Scheiben)'],
  ['4-6', 4, undefined],
  [0, undefined, undefined],
])('%j feeds %s', (said, servings, words) => {
  const read = readYield(said)
  expect([read.servings, read.yield]).toEqual([servings, words])
})

test.each([
  ['1.234 kcal', 1234],
  ['1.234,5 kcal', 1235],
  ['1,234.5 kcal', 1235],
  ['12,5 kcal', 13],
])('%s are %i calories', (calories, rounded) => {
  expect(readNutrition({ calories }).calories).toBe(rounded)
})

const step = (text: string) => ({ '@type': 'HowToStep', text })

test.each([
  ['JSON in a text', '{"0":{"text":"Mix."},"1":{"text":"Bake."}}', ['Mix.', 'Bake.']],
  [
    'a section with nothing in it',
    [
      { '@type': 'HowToSection', name: 'Dough' },
      { '@type': 'HowToSection', name: 'Cake', itemListElement: [step('Mix.')] },
    ],
    ['Cake:', 'Mix.'],
  ],
  [
    'loose steps beside a section',
    [step('Mix.'), { '@type': 'HowToSection', name: 'Oven', item: [step('Bake.')] }],
    ['Mix.', 'Oven:', 'Bake.'],
  ],
  ['labels in their own entries', ['Step 1', 'Mix.', 'Step 2', 'Bake.'], ['Mix.', 'Bake.']],
])('instructions are read: %s', (_, recipeInstructions, steps) => {
  expect(readSchemaRecipe({ '@type': 'Recipe', recipeInstructions }).steps).toEqual(steps)
})
