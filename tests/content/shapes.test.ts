/** Small files that would take minutes or all memory are rejected before parsing. */
import { expect, test } from 'vitest'
import { checkBody, expectedOf, isUnparsed } from '../untrusted/checkShape.ts'
import { BODY_SHAPES } from '../untrusted/shapes.ts'

test.each(
  BODY_SHAPES.filter(isUnparsed).map((shape) => [shape.name, shape.refusedBy, shape] as const),
)('a post of 100 kB at most of %s: %s', (_name, _rule, shape) => {
  expect(checkBody(shape)).toEqual(expectedOf(shape))
})
