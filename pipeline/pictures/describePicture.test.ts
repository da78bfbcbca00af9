import { describe, expect, test } from 'vitest'
import { english } from '../../languages/en/index.ts'
import { chooseCover } from './cover/chooseCover.ts'
import { describePicture, pictureSource } from './describePicture.ts'
import { pictureName } from './pictureName.ts'

const SOUP = { id: 900, title: 'A new soup', category: 'Dinner' }
const BRAND = 'Pinchwell'
const SITE = { brand: BRAND, words: english }
const ADDRESS = 'https://photos.example/soup.jpg'
const FILE = { file: 'content/recipes/soup.jpg', hash: 'aa' }
const PHOTO = { ...FILE, color: '#123456' }

describe('the picture of a document is', () => {
  test('a cover where it has none, in a color of its category', () => {
    expect(describePicture('recipes', SOUP, SITE)).toEqual({
      picture: {
        name: expect.stringMatching(/^recipes-900-[0-9a-f]{10}$/),
        color: expect.stringMatching(/^#/),
        share: expect.stringMatching(/^[0-9a-f]{8}$/),
        cover: chooseCover('recipes', SOUP),
      },
    })
  })

  test.each([
    ['described in words', 'Soup.'],
    ['rather than what lies at the address in imageDesc', ADDRESS],
  ])('its photo, %s, with the point that every crop keeps', (_which, imageDesc) => {
    const words = { brand: BRAND, title: 'A new soup', kicker: 'Dinner' }
    const focus = '50% 30%'
    const name = pictureName({ owner: 'recipes/900', photo: FILE, focus, ...words })
    const shown = { image: 'soup.jpg', imageDesc, imageFocus: focus, photo: PHOTO }
    expect(describePicture('recipes', { ...SOUP, ...shown }, SITE)).toMatchObject({
      photo: FILE,
      picture: { name, color: '#123456', focus },
    })
  })

  test.each([
    ['image', { image: ADDRESS, imageDesc: 'Soup.' }],
    ['imageDesc', { imageDesc: ADDRESS }],
    ['image rather than that in imageDesc', { image: ADDRESS, imageDesc: `${ADDRESS}?old` }],
  ])('what lies at the address in %s', (_field, shown) => {
    const picture = { address: ADDRESS }
    expect(describePicture('recipes', { ...SOUP, ...shown }, SITE)).toEqual({ picture })
  })
})

test('a photo is cropped, and shared with the words of its document', () => {
  const times = { prepTime: 10, cookTime: 40 }
  expect(pictureSource('recipes', { ...SOUP, ...times, photo: PHOTO }, SITE)).toEqual({
    owner: 'recipes/900',
    photo: FILE,
    brand: BRAND,
    title: 'A new soup',
    kicker: 'Dinner · 50 min',
  })
})

test('the site’s own picture is named after it', () => {
  const { picture } = describePicture('', { title: 'Cook more' }, SITE)
  expect(picture).toMatchObject({ name: expect.stringMatching(/^site-[0-9a-f]{10}$/) })
})
