import { describe, expect, test } from 'vitest'
import { deriveArt } from '@pinchwell/illustrator/language'
import { describePicture, pictureSource } from './describePicture.ts'
import { pictureName } from './pictureName.ts'

const SOUP = { id: 900, title: 'A new soup', category: 'Dinner', ingredients: ['1 litre broth'] }
const BRAND = 'Pinchwell'
const ART = 'plain:teal | plate |'
const TEAL = '#2f6a68'
const ADDRESS = 'https://photos.example/soup.jpg'
const FILE = { file: 'content/recipes/soup.jpg', hash: 'aa' }
const PHOTO = { ...FILE, color: '#123456' }

describe('the picture of a document is', () => {
  test('painted from its line, which names its color', () => {
    expect(describePicture('recipes', { ...SOUP, art: ART }, BRAND)).toEqual({
      art: ART,
      picture: {
        name: expect.stringMatching(/^recipes-900-[0-9a-f]{10}$/),
        color: TEAL,
        share: expect.stringMatching(/^[0-9a-f]{8}$/),
      },
    })
  })

  test('painted from its ingredients where it has no line', () => {
    expect(describePicture('recipes', SOUP, BRAND).art).toBe(deriveArt('recipes', SOUP))
  })

  test('its photo, whether it has a line or not', () => {
    const words = { brand: BRAND, title: 'A new soup', kicker: 'Dinner' }
    const name = pictureName({ seed: 'recipes/900', line: '', photo: FILE, ...words })
    const shown = { image: 'soup.jpg', imageDesc: 'Soup.', photo: PHOTO }
    for (const art of [ART, undefined]) {
      expect(describePicture('recipes', { ...SOUP, ...shown, art }, BRAND)).toMatchObject({
        photo: FILE,
        picture: { name, color: '#123456' },
      })
    }
  })

  test.each([
    ['image', { image: ADDRESS, imageDesc: 'Soup.' }],
    ['imageDesc', { imageDesc: ADDRESS }],
    ['image rather than that in imageDesc', { image: ADDRESS, imageDesc: `${ADDRESS}?old` }],
  ])('what lies at the address in %s', (_field, shown) => {
    const { photo, picture } = describePicture('recipes', { ...SOUP, art: ART, ...shown }, BRAND)
    expect({ photo, picture }).toEqual({
      photo: undefined,
      picture: { address: ADDRESS },
    })
  })

  test('its photo rather than what lies at the address in imageDesc', () => {
    const shown = { image: 'soup.jpg', imageDesc: ADDRESS, photo: PHOTO }
    const { picture } = describePicture('recipes', { ...SOUP, ...shown }, BRAND)
    expect(picture).toMatchObject({
      name: expect.stringMatching(/^recipes-900-/),
      color: '#123456',
    })
  })
})

test('a photo is cropped, and shared with the words of its document', () => {
  const times = { prepTime: 10, cookTime: 40 }
  expect(pictureSource('recipes', { ...SOUP, ...times, photo: PHOTO }, BRAND)).toEqual({
    seed: 'recipes/900',
    line: deriveArt('recipes', SOUP),
    photo: FILE,
    brand: BRAND,
    title: 'A new soup',
    kicker: 'Dinner · 50 min',
  })
})

test('the site’s own picture is named after it', () => {
  const { picture } = describePicture('', { art: 'sun:rose | kettle |' }, BRAND)
  expect(picture).toMatchObject({
    name: expect.stringMatching(/^site-[0-9a-f]{10}$/),
    color: '#d98f86',
  })
})

test('a line that cannot be read has no picture', () => {
  expect(() => describePicture('recipes', { id: 1, art: 'linnen | bowl' }, BRAND)).toThrow(
    'This line of art cannot be read: linnen | bowl',
  )
})
