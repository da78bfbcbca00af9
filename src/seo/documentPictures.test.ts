import { expect, test } from 'vitest'
import { searchImages, shareImage } from './documentPictures.ts'

const PAINTED = {
  picture: { name: 'recipes-7-1f2e3d4c5b', color: '#ffffff' },
  imageDesc: 'A stack of pancakes',
}
const ELSEWHERE = { ...PAINTED, imageDesc: 'https://pictures.example/pancakes.jpg' }

test('a picture has three shapes for search engines and one for sharing', () => {
  expect(searchImages(PAINTED)).toEqual([
    'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b-1x1.jpg',
    'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b-4x3.jpg',
    'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b-16x9.jpg',
  ])
  expect(shareImage(PAINTED, 'Pancakes')).toEqual({
    url: 'https://pinchwell.example/pictures/recipes-7-1f2e3d4c5b-share.jpg',
    alt: 'A stack of pancakes',
    size: { width: 1200, height: 630 },
  })
})

test('an image that is elsewhere stays there, and is described by the title', () => {
  expect(searchImages(ELSEWHERE)).toEqual(['https://pictures.example/pancakes.jpg'])
  expect(shareImage(ELSEWHERE, 'Pancakes')).toEqual({
    url: 'https://pictures.example/pancakes.jpg',
    alt: 'Pancakes',
  })
})
