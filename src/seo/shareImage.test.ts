import { expect, test } from 'vitest'
import { shareImage } from './shareImage.ts'
import { searchImages } from './searchImages.ts'

const OWN = {
  picture: { name: 'recipes-7-1f2e3d4c5b', color: '#ffffff', share: '0a1b2c3d' },
  imageDesc: 'A stack of pancakes',
}
const ADDRESS = 'https://pictures.example/pancakes.jpg'
const ELSEWHERE = { ...OWN, picture: { address: ADDRESS, color: '#ffffff' } }

test('a picture has three shapes for search engines and one for sharing', () => {
  expect(searchImages(OWN)).toEqual([
    'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b-1x1.jpg',
    'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b-4x3.jpg',
    'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b-16x9.jpg',
  ])
  expect(shareImage(OWN, 'Pancakes')).toEqual({
    url: 'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b-0a1b2c3d-share.jpg',
    alt: 'A stack of pancakes',
    size: { width: 1200, height: 630 },
  })
})

test('an image that is elsewhere stays there, and is described by its words', () => {
  expect(searchImages(ELSEWHERE)).toEqual([ADDRESS])
  expect(shareImage(ELSEWHERE, 'Pancakes')).toEqual({ url: ADDRESS, alt: 'A stack of pancakes' })
})

test('a photo that has replaced the address in imageDesc is shared, and not that address', () => {
  const replaced = { ...OWN, imageDesc: ADDRESS }
  expect(searchImages(replaced)).toEqual(searchImages(OWN))
  expect(shareImage(replaced, 'Pancakes')).toEqual({
    ...shareImage(OWN, 'Pancakes'),
    alt: 'Pancakes',
  })
})
