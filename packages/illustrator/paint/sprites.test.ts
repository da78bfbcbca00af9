import { describe, expect, test } from 'vitest'
import type { FoodOnPlate } from '../language/art.ts'
import {
  type FoodName,
  GROUPS,
  type Group,
  namesOf,
  vocabulary,
  words,
} from '../language/vocabulary.ts'
import { drawFood } from './composeDish.ts'
import { Canvas } from './core/canvas.ts'
import { type Point, sized, turned } from './core/contour.ts'
import { drawSpecimen } from './specimen.ts'
import { sprites } from './sprites.ts'
import { roundArea } from './sprites/areas.ts'
import type { Food } from '../language/words/types.ts'
import type { Area } from './sprites/types.ts'

const BROKEN = /NaN|undefined|Infinity|null|\[object/
const DYE = '#123456'

test.each<[Group, number]>([
  ['foods', 120],
  ['vessels', 12],
  ['grounds', 10],
  ['props', 40],
  ['products', 35],
])('there are words enough: %s', (group, least) => {
  expect(Object.keys(vocabulary[group]).length).toBeGreaterThanOrEqual(least)
})

describe.each(GROUPS)('the words of %s', (group) => {
  const names = Object.keys(vocabulary[group])
  const drawBy = (seed: string, name: string) => drawSpecimen(group, name, seed).toSvg()
  const drawn = new Map(names.map((name) => [name, drawBy('one hand', name)]))

  test('are lower-case letters, and each says what it shows', () => {
    expect(names.filter((name) => !/^[a-z]+$/.test(name))).toEqual([])
    const mute = Object.entries(vocabulary[group]).filter(
      ([, { shows }]) => !/^[^\s|][^|]*[^\s|.]$/.test(shows),
    )
    expect(mute).toEqual([])
  })

  test('are drawn', () => {
    expect(names.filter((name) => BROKEN.test(drawn.get(name) ?? ''))).toEqual([])
  })

  // That the same hand draws the same is seen in drawings.test.ts, by what was drawn at other times.
  test.each(names)('are drawn otherwise by another hand: %s', (name) => {
    expect(drawBy('another hand', name)).not.toBe(drawn.get(name))
  })

  test('are drawn each in its own way', () => {
    const first = new Map([...drawn].toReversed().map(([name, svg]) => [svg, name]))
    expect(names.filter((name) => first.get(drawn.get(name) ?? '') !== name)).toEqual([])
  })
})

/** As many as show a difference. */
function fewOf(food: Food): number {
  return food.placed === 'base' ? 1 : Math.min(food.count, 5)
}

function drawOnPlate(name: FoodName, order: Partial<FoodOnPlate> = {}): string {
  const art = new Canvas('one hand')
  const word = words.foods[name]
  drawFood(art, roundArea(600, 450, 300), { name, word, scale: 1, count: fewOf(word), ...order })
  return art.toSvg()
}

describe('a food', () => {
  test.each(namesOf(words.foods))('takes a color, a scale, a place and a number: %s', (name) => {
    const orders: Partial<FoodOnPlate>[] = [{ color: DYE }, { scale: 1.5 }, { at: 3 }]
    const word = words.foods[name]
    const isCounted = !['base', 'one'].includes(word.placed)
    if (isCounted) orders.push({ count: fewOf(word) + 1 })
    const sheets = [{}, ...orders].map((order) => drawOnPlate(name, order))
    expect(new Set(sheets).size).toBe(sheets.length)
    for (const svg of sheets) expect(svg).not.toMatch(BROKEN)
  })
})

/** “table” says that there is no vessel, so there is nothing to paint. */
const COLORLESS = ['table']

test.each([
  ['grounds', []],
  ['vessels', COLORLESS],
  ['stages', []],
  ['props', []],
  ['stageProps', []],
] as const)('all of %s change with their color, except %j', (group, exceptions) => {
  const same = Object.entries(sprites[group]).filter(([name, draw]) => {
    const drawIn = (color = '') => {
      const art = new Canvas('one hand')
      const { accent = '' } = vocabulary[group][name] ?? {}
      draw(art, { color, accent, x: 600, y: 450, place: 'w' })
      return art.toSvg()
    }
    return drawIn(DYE) === drawIn(vocabulary[group][name]?.color)
  })
  expect(same.map(([name]) => name)).toEqual(exceptions)
})

/** How much of the sheet is seen around its middle, behind the illustrator's zoom. */
const FRAME = { dx: 571, dy: 428 }

describe('the place for food in a vessel', () => {
  test.each(namesOf(words.vessels))('lies in the middle: %s', (name) => {
    for (const seed of ['one hand', 'another', 'a third']) {
      const area = sprites.vessels[name](new Canvas(seed), words.vessels[name])
      const rim = rimOf(area)
      expect(Math.max(...rim.map(([x]) => Math.abs(x - 600)))).toBeLessThan(FRAME.dx)
      expect(Math.max(...rim.map(([, y]) => Math.abs(y - 450)))).toBeLessThan(FRAME.dy)
      // By `radius` pieces are sized; the corners of what is not round may reach beyond it.
      expect(Math.hypot(area.x - 600, area.y - 450) + area.radius).toBeLessThan(450)
    }
  })
})

const CORNERS: Point[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
]

function rimOf({ x, y, width, height, angle, round }: Area): Point[] {
  const circle = Array.from({ length: 24 }, (_, step): Point => [Math.cos(step), Math.sin(step)])
  return turned(sized(round ? circle : CORNERS, width / 2, height / 2), angle, x, y)
}
