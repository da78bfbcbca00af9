import { expect, test } from 'vitest'
import { parseArt } from '../language/parseArt.ts'
import { composeDish } from './composeDish.ts'
import { Canvas } from './core/canvas.ts'

/** How many outlines cut off what is drawn inside them; boxes end what is soft, and cut nothing. */
function clipsOf(foods: string): number {
  const line = `plain | bowl | ${foods} |`
  const art = parseArt(line, ({ what }) => {
    throw new Error(what)
  })
  if (art?.kind !== 'dish') throw new Error(`${line} is no dish.`)
  const canvas = new Canvas('a dish')
  composeDish(canvas, art.dish)
  return canvas.toSvg().match(/<clipPath[^>]*>(?!<rect)/g)?.length ?? 0
}

/** How many more outlines four pieces on a base cut than one does. */
function clipsOfThree(base: string): number {
  return clipsOf(`${base}; chicken@c*4!1.2`) - clipsOf(`${base}; chicken@c*1!1.2`)
}

test('beans in a soup are seen only as far as they rise above it', () => {
  expect(clipsOf('soup; whitebean*9')).toBe(clipsOf('soup') + 1)
})

test('each large piece in a stew stands in it by itself', () => {
  // A drawing cuts outlines of its own, too: they are counted on something dry.
  expect(clipsOfThree('stew') - clipsOfThree('rice')).toBe(3)
})

test('pieces on something dry lie on top of it', () => {
  expect(clipsOf('rice; whitebean*9')).toBe(clipsOf('rice'))
})

test('herbs float', () => {
  expect(clipsOf('soup; basil*3')).toBe(clipsOf('soup'))
})
