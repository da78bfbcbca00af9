import { describe, expect, test } from 'vitest'
import { drawArt } from './draw.ts'

const DISH = 'linen:teal | plate:bone/teal | rice; parsley@3*3'

/** The contours in a picture of a line. */
function shapesOf(line: string): string[] {
  return (
    drawArt('recipes/7', line)
      .toSvg()
      .match(/ d="[^"]*"/g) ?? []
  )
}

describe('a prop that is added to a line', () => {
  test.each(['napkin@w', 'lemonwedge@ne', 'fork@e'])('leaves a dish as it was: %s', (prop) => {
    const before = shapesOf(`${DISH} |`)
    const after = new Set(shapesOf(`${DISH} | ${prop}`))
    expect(after.size).toBeGreaterThan(new Set(before).size)
    expect(before.filter((shape) => !after.has(shape))).toEqual([])
  })

  test('leaves the props beside it as they were', () => {
    const before = shapesOf(`${DISH} | garlic@se`)
    const after = new Set(shapesOf(`${DISH} | lemonwedge@ne; garlic@se`))
    expect(before.filter((shape) => !after.has(shape))).toEqual([])
  })
})
