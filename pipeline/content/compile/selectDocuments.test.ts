import { expect, test } from 'vitest'
import { collection } from '../../../tests/content/broken/breakGood.ts'
import { changed, checkWith, GOOD } from '../../../tests/content/goodContent.ts'
import { documentsFor } from './selectDocuments.ts'

const NOW = new Date('2027-05-03T09:00:00Z')

function recipes(lines: Record<number, string>) {
  const files = Object.entries(lines).map(([id, line]) => {
    const source = GOOD['recipes/1.yaml'].replace('id: 1\n', `id: ${id}\n${line}\n`)
    return [`recipes/${id}.yaml`, source.replace('Tomato toast', `Toast number ${id}`)] as const
  })
  return Object.fromEntries(files)
}

const LINES = {
  2: 'draft: true',
  3: 'publishAt: 2027-05-03',
  4: 'publishAt: 2027-05-03T09:30Z',
  5: 'expireAt: 2027-05-01',
  6: 'draft: false',
  7: 'expireAt: 2027-05-04',
}
const { documents } = checkWith(recipes(LINES))

function badgesFor(readers: 'readers' | 'editors') {
  return documentsFor(documents, { now: NOW, audience: readers })
    .filter(({ type }) => type.name === 'Recipe')
    .map(({ values, publicationBadge }) => [values.id, publicationBadge])
}

test('readers get what is published, without badges', () => {
  expect(badgesFor('readers')).toEqual([1, 3, 6, 7].map((id) => [id, undefined]))
})

test('editors get everything, and see what readers do not', () => {
  expect(badgesFor('editors')).toEqual([
    [1, undefined],
    [2, 'Draft'],
    [3, undefined],
    [4, 'From May 3, 2027, 09:30 UTC'],
    [5, 'Expired'],
    [6, undefined],
    [7, 'Until May 4, 2027'],
  ])
})

const POST = changed(
  'posts/3.mdx',
  'Stale bread makes [the best toast](/recipes/1).',
  'See [*one* toast](/recipes/1), [the *other*](/recipes/2?a=b#ingredients) and [this](#quick-tips).\n\n<RecipeCard id="2" />\n\n<RecipeCard id="1" />',
).replace('cut side down', '[down](/recipes/4)')

function postFor(readers: 'readers' | 'editors') {
  const { documents: all, problems } = checkWith({ ...recipes(LINES), 'posts/3.mdx': POST })
  const ofPost = problems.filter(({ file }) => file.includes('posts'))
  expect(ofPost.map(({ rule }) => rule)).toEqual(
    Array.from({ length: 3 }, () => 'unpublished-target'),
  )
  const audience = documentsFor(all, { now: NOW, audience: readers })
  const post = audience.find(({ type }) => type.name === 'Post')
  return JSON.stringify([post?.values.content, post?.values.tips])
}

test('nothing leads readers to what they cannot see: a link leaves its words, a card nothing', () => {
  const post = postFor('readers')
  expect(post).toContain('", the ",{"tag":"em","children":["other"]}')
  expect(post).toContain('"children":["down"]')
  expect(post).not.toMatch(/recipes\/[24]|"id":"?2/)
  expect(post).toContain('"href":"/recipes/1"')
  expect(post).toContain('"href":"#quick-tips"')
  expect(post).toMatch(/"tag":"RecipeCard","props":\{"id":"?1/)
})

test('for editors all links and cards are there', () => {
  const post = postFor('editors')
  expect(post).toContain('"href":"/recipes/2?a=b#ingredients"')
  expect(post).toMatch(/"id":"?2/)
  expect(post).toContain('"href":"/recipes/4"')
})

function readersGet(files: Record<string, string>) {
  const { documents: all } = checkWith({ ...recipes(LINES), ...files })
  return documentsFor(all, { now: NOW, audience: 'readers' })
}

test('readers see a collection without what they cannot see', () => {
  const shown = readersGet({
    'collections/toast.mdx': collection('recipes/2', 'recipes/1', 'recipes/5', 'reviews/7'),
  }).find(({ type }) => type.name === 'Collection')
  expect(shown?.values.items).toEqual([{ document: 'recipes/1' }, { document: 'reviews/7' }])
})

test('a collection of which readers see nothing is not there, and no link leads to it', () => {
  const post = changed('posts/3.mdx', '(/recipes/1)', '(/collections/toast)')
  const files = { 'collections/toast.mdx': collection('recipes/2'), 'posts/3.mdx': post }
  const readers = readersGet(files)
  expect(readers.filter(({ type }) => type.name === 'Collection')).toEqual([])
  const text = JSON.stringify(readers.find(({ type }) => type.name === 'Post')?.values.content)
  expect(text).toContain('Stale bread makes the best toast.')
  const whole = readersGet({ ...files, 'collections/toast.mdx': collection('recipes/1') })
  expect(JSON.stringify(whole.find(({ type }) => type.name === 'Post')?.values)).toContain(
    '"href":"/collections/toast"',
  )
})

function otherOil(id: number, line: string): string {
  const source = GOOD['reviews/7.yaml'].replace('id: 7', `id: ${id}\n${line}`)
  return source.replace('Grovella', `Oil ${id}`)
}

test('readers see a review without the alternatives that they cannot see, and see it all the same', () => {
  const named = 'rating: 4.6\nalternatives:\n  - reviews/8\n  - reviews/9'
  const review = changed('reviews/7.yaml', 'rating: 4.6', named)
  const alternativesWith = (line: string) => {
    const files = { 'reviews/7.yaml': review, 'reviews/8.yaml': otherOil(8, 'draft: true') }
    const readers = readersGet({ ...files, 'reviews/9.yaml': otherOil(9, line) })
    return readers.find(({ type, values }) => type.name === 'Review' && values.id === 7)?.values
      .alternatives
  }
  expect(alternativesWith('draft: false')).toEqual(['reviews/9'])
  expect(alternativesWith('draft: true')).toEqual([])
})
