import { expect } from 'vitest'
import { LARGEST_BYTES, readDocument } from '../../pipeline/content/readDocument.ts'
import { postType } from '../../src/content/schema/post.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { GOOD } from '../content/goodContent.ts'
import type { Shape } from './shapes.ts'

const encoder = new TextEncoder()
export const POST_HEAD = GOOD['posts/3.mdx'].split('---\n').slice(0, 2).join('---\n')

export function check(source: string, type: typeof postType) {
  const bytes = encoder.encode(source)
  expect(bytes.length).toBeLessThanOrEqual(LARGEST_BYTES)
  return readDocument('x', bytes, type)
}

/** Holds a post of this text to what is said of it. */
export function checkBody(shape: Shape) {
  const document = check(`${POST_HEAD}---\n\n${shape.text}`, postType)
  expect(rulesOf(document)).toEqual(expected(shape))
  // What is accepted can be written, and comes to no more than a few times the file.
  expect(JSON.stringify(document.values).length).toBeLessThan(5 * LARGEST_BYTES)
}

/** Holds a recipe of these fields to what is said of it. */
export function checkRecipe(shape: Shape) {
  expect(rulesOf(check(`id: 1\n${shape.text}\n`, recipeType))).toEqual(expected(shape))
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
