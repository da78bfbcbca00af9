import { expect, test } from 'vitest'
import { isFocusMessage, pressedPoint } from './focusPoint.ts'

const BOX = { width: 400, height: 300 }

test.each([
  [
    'the corner of an image of the same shape',
    { x: 0, y: 0 },
    { width: 1200, height: 900 },
    '0% 0%',
  ],
  ['its middle', { x: 200, y: 150 }, { width: 1200, height: 900 }, '50% 50%'],
  ['beyond its edge', { x: 500, y: -9 }, { width: 1200, height: 900 }, '100% 0%'],
  [
    'the top of what is seen of a tall one',
    { x: 200, y: 0 },
    { width: 900, height: 1350 },
    '50% 25%',
  ],
  ['one that is still loading', { x: 100, y: 225 }, { width: 0, height: 0 }, '25% 75%'],
])('a press on %s is that point of the image', (_where, at, image, point) => {
  expect(pressedPoint(at, BOX, image, '')).toBe(point)
})

test('a press counts from where the image lies now', () => {
  const tall = { width: 900, height: 1350 }
  expect(pressedPoint({ x: 200, y: 0 }, BOX, tall, '50% 0%')).toBe('50% 0%')
})

test('other messages say nothing of a point', () => {
  expect([{ focus: '1% 2%' }, { focus: 1 }, null, 'focus'].map(isFocusMessage)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
