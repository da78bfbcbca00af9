import { expect, test } from 'vitest'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { DATES } from '../config/listColumns.ts'
import { fileFormat } from './fileFormat.ts'

const { fromFile, toFile } = fileFormat(recipeType)
const TART = 'id: 54\ntitle: Tart\n'
const UNITS = 'id: 54\nnutrition:\n  calories: 320 kcal\n  protein: 6g\n'
const VANILLA = { affiliateKeyword: 'vanilla', text: 'Vanilla' }

test.each<[string, string, object, string]>([
  [
    'fields in the order of the model, others last, without what lists show',
    '',
    { id: 54, title: 'Tart', ingredients: [VANILLA], odd: 1, [DATES]: ' · Expired' },
    `${TART}ingredients:\n  - text: Vanilla\n    affiliateKeyword: vanilla\nodd: 1\n`,
  ],
  [
    'a new field among the others',
    `${TART}notes: x\n`,
    { category: 'Dinner' },
    `${TART}category: Dinner\nnotes: x\n`,
  ],
  ['no draft that is none', '', { id: 54, title: 'Tart', draft: false }, TART],
  ['no draft that was none', TART, { draft: false }, TART],
  ['a draft', TART, { draft: true }, `${TART}draft: true\n`],
  [
    'what has ceased to be a draft',
    `${TART}draft: true\n`,
    { draft: false },
    `${TART}draft: false\n`,
  ],
  ['missing units', 'id: 54\nnutrition:\n  calories: 320\n  protein: 6 g\n', {}, UNITS],
  ['units of what is typed', '', { id: 54, nutrition: { calories: '320', protein: '6g' } }, UNITS],
])('a file has %s, whichever order the form has', (_what, text, change, expected) => {
  const values = { ...(text && fromFile(text)), ...change }
  expect(toFile(Object.fromEntries(Object.entries(values).toReversed()))).toBe(expected)
})

const picture = (step: number, image: string) => ({ step, image, imageDesc: 'Dough' })
const written = toFile({
  instructions: ['For the dough:', 'Knead.', 'Rest.', 'Rest.', 'Bake.'],
  stepPictures: [picture(1, 'a.jpg'), picture(3, 'b.jpg'), picture(4, 'c.jpg')],
})

/** Returns the steps and photos of the saved pictures after a change in the form. */
function saved(change: object) {
  const { stepPictures } = fromFile(toFile({ ...fromFile(written), ...change }))
  return stepPictures
}

test('the picture of a step stays with it when steps are moved, added and removed', () => {
  const [knead, rest, bake] = [picture(1, 'a.jpg'), picture(3, 'b.jpg'), picture(4, 'c.jpg')]
  expect(saved({})).toEqual([knead, rest, bake])
  const instructions = ['Weigh.', 'For the dough:', 'Bake.', 'Rest.', 'Knead.']
  expect(saved({ instructions })).toEqual([
    picture(4, 'a.jpg'),
    picture(3, 'b.jpg'),
    picture(2, 'c.jpg'),
  ])
})

test('a picture that is new or changed, or whose step is new, keeps the number that was written', () => {
  const own = [picture(2, 'a.jpg'), picture(1, 'd.jpg')]
  const instructions = ['Weigh.', 'Knead.', 'Bake.']
  expect(saved({ instructions, stepPictures: own })).toEqual(own)
  expect(saved({ instructions: ['Mix.', 'Rest.'] })).toMatchObject([{ step: 1 }, {}, { step: 4 }])
})
