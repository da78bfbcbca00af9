/** Accepted texts parse fast enough. tests/content/shapes.test.ts tests rejected ones. */
import { describe, expect, test } from 'vitest'
import { checkBody, checkRecipe, expectedOf, isUnparsed } from '../untrusted/checkShape.ts'
import { BODY_SHAPES, FIELD_SHAPES } from '../untrusted/shapes.ts'

/** Far above the time of any shape, since times are measured but not tested. */
const TIMEOUT = 120_000

describe('a post of 100 kB at most', () => {
  test.each(
    BODY_SHAPES.filter((shape) => !isUnparsed(shape)).map(
      (shape) => [shape.name, shape.refusedBy ?? 'accepted', shape] as const,
    ),
  )('of %s: %s', { timeout: TIMEOUT }, (_name, _outcome, shape) => {
    expect(checkBody(shape)).toEqual(expectedOf(shape))
  })
})

describe('a recipe of 100 kB at most', () => {
  test.each(FIELD_SHAPES.map((shape) => [shape.name, shape.refusedBy, shape] as const))(
    'of %s: %s',
    { timeout: TIMEOUT },
    (_name, _outcome, shape) => {
      expect(checkRecipe(shape)).toEqual(expectedOf(shape))
    },
  )
})
