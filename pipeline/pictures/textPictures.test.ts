import { expect, test } from 'vitest'
import { english } from '../../languages/en/index.ts'
import type { BodyNode } from '../../src/content/body.ts'
import { type PicturePhoto, pictureName } from './pictureName.ts'
import { pictureSources } from './pictureSources.ts'
import { textPictureSource, withTextPictures } from './textPictures.ts'

const photo: PicturePhoto = { file: '/site/content/posts/plums.jpg', hash: 'abc' }
const sourceOf = (of: PicturePhoto) => textPictureSource('posts', 17, of)

test('a picture in a text is named as its files are, with the color that stands in its place', () => {
  const photos = new Map([['olive oil.jpg', { ...photo, color: '#123456' }]])
  const picture: BodyNode = { tag: 'img', props: { src: 'olive%20oil.jpg', alt: 'A bowl' } }
  const nodes: BodyNode[] = [
    { tag: 'p', children: ['Look:'] },
    { tag: 'Tip', children: [picture] },
  ]
  const name = pictureName(sourceOf(photo))
  expect(name).toMatch(/^posts-17-text-[0-9a-f]{10}$/)
  expect(withTextPictures(nodes, photos, sourceOf)).toEqual([
    { tag: 'p', children: ['Look:'] },
    {
      tag: 'Tip',
      children: [{ tag: 'img', props: { name, color: '#123456', alt: 'A bowl' } }],
    },
  ])
})

test('the pictures of texts are made like all others, without an image to share', () => {
  const sources = pictureSources([{ type: 'Post', id: 17, photosInText: [photo] }], english)
  expect(sources).toEqual([expect.objectContaining({ photo, inText: true })])
})
