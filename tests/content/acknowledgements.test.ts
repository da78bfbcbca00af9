import { expect, test } from 'vitest'
import { unacknowledgedWarnings } from '../../pipeline/content/checks/acknowledgements.ts'
import { ofSeverity } from '../../pipeline/problems/problem.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { changed, checkWith, GOOD } from './goodContent.ts'

const RECIPE = 'recipes/1.yaml'
const LONG = 'Tomato toast as it is made on a long summer evening by the sea, with garlic'

interface Entry {
  rule: string
  field?: string
}

function entry({ rule, field }: Entry): string {
  const about = field === undefined ? '' : `\n    field: ${field}`
  return `\n  - rule: ${rule}${about}\n    reason: It is meant.`
}

/** Adds an entry to the list in the good settings. */
function accepting(settings: string, added: Entry): string {
  return settings.replace('acknowledge:', `acknowledge:${entry(added)}`)
}

function longRecipe(...entries: Entry[]): string {
  const list = entries.length > 0 ? `acknowledge:${entries.map(entry).join('')}\n` : ''
  return changed(RECIPE, 'title: Tomato toast\n', `title: ${LONG}\n`)
    .replace('Bread, garlic and a ripe tomato.', `Bread, ${'very '.repeat(32)}old.`)
    .concat(list)
}

function reported(files: Record<string, string>): string[] {
  return checkWith(files).problems.map(({ rule, line }) => `${line} ${rule}`)
}

const recipeWith = (...entries: Entry[]) => ({ [RECIPE]: longRecipe(...entries) })
const LONG_TITLE = { rule: 'long-title' }

const CLAIMS = changed('site.yaml', 'recipes: 1+', 'recipes: 50+').replace(
  'reviews: 1+',
  'reviews: 40+',
)
const COUNT_ACCEPTED = accepting(`${GOOD['site.yaml']}defaultReviewCount: 89\n`, {
  rule: 'default-count',
})
const DRAFT = `${changed(RECIPE, 'id: 1', 'id: 2')}draft: true\n`.replace('Tomato', 'Fig')
const POST = changed('posts/3.mdx', '(/recipes/1)', '(/recipes/2)')

/** A post that links to a draft, with an entry for one of its fields. */
function linking(field: string) {
  const list = `acknowledge:${entry({ rule: 'unpublished-target', field })}\ntips:`
  return { 'recipes/2.yaml': DRAFT, 'posts/3.mdx': POST.replace('tips:', list) }
}

test.each<[what: string, files: Record<string, string>, told: string[]]>([
  ['without an entry', recipeWith(), ['2 long-title', '4 long-description']],
  ['with an entry for one of two', recipeWith(LONG_TITLE), ['4 long-description']],
  [
    'with an entry about another field',
    recipeWith({ rule: 'long-title', field: 'description' }),
    ['2 long-title', '4 long-description', '29 unneeded-acknowledgement'],
  ],
  ['of an accepted error', { 'site.yaml': COUNT_ACCEPTED }, []],
  [
    'with an entry too many',
    { 'site.yaml': accepting(COUNT_ACCEPTED, { rule: 'disclosure-mark' }) },
    ['43 unneeded-acknowledgement'],
  ],
  [
    'of all documents, one accepted',
    { 'site.yaml': accepting(CLAIMS, { rule: 'claim-too-high', field: 'claims.reviews' }) },
    ['15 claim-too-high'],
  ],
  ['in the text of a post, accepted', linking('content'), []],
  [
    'in the text of a post, not in its tips',
    linking('tips'),
    ['17 unpublished-target', '10 unneeded-acknowledgement'],
  ],
  [
    'with an entry of another document',
    {
      ...recipeWith(),
      'reviews/7.yaml': changed(
        'reviews/7.yaml',
        'id: 7',
        `acknowledge:${entry(LONG_TITLE)}\nid: 7`,
      ),
    },
    ['2 long-title', '4 long-description', '2 unneeded-acknowledgement'],
  ],
  [
    'beside an error, which hides what an entry is for',
    {
      [RECIPE]: longRecipe({ rule: 'nutrition-sum' }).replace('servings: 2', 'servings: two'),
    },
    ['9 wrong-kind'],
  ],
  [
    'without a reason',
    { [RECIPE]: changed(RECIPE, 'id: 1', 'acknowledge:\n  - rule: long-title\nid: 1') },
    ['2 missing-field'],
  ],
])('a warning %s', (_what, files, told) => {
  expect(reported(files)).toEqual(told)
})

test('a label that an ingredient usually contradicts is acknowledged by itself', () => {
  const recipe = changed(RECIPE, '1 ripe tomato', '1 ripe tomato, with marshmallows')
  expect(reported({ [RECIPE]: recipe })).toEqual(['12 doubtful-label', '12 doubtful-label'])
  const vegan = `${recipe}acknowledge:${entry({ rule: 'doubtful-label', field: 'diet[1]' })}\n`
  const { problems } = checkWith({ [RECIPE]: vegan })
  expect(problems.map(({ what }) => what)).toEqual([
    '“diet” says vegetarian, but line 15 usually holds gelatin: “1 ripe tomato, with marshmallows”.',
  ])
})

test('the preview of the editor shows what is not acknowledged', () => {
  const [recipe] = checkWith(recipeWith(LONG_TITLE)).documents
  const shown = recipe && unacknowledgedWarnings(recipe).map(({ rule }) => rule)
  expect(shown).toEqual(['long-description'])
})

test('every type of document can acknowledge a warning', () => {
  expect(contentTypes.filter(({ fields }) => !fields.acknowledge)).toEqual([])
})

test.each([
  ['long-titel', 'Did you mean “long-title”?'],
  ['wrong-kind', 'This rule cannot be acknowledged; correct what it finds.'],
  ['unneeded-acknowledgement', 'This rule cannot be acknowledged; correct what it finds.'],
])('%s is no rule that can be acknowledged', (rule, fix) => {
  const source = changed(RECIPE, 'id: 1', `acknowledge:${entry({ rule })}\nid: 1`)
  const [problem, ...others] = ofSeverity('error', checkWith({ [RECIPE]: source }).problems)
  expect(others).toEqual([])
  expect(problem).toMatchObject({ rule: 'unknown-choice', line: 2, column: 11, fix })
})
