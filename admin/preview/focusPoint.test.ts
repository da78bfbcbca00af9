import { expect, test } from 'vitest'
import { pressedPoint } from './focusPoint.ts'

const BOX = { width: 400, height: 300 }

test.each<[string, [number, number], [number, number], string, string?]>([
  ['its middle', [200, 150], [1200, 900], '50% 50%'],
  ['beyond its edge', [500, -9], [1200, 900], '100% 0%'],
  ['the top of what is seen of a tall one', [200, 0], [900, 1350], '50% 25%'],
  ['one whose top is shown', [200, 0], [900, 1350], '50% 0%', '50% 0%'],
  ['one that is still loading', [100, 225], [0, 0], '25% 75%'],
])('a press on %s is that point of the image', (_where, at, size, point, focus) => {
  const [[x, y], [width, height]] = [at, size]
  expect(pressedPoint({ x, y }, BOX, { width, height }, focus ?? '')).toBe(point)
})
