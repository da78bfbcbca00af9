import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectionType } from '../../src/content/schema/collection.ts'
import { reviewType } from '../../src/content/schema/review.ts'
import { chooseCover } from '../../pipeline/pictures/cover/chooseCover.ts'
import { fileFormat } from '../save/fileFormat.ts'
import { previewMessage } from './previewMessage.ts'
import { previewPicture } from './previewPage.ts'
import { picture, siteData as site } from '../../tests/support/sampleSite.ts'

const KNIFE = 'tests/documents/reviews/6-edgemoor-8-inch-chefs-knife.yaml'
const knife = fileFormat(reviewType).fromFile(readFileSync(KNIFE, 'utf8'))

test('a picture is shown as it was published, until another one is named', () => {
  const shown = { ...knife, image: 'knife.jpg' }
  expect(previewPicture('reviews', shown, shown, site)).toEqual(picture)
  const focused = previewPicture('reviews', { ...shown, imageFocus: '0% 9%' }, shown, site)
  expect(focused).toEqual({ ...picture, focus: '0% 9%' })
  const other = previewPicture('reviews', { ...shown, image: 'other.jpg' }, shown, site)
  expect(other).toHaveProperty('cover')
})

test('a new recipe has the cover that follows from its title and category', () => {
  const begun = { id: 54, title: 'Soup', category: 'Dinner', draft: true }
  expect(previewPicture('recipes', begun, undefined, site)).toMatchObject({
    cover: chooseCover('recipes', { title: 'Soup', category: 'Dinner' }),
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
