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

test('what is drawn apart changes nothing of what is drawn after it', () => {
  const after = (draws: number) => {
    const art = new Canvas('one hand')
    art.apart('napkin', () => {
      for (let drawn = 0; drawn < draws; drawn += 1) art.random.angle()
    })
    return art.random.angle()
  }
  expect(after(3)).toBe(after(0))
})

test('two parts drawn apart have different chance', () => {
  const art = new Canvas('one hand')
  const drawn: number[] = []
  for (const part of ['napkin w', 'napkin e']) art.apart(part, () => drawn.push(art.random.angle()))
  expect(drawn[0]).not.toBe(drawn[1])
})
