import type { Rule } from '../../pipeline/problems/rules.ts'
import { MAX_BYTES, readDocument } from '../../pipeline/content/read/readDocument.ts'
import { postType } from '../../src/content/schema/post.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { GOOD } from '../content/goodContent.ts'
import type { Shape } from './shapes.ts'

const encoder = new TextEncoder()
const POST_HEAD = GOOD['posts/3.mdx'].split('---\n').slice(0, 2).join('---\n')

function check(source: string, type: typeof postType) {
  const bytes = encoder.encode(source)
  if (bytes.length > MAX_BYTES) throw new Error('The shape is larger than a document may be.')
  return readDocument('x', bytes, type)
}

export function checkBody({ text }: Shape) {
  return outcomeOf(check(`${POST_HEAD}---\n\n${text}`, postType))
}

export function checkRecipe({ text }: Shape) {
  return outcomeOf(check(`id: 1\n${text}\n`, recipeType))
}

/** Returns broken rules and unreadable messages. Ignores missing fields, since many are omitted. */
function outcomeOf({ problems, values }: ReturnType<typeof check>) {
  const reported = problems.filter(({ rule }) => rule !== 'missing-field')
  const unreadable = reported.filter(({ line, column, what, fix }) => {
    return line < 1 || column < 1 || (what + fix).length > 1000
  })
  return {
    rules: [...new Set(reported.map(({ rule }) => rule))],
    unreadable,
    // Accepted values can be serialized, and take at most a few times the size of the file.
    isSmall: JSON.stringify(values).length < 5 * MAX_BYTES,
  }
}

export function expectedOf({ refusedBy }: Shape) {
  return { rules: refusedBy ? [refusedBy] : [], unreadable: [], isSmall: true }
}

const UNPARSED = new Set<Rule | undefined>(['too-many-marks', 'too-much-structure', 'long-word'])

/** Whether a shape is refused before anything parses it. */
export function isUnparsed({ refusedBy }: Shape): boolean {
  return UNPARSED.has(refusedBy)
}
