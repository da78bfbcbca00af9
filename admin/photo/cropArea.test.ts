import { expect, test } from 'vitest'
import { isFit, largestCrop, moveCrop, resizeCrop } from './cropArea.ts'

const WIDE = { width: 4000, height: 2250 }
const TALL = { width: 3000, height: 4000 }

test('a crop moves as far as the photo goes', () => {
  expect(moveCrop(TALL, largestCrop(TALL), 10, -100)).toMatchObject({ x: 0, y: 775 })
  expect(moveCrop(TALL, largestCrop(TALL), 0, -9999)).toMatchObject({ x: 0, y: 0 })
  expect(moveCrop(WIDE, largestCrop(WIDE), 9999, 5)).toMatchObject({ x: 1000, y: 0 })
})

test('a crop is made smaller around its center, and never larger than the photo', () => {
  const small = resizeCrop(WIDE, largestCrop(WIDE), 1200)
  expect(small).toEqual({ width: 1200, height: 900, x: 1400, y: 675 })
  const corner = moveCrop(WIDE, small, -9999, -9999)
  expect(resizeCrop(WIDE, corner, 2400)).toEqual({ width: 2400, height: 1800, x: 0, y: 0 })
  expect(resizeCrop(WIDE, corner, 9999)).toEqual({ width: 3000, height: 2250, x: 0, y: 0 })
})

test.each([
  [2400, 1800, true],
  [4000, 3000, false],
  [2400, 2000, false],
])('a photo of %d×%d pixels is uploaded as it is: %s', (width, height, isKept) => {
  expect(isFit({ width, height }, largestCrop({ width, height }))).toBe(isKept)
})
