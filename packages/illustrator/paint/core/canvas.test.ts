import { describe, expect, test } from 'vitest'
import { Canvas } from './canvas.ts'
import { polygon } from './contour.ts'
import { paintCanvas } from './raster.ts'

const SQUARE = polygon([
  [500, 400],
  [700, 400],
  [700, 500],
  [500, 500],
])
const SPREAD = 40

/** The picture of a soft square, as it is drawn or with its group's end taken away. */
function painted(change: (markup: string) => string) {
  const art = new Canvas('one hand')
  art.raw(change(art.captured(() => art.softFill(SQUARE, '#803020', 0.6, SPREAD))))
  return paintCanvas(art, 400)
}

describe('a soft shape', () => {
  test('looks the same as if its group had no end', async () => {
    const ended = await painted((markup) => markup)
    const endless = await painted((markup) => markup.replace(/ ?clip-path="[^"]*"/, ''))
    expect(ended.data).toEqual(endless.data)
  })

  test('ends around its edge, so that a renderer needs no sheet of the size of the picture for it', () => {
    const art = new Canvas('one hand')
    art.softFill(SQUARE, '#803020', 0.6, SPREAD)
    const svg = art.toSvg()
    const [, id] = /<g clip-path="url\(#(\w+)\)"/.exec(svg) ?? []
    const rect = new RegExp(
      `<clipPath id="${id}"><rect x="(.+?)" y="(.+?)" width="(.+?)" height="(.+?)"/>`,
    ).exec(svg)
    const [x = 0, y = 0, width = 0, height = 0] = rect?.slice(1).map(Number) ?? []
    for (const gap of [500 - x, 400 - y, x + width - 700, y + height - 500]) {
      expect(gap).toBeGreaterThanOrEqual(SPREAD)
      expect(gap).toBeLessThan(SPREAD * 1.5)
    }
  })

  test('without a path is nothing', () => {
    const art = new Canvas('one hand')
    expect(art.captured(() => art.softFill('', '#803020', 0.6, SPREAD))).toBe('')
  })
})

/** The first chance after something apart that took so many. */
function chanceAfter(taken: number): number {
  const art = new Canvas('one hand')
  art.apart('napkin', () => {
    for (let count = 0; count < taken; count += 1) art.random.angle()
  })
  return art.random.angle()
}

/** Which of five drawings a napkin, or another one in the picture, gets. */
function turns(seed: string): number[] {
  const art = new Canvas(seed)
  const got: number[] = []
  for (const name of ['napkin', 'napkin']) {
    art.apart(name, () => got.push(art.inTurn([0, 1, 2, 3, 4])))
  }
  return got
}

describe('what is drawn apart', () => {
  test('changes nothing of what is drawn after it', () => {
    expect(chanceAfter(3)).toBe(chanceAfter(0))
  })

  test('has chance of its own, also when its name comes again', () => {
    const art = new Canvas('one hand')
    const drawn: number[] = []
    for (const name of ['napkin', 'napkin', 'fork']) {
      art.apart(name, () => drawn.push(art.random.angle()))
    }
    expect(new Set(drawn).size).toBe(3)
  })

  test('takes turns from picture to picture: no two neighbors get the same', () => {
    const firsts = Array.from({ length: 60 }, (_, number) => turns(`recipes/${number}`)[0])
    expect(firsts.filter((first, index) => first === firsts[index + 1])).toEqual([])
  })

  test('takes turns from round to round: what lies in every fifth picture varies', () => {
    const firsts = [3, 8, 13, 18, 23].map((number) => turns(`recipes/${number}`)[0])
    expect(new Set(firsts).size).toBe(5)
  })

  test('takes turns within a picture', () => {
    const [first, second] = turns('recipes/7')
    expect(first).not.toBe(second)
    expect(turns('collections/vegan').every((turn) => turn >= 0 && turn < 5)).toBe(true)
  })
})
