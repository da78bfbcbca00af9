import { describe, expect, test } from 'vitest'
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

/** Adds to the list that the good settings have. */
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

function shown(source: string): string[] {
  const [recipe] = checkWith({ [RECIPE]: source }).documents
  return recipe ? unacknowledgedWarnings(recipe).map(({ rule }) => rule) : []
}

describe('a warning that its document acknowledges', () => {
  test('is not reported', () => {
    expect(reported({ [RECIPE]: longRecipe() })).toEqual(['2 long-title', '4 long-description'])
    expect(reported({ [RECIPE]: longRecipe({ rule: 'long-title' }) })).toEqual([
      '4 long-description',
    ])
    const both = longRecipe({ rule: 'long-title' }, { rule: 'long-description' })
    expect(reported({ [RECIPE]: both })).toEqual([])
  })

  test('is reported when the entry is about another field, and so is the entry', () => {
    const source = longRecipe({ rule: 'long-title', field: 'description' })
    expect(reported({ [RECIPE]: source })).toEqual([
      '2 long-title',
      '4 long-description',
      '29 unneeded-acknowledgement',
    ])
  })

  test('may be about a label that an ingredient usually contradicts', () => {
    const recipe = changed(RECIPE, '1 ripe tomato', '1 ripe tomato, with marshmallows')
    expect(reported({ [RECIPE]: recipe })).toEqual(['12 doubtful-label', '12 doubtful-label'])
    const vegan = `${recipe}acknowledge:${entry({ rule: 'doubtful-label', field: 'diet[1]' })}\n`
    const { problems } = checkWith({ [RECIPE]: vegan })
    expect(problems.map(({ what }) => what)).toEqual([
      '“diet” says vegetarian, but line 15 usually holds gelatin: “1 ripe tomato, with marshmallows”.',
    ])
  })

  test('may be an error that stops a build until then', () => {
    const site = `${GOOD['site.yaml']}defaultReviewCount: 89\n`
    expect(reported({ 'site.yaml': site })).toEqual(['46 default-count'])
    const accepted = accepting(site, { rule: 'default-count' })
    expect(reported({ 'site.yaml': accepted })).toEqual([])
    const twice = accepting(accepted, { rule: 'disclosure-mark' })
    expect(reported({ 'site.yaml': twice })).toEqual(['43 unneeded-acknowledgement'])
  })

  test('may be one that follows from all documents together', () => {
    const claims = changed('site.yaml', 'recipes: 1+', 'recipes: 50+').replace(
      'reviews: 1+',
      'reviews: 40+',
    )
    const accepted = accepting(claims, { rule: 'claim-too-high', field: 'claims.reviews' })
    expect(reported({ 'site.yaml': claims })).toEqual(['15 claim-too-high', '16 claim-too-high'])
    expect(reported({ 'site.yaml': accepted })).toEqual(['15 claim-too-high'])
  })

  test('may stand in the text of a post', () => {
    const draft = `${changed(RECIPE, 'id: 1', 'id: 2')}draft: true\n`.replace('Tomato', 'Fig')
    const post = changed('posts/3.mdx', '(/recipes/1)', '(/recipes/2)')
    const accepted = (field: string) =>
      post.replace('tips:', `acknowledge:${entry({ rule: 'unpublished-target', field })}\ntips:`)
    expect(reported({ 'recipes/2.yaml': draft, 'posts/3.mdx': post })).toEqual([
      '13 unpublished-target',
    ])
    const reportedFor = (field: string) =>
      reported({ 'recipes/2.yaml': draft, 'posts/3.mdx': accepted(field) })
    expect(reportedFor('content')).toEqual([])
    expect(reportedFor('tips')).toEqual(['17 unpublished-target', '10 unneeded-acknowledgement'])
  })

  test('is not shown in the preview of the editor either', () => {
    expect(shown(longRecipe())).toEqual(['long-title', 'long-description'])
    expect(shown(longRecipe({ rule: 'long-title' }))).toEqual(['long-description'])
  })
})

test('every type of document can acknowledge a warning', () => {
  expect(contentTypes.filter(({ fields }) => !fields.acknowledge)).toEqual([])
})

test('the entry of another document covers nothing', () => {
  const review = changed(
    'reviews/7.yaml',
    'id: 7',
    `acknowledge:${entry({ rule: 'long-title' })}\nid: 7`,
  )
  expect(reported({ [RECIPE]: longRecipe(), 'reviews/7.yaml': review })).toEqual([
    '2 long-title',
    '4 long-description',
    '2 unneeded-acknowledgement',
  ])
})

test('beside an error nothing is called unneeded, since errors hide warnings', () => {
  const source = longRecipe({ rule: 'nutrition-sum' }).replace('servings: 2', 'servings: two')
  expect(reported({ [RECIPE]: source })).toEqual(['9 wrong-kind'])
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

test('an entry without a reason is an error', () => {
  const source = changed(RECIPE, 'id: 1', 'acknowledge:\n  - rule: long-title\nid: 1')
  expect(reported({ [RECIPE]: source })).toEqual(['2 missing-field'])
})
