/** Small files that would take minutes or all memory are refused, and what is large but honest is not. */
import { describe, expect, test } from 'vitest'
import { LARGEST_BYTES, readDocument } from '../../pipeline/content/readDocument.ts'
import { postType } from '../../src/content/schema/post.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { BODY_SHAPES, FIELD_SHAPES, type Shape } from '../untrusted/shapes.ts'
import { GOOD } from '../content/goodContent.ts'

const encoder = new TextEncoder()
const POST_HEAD = GOOD['posts/3.mdx'].split('---\n').slice(0, 2).join('---\n')

/** Far above what any takes: how long one takes is measured, not tested. */
const TIMEOUT = 120_000

function check(source: string, type: typeof postType) {
  const bytes = encoder.encode(source)
  expect(bytes.length).toBeLessThanOrEqual(LARGEST_BYTES)
  return readDocument('x', bytes, type)
}

/** The broken rules, and unreadable messages; missing fields do not count: many are left out. */
function rulesOf({ problems }: ReturnType<typeof check>) {
  const reported = problems.filter(({ rule }) => rule !== 'missing-field')
  const unreadable = reported.filter(({ line, column, what, fix }) => {
    return line < 1 || column < 1 || (what + fix).length > 1000
  })
  return { rules: [...new Set(reported.map(({ rule }) => rule))], unreadable }
}

function expected({ refusedBy }: Shape) {
  return { rules: refusedBy ? [refusedBy] : [], unreadable: [] }
}

describe('a post of 100 kB at most', () => {
  test.each(
    BODY_SHAPES.map((shape) => [shape.name, shape.refusedBy ?? 'accepted', shape] as const),
  )('of %s: %s', { timeout: TIMEOUT }, (_name, _outcome, shape) => {
    const document = check(`${POST_HEAD}---\n\n${shape.text}`, postType)
    expect(rulesOf(document)).toEqual(expected(shape))
    // What is accepted can be written, and comes to no more than a few times the file.
    expect(JSON.stringify(document.values).length).toBeLessThan(5 * LARGEST_BYTES)
  })
})

describe('a recipe of 100 kB at most', () => {
  test.each(FIELD_SHAPES.map((shape) => [shape.name, shape.refusedBy, shape] as const))(
    'of %s: %s',
    { timeout: TIMEOUT },
    (_name, _outcome, shape) => {
      const document = check(`id: 1\n${shape.text}\n`, recipeType)
      expect(rulesOf(document)).toEqual(expected(shape))
    },
  )
})

test('a limit is reported where the text exceeds it', () => {
  const source = `${POST_HEAD}---\n\n${'a\n-\n'.repeat(201)}`
  const [problem] = check(source, postType).problems
  const line = POST_HEAD.split('\n').length + 2 + 400
  expect(problem).toMatchObject({ line: line + 1, column: 1, rule: 'too-much-structure' })
})
