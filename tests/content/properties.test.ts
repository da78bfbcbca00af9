/** The check of any file ends with places in it. `FUZZ_RUNS` and `FUZZ_SEED` extend the search. */
import { readFile } from 'node:fs/promises'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from '../../pipeline/content/text/decodeText.ts'
import type { ContentProblem } from '../../pipeline/problems/problem.ts'
import { RULES } from '../../pipeline/problems/rules.ts'
import { checkWith, GOOD, type GoodFile } from './goodContent.ts'
import { FUZZ_WORDS } from './fuzzWords.ts'

const RUNS = Number(process.env.FUZZ_RUNS ?? 50)
const SEED = Number(process.env.FUZZ_SEED ?? 1)

const names = Object.keys(GOOD).filter((name): name is GoodFile => name in GOOD)
const anyName = fc.constantFrom(...names)

const bytes = fc.uint8Array({ maxLength: 600 })
const words = fc
  .array(fc.constantFrom(...FUZZ_WORDS), { maxLength: 60 })
  .map((list) => list.join(''))

const REAL = {
  'recipes/1.yaml': 'tests/documents/recipes/7-tall-buttermilk-pancakes.yaml',
  'reviews/7.yaml': 'tests/documents/reviews/1-corvane-crisp-5-5-l-air-fryer.yaml',
  'posts/3.mdx':
    'tests/documents/posts/6-air-fryer-or-toaster-oven-which-earns-the-counter-space.mdx',
  'pages/about.mdx': 'tests/documents/pages/about.mdx',
  'categories.yaml': 'tests/documents/categories.yaml',
  'site.yaml': 'tests/documents/site.yaml',
} satisfies Record<GoodFile, string>

const real = new Map(
  await Promise.all(names.map(async (name) => [name, await readFile(REAL[name], 'utf8')] as const)),
)

const mutations = fc
  .record({
    name: anyName,
    changes: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        length: fc.nat({ max: 40 }),
        by: fc.oneof(
          fc.constantFrom('', ...FUZZ_WORDS),
          fc.string({ unit: 'binary', maxLength: 5 }),
        ),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ name, changes }) => ({
    name,
    source: changes.reduce(
      (text, { at, length, by }) => {
        const start = Math.floor(at * text.length)
        return text.slice(0, start) + by + text.slice(start + length)
      },
      real.get(name) ?? '',
    ),
  }))

const anySource: [string, fc.Arbitrary<{ name: GoodFile; source: string | Uint8Array }>][] = [
  ['of random bytes', fc.record({ name: anyName, source: bytes })],
  ['of random words of YAML and Markdown', fc.record({ name: anyName, source: words })],
  ['that was a real document before it was changed at random', mutations],
]

test.each(anySource)(
  'a file %s is checked to its end, and every problem has a place in it',
  (_, files) => {
    fc.assert(
      fc.property(files, ({ name, source }) => {
        const { problems } = checkWith({ [name]: source })
        const lines = linesOf(source)
        expect(
          problems.filter((problem) => !isComplete(problem, `content/${name}`, lines)),
        ).toEqual([])
      }),
      { numRuns: RUNS, seed: SEED },
    )
  },
)

function linesOf(source: string | Uint8Array): string[] {
  const text = typeof source === 'string' ? source : (decodeText(source) ?? '')
  return text.split(/\r\n|\n|\r/)
}

function isComplete(
  { file, line, column, rule, what, fix }: ContentProblem,
  changed: string,
  lines: string[],
) {
  if (!(rule in RULES) || what.trim() === '' || fix.trim() === '') return false
  if (file !== changed) return line >= 1 && column >= 1
  const text = lines[line - 1]
  return text !== undefined && column >= 1 && column <= text.length + 1
}
