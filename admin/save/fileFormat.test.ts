import { expect, test } from 'vitest'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { fileFormat } from './fileFormat.ts'

const { fromFile, toFile } = fileFormat(recipeType)
const picture = (step: number, image: string) => ({ step, image, imageDesc: 'Dough' })
const written = toFile({
  instructions: ['For the dough:', 'Knead.', 'Rest.', 'Rest.', 'Bake.'],
  stepPictures: [picture(1, 'a.jpg'), picture(3, 'b.jpg'), picture(4, 'c.jpg')],
})

/** The steps and photos of the saved pictures, after a change in the form. */
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
