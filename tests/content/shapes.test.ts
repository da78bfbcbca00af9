/** Small files that would take minutes or all memory are refused before anything parses them. */
import { expect, test } from 'vitest'
import { postType } from '../../src/content/schema/post.ts'
import { check, checkBody, expectedOf, isUnparsed, POST_HEAD } from '../untrusted/checkShape.ts'
import { BODY_SHAPES } from '../untrusted/shapes.ts'

test.each(
  BODY_SHAPES.filter(isUnparsed).map((shape) => [shape.name, shape.refusedBy, shape] as const),
)('a post of 100 kB at most of %s: %s', (_name, _rule, shape) => {
  expect(checkBody(shape)).toEqual(expectedOf(shape))
})

test('a limit is reported where the text exceeds it', () => {
  const source = `${POST_HEAD}---\n\n${'a\n'.repeat(3001)}`
  const [problem] = check(source, postType).problems
  const line = POST_HEAD.split('\n').length + 2 + 3000
  expect(problem).toMatchObject({ line, column: 1, rule: 'too-much-structure' })
})
