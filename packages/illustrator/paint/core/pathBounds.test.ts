import { describe, expect, test } from 'vitest'
import { circle, closed, polygon } from './contour.ts'
import { boundsOf } from './pathBounds.ts'

/** The box as left, top, right and bottom. */
function boxOf(path: string) {
  const { left, top, right, bottom } = boundsOf(path)
  return [left, top, right, bottom]
}

describe('The box around a path', () => {
  test('is that of its corners', () => {
    expect(
      boxOf(
        polygon([
          [10, 20],
          [-5.5, 40],
          [30, -2],
        ]),
      ),
    ).toEqual([-5.5, -2, 30, 40])
  })

  test('holds curves, by the points that bend them', () => {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(
      closed([
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ]),
    )
    expect([left, top]).toEqual([expect.any(Number), expect.any(Number)])
    expect(Math.max(left, top)).toBeLessThan(0)
    expect(Math.min(right, bottom)).toBeGreaterThan(10)
  })

  test('holds arcs, and is at most a diameter larger', () => {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxOf(circle(100, 50, 20))
    expect(left).toBeLessThanOrEqual(80)
    expect(top).toBeLessThanOrEqual(30)
    expect(right).toBeGreaterThanOrEqual(120)
    expect(bottom).toBeGreaterThanOrEqual(70)
    expect(right - left).toBeLessThanOrEqual(40 + 2 * 40)
  })

  test('follows relative commands, those without a letter of their own, and a closed contour back to its start', () => {
    expect(boxOf('m10 10 5 5l-20 0h4v30z l1 2')).toEqual([-5, 10, 15, 45])
    expect(boxOf('M0 0q10-10 20 0t4 6s1-1 2-2')).toEqual([0, -10, 26, 6])
  })

  test('is refused for a path that is not whole', () => {
    expect(() => boundsOf('M10')).toThrow('“M” is not whole in the path that begins “M10”')
    expect(() => boundsOf('10 20')).toThrow('is not whole')
    expect(() => boundsOf('M1 2Z3')).toThrow('“Z” is not whole')
  })
})
