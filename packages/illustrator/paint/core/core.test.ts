import { describe, expect, test } from 'vitest'
import { mix, shade, shifted, tint } from './color.ts'
import { blob, circle, pack, roundedRect } from './contour.ts'
import { paint, type Pixels } from './paint.ts'
import { createRandom } from '../../language/random.ts'

function numbersFor(seed: string): number[] {
  const random = createRandom(seed)
  return Array.from({ length: 20 }, () => random.next())
}

/** The sum of a color's channels. */
function brightness(color: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0)
}

describe('the hand', () => {
  test('is the same for the same seed and another for another', () => {
    expect(numbersFor('recipes/7')).toEqual(numbersFor('recipes/7'))
    expect(numbersFor('recipes/7')).not.toEqual(numbersFor('recipes/8'))
    for (const value of numbersFor('any')) expect(value >= 0 && value < 1).toBe(true)
  })

  test('picks every choice now and then', () => {
    const random = createRandom('pick')
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))
    expect([...picked].toSorted()).toEqual(['a', 'b', 'c'])
  })
})

describe('colors', () => {
  test('mix from one end to the other', () => {
    expect(mix('#112233', '#ddeeff', 0)).toBe('#112233')
    expect(mix('#112233', '#ddeeff', 1)).toBe('#ddeeff')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#636363')
  })

  test('shift as the thing does that has them, grays not at all', () => {
    expect(shifted('#ffb795', '#d8341f', '#d8341f')).toBe('#ffb795')
    expect(shifted('#d8341f', '#d8341f', '#e0a02c')).toBe('#e0a02c')
    expect(shifted('#ffffff', '#d8341f', '#e0a02c')).toBe('#ffffff')
  })

  test('grow darker in shade and lighter in light', () => {
    expect(brightness(shade('#bd4025', 0.3))).toBeLessThan(brightness('#bd4025'))
    expect(brightness(tint('#bd4025', 0.3))).toBeGreaterThan(brightness('#bd4025'))
  })
})

describe('contours', () => {
  test('of circles and rectangles close', () => {
    expect(circle(10, 20, 5)).toBe('M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z')
    expect(roundedRect(0, 0, 10, 8, 0)).toBe('M0 0H10V8H0V0Z')
  })

  test('of a blob stay near its radius', () => {
    for (const [x, y] of blob(createRandom('blob'), 100, 100, 50, 50, { wobble: 0.1 })) {
      expect(Math.hypot(x - 100, y - 100)).toBeGreaterThan(44)
      expect(Math.hypot(x - 100, y - 100)).toBeLessThan(56)
    }
  })

  test('things are packed inside their place, apart from each other', () => {
    const points = pack(createRandom('pack'), 0, 0, 100, 12)
    expect(points).toHaveLength(12)
    const gaps = points.flatMap(([x, y], index) =>
      points.slice(index + 1).map(([u, v]) => Math.hypot(x - u, y - v)),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(20)
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(100)
  })
})

describe('the paint pass', () => {
  const flat: Pixels = {
    data: new Uint8Array(120 * 90 * 4).fill(180),
    width: 120,
    height: 90,
    channels: 4,
  }

  test('gives the same bytes for the same seed and others for another', () => {
    expect(paint(flat, 'one').data).toEqual(paint(flat, 'one').data)
    expect(paint(flat, 'one').data).not.toEqual(paint(flat, 'two').data)
  })

  test('leaves the colors near to what was drawn', () => {
    const { data, channels } = paint(flat, 'one')
    expect(channels).toBe(3)
    const mean = data.reduce((sum, value) => sum + value, 0) / data.length
    expect(Math.abs(mean - 180)).toBeLessThan(8)
    expect(new Set(data).size).toBeGreaterThan(10)
  })
})
