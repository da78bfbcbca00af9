import { describe, expect, test } from 'vitest'
import { cameraAbove, cameraBefore, pointInView, reachOf, riseIn, SHEET, WHOLE } from './camera.ts'

const SEEDS = Array.from({ length: 200 }, (_, index) => `recipes/${index}`)

describe('a camera', () => {
  test('is the same for the same seed', () => {
    expect(cameraAbove('recipes/7')).toEqual(cameraAbove('recipes/7'))
    expect(cameraBefore('reviews/7')).toEqual(cameraBefore('reviews/7'))
  })

  test('looks at neighbors from different sides', () => {
    const zooms = SEEDS.map((seed) => {
      const { zoom, foreshortening } = cameraAbove(seed)
      return zoom / foreshortening
    })
    for (const [index, zoom] of zooms.entries()) expect(zoom).not.toBe(zooms[index + 1])
    const leaning = SEEDS.filter((seed) => cameraAbove(seed).foreshortening < 0.9)
    expect(leaning.length).toBeGreaterThan(50)
    expect(leaning.length).toBeLessThan(150)
  })

  test('keeps what it looks at where square crops and tall ones show it', () => {
    for (const seed of SEEDS) {
      const camera = cameraAbove(seed)
      const [halfWidth, halfHeight] = reachOf(camera)
      // The middle of the sheet in the picture, from -1 to 1.
      expect(Math.abs((WHOLE.x - camera.x) / halfWidth)).toBeLessThan(0.17)
      expect(Math.abs((WHOLE.y - camera.y) / halfHeight)).toBeLessThan(0.12)
    }
  })

  test('looks at tall food from lower down than at any other, so that its sides rise', () => {
    const lowest = Math.min(...SEEDS.map((seed) => cameraAbove(seed).foreshortening))
    for (const seed of SEEDS) {
      const camera = cameraAbove(seed, true)
      expect(camera.foreshortening).toBeLessThan(lowest)
      expect(riseIn(camera)).toBeGreaterThan(riseIn(cameraAbove(seed)))
    }
    expect(riseIn({ ...WHOLE, foreshortening: Math.SQRT1_2 })).toBeCloseTo(1)
  })

  test('shows the corners of the sheet as the corners of the picture when it sees the whole', () => {
    expect(pointInView(WHOLE, -1, -1)).toEqual([0, 0])
    expect(pointInView(WHOLE, 1, 1)).toEqual([SHEET.width, SHEET.height])
  })

  test('that turns the sheet finds the places of the picture on it', () => {
    const [x, y] = pointInView({ ...WHOLE, turn: Math.PI / 2 }, 0, -1)
    expect(x).toBeCloseTo(WHOLE.x - SHEET.height / 2)
    expect(y).toBeCloseTo(WHOLE.y)
  })
})
