import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectionType } from '../../src/content/schema/collection.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { reviewType } from '../../src/content/schema/review.ts'
import { fileFormat } from '../fileFormat.ts'
import { previewMessage } from './previewMessage.ts'
import { previewPicture } from './previewPicture.ts'
import { picture, siteData as site } from './sampleSite.ts'

const KNIFE = 'content/reviews/6-edgemoor-8-inch-chefs-knife.yaml'
const knife = fileFormat(reviewType).fromFile(readFileSync(KNIFE, 'utf8'))
const DRAWING = /^data:image\/svg\+xml,%3Csvg/

function pictureOf(type: typeof recipeType, values: Record<string, unknown>, path?: string) {
  return previewMessage(type, values, path, site).page.data
}

test('a picture that is painted already is shown as it is, until what it is painted from changes', () => {
  expect(pictureOf(reviewType, knife, KNIFE)).toMatchObject({ picture })
  const changed = { ...knife, art: 'sun | chefsknife |' }
  expect(pictureOf(reviewType, changed, KNIFE)).toMatchObject({
    picture: { address: expect.stringMatching(DRAWING) },
  })
})

test('a new recipe has the picture that its own ingredients make, and no other’s', () => {
  const begun = { id: 54, title: 'Soup', draft: true, ingredients: [{ text: '2 tomatoes' }] }
  const data = [begun, { ...begun, ingredients: [{ text: '3 lemons' }] }].map((values) =>
    previewPicture('recipes', values, undefined, site),
  )
  for (const drawn of data) {
    expect(drawn).toEqual({ address: expect.stringMatching(DRAWING) })
  }
  expect(data[0]).not.toEqual(data[1])
  expect(previewPicture('recipes', begun, undefined, site)).toEqual(data[0])
})

test('a copy of a document has a picture of its own', () => {
  expect(pictureOf(reviewType, { ...knife, id: 60 })).toMatchObject({
    picture: { address: expect.stringMatching(DRAWING) },
  })
})

test('a photo is shown before it is stored, and is no mistake', () => {
  const address = 'blob:http://localhost:5173/1-2'
  const message = previewMessage(reviewType, { ...knife, image: address }, KNIFE, site)
  expect(message.mistakes).toEqual([])
  expect(message.page).toMatchObject({ data: { picture: { address } } })
})

test('a photo of the library is shown where the editor has it', () => {
  const shelf = { ...site, photo: (name: string) => (name === 'knife.jpg' ? 'blob:x' : undefined) }
  expect(previewPicture('reviews', { ...knife, image: 'knife.jpg' }, knife, shelf)).toEqual({
    address: 'blob:x',
  })
})

test('a picture in a text is shown before it is stored', () => {
  const address = 'blob:http://localhost:5173/1-2'
  const values = { title: 'Soups', content: `Hello.\n\n![A pot](${address})`, items: [] }
  const { page, mistakes } = previewMessage(collectionType, values, undefined, site)
  expect(mistakes).toEqual([])
  expect(page).toMatchObject({
    data: { content: [expect.anything(), { tag: 'img', props: { src: address, alt: 'A pot' } }] },
  })
})
