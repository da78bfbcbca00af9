import { expect, test } from 'vitest'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { pageType } from '../../../src/content/schema/page.ts'
import { postType } from '../../../src/content/schema/post.ts'
import { recipeType } from '../../../src/content/schema/recipe.ts'
import { reviewType } from '../../../src/content/schema/review.ts'
import { siteType } from '../../../src/content/schema/site.ts'
import { checkDocuments } from './checks.ts'
import { formatProblem, sortProblems } from '../../problems/problem.ts'
import { readDocument } from '../read/readDocument.ts'

// Only what refers to something is written out; what else a document lacks is reported elsewhere.
function document(type: ContentType, file: string, source: string) {
  return readDocument(`content/${file}`, new TextEncoder().encode(source), type)
}

const recipe = (id: number, more = '') =>
  document(recipeType, `recipes/${id}.yaml`, `id: ${id}\n${more}`)
const review = (id: number) => document(reviewType, `reviews/${id}.yaml`, `id: ${id}\n`)
const post = (id: number, body: string, more = '') =>
  document(postType, `posts/${id}.mdx`, `---\nid: ${id}\n${more}---\n\n${body}\n`)
const page = (name: string, slug: string, body = 'Text.') =>
  document(pageType, `pages/${name}.mdx`, `---\nslug: ${slug}\n---\n\n${body}\n`)
const site = (more: string) => document(siteType, 'site.yaml', more)

const NOW = new Date('2027-05-03T09:00:00Z')

function reported(...documents: ReturnType<typeof document>[]): string[] {
  return checkDocuments(documents, NOW).map(formatProblem)
}

test.each([
  '/',
  '/recipes',
  '/recipes/7',
  '/recipes/7?servings=4#ingredients',
  '/recipes/7#newsletter',
  '/recipes?category=Quick+Meals',
  '/reviews?category=All',
  '/blog?category=Anything',
  '/#join',
  '/recipes/7#top',
  '/recipes/7#:~:text=salt',
  '/comparisons?category=Cookware',
  '/about#mission',
  'https://example.com/nope',
  '#quick-tips',
  '#',
])('a post may link to %s', (href) => {
  const pages = [page('about', 'about'), page('privacy', 'privacy')]
  expect(reported(recipe(7), review(9), ...pages, post(1, `See [it](${href}).`))).toEqual([])
})

const ADDRESS = 'Write the address of a page, such as /recipes/7.'

test.each([
  ['/recipes/999', ADDRESS],
  ['/recipes/9', ADDRESS],
  ['/recipe/7', 'Did you mean “/recipes/7”?'],
  ['/review/9', 'Did you mean “/reviews/9”?'],
  ['/recipes/07', 'Did you mean “/recipes/7”?'],
  ['/Recipes/7', 'Did you mean “/recipes/7”?'],
  ['/comparison?category=Cookware', 'Did you mean “/comparisons”?'],
  ['/recipes/7/steps', 'Did you mean “/recipes/7”?'],
  ['/pantry', ADDRESS],
])('a link to %s leads to no page', (href, fix) => {
  expect(reported(recipe(7), review(9), post(1, `One.\n\nSee [it](${href}).`))).toEqual([
    `content/posts/1.mdx:7:5  The link “${href}” leads to no page.  ${fix}`,
  ])
})

test('a link to a page of words that cannot be read is no mistake of its own', () => {
  const broken = document(pageType, 'pages/press.mdx', '<<<<<<< HEAD\n')
  expect(reported(broken, post(1, 'See [it](/press).'))).toEqual([])
})

test('links in tips are checked, and stand where the tip begins', () => {
  const tips = 'tips:\n  - Wash it.\n  - Dry it, as [here](/recipes/700).\n'
  expect(reported(recipe(7), post(1, 'Text.', tips))).toEqual([
    'content/posts/1.mdx:5:5  The link “/recipes/700” leads to no page.  Write the address of a page, such as /recipes/7.',
  ])
})

test('what the settings say of services stands in pages alone', () => {
  const services = '<Services about="ads" />'
  expect(reported(page('press', 'press', services), post(1, services))).toEqual([
    'content/posts/1.mdx:5:1  <Services> stands in another text than that of a page.  Link to the privacy page in its place.',
  ])
})

const EXISTING = 'Write the id of one that exists.'

test('a card of a document that does not exist is reported where it stands', () => {
  const body = '<RecipeCard id="9" />\n\n<ProductCard id="7" />\n\n<RecipeCard id="999" />'
  expect(reported(recipe(7), review(9), post(1, body))).toEqual([
    `content/posts/1.mdx:5:1  There is no document with id 9 in content/recipes.  ${EXISTING.slice(0, -1)}, or <ProductCard id="9" />.`,
    `content/posts/1.mdx:7:1  There is no document with id 7 in content/reviews.  ${EXISTING.slice(0, -1)}, or <RecipeCard id="7" />.`,
    `content/posts/1.mdx:9:1  There is no document with id 999 in content/recipes.  ${EXISTING}`,
  ])
})

test.each(['<RecipeCard />', '<RecipeCard id="x" />', '<RecipeCard id={7} />'])(
  'that %s has no id is reported only once, where the text is compiled',
  (body) => {
    expect(reported(recipe(7), post(1, body))).toEqual([])
  },
)

test.each([
  ['07', '<RecipeCard id="7" />'],
  ['#7', '<RecipeCard id="7" />'],
  ['/recipes/7', '<RecipeCard id="7" />'],
  ['reviews/9', '<ProductCard id="9" />'],
])('a recipe card with the id “%s” is told as what it means', (id, meant) => {
  const [problem] = post(1, `<RecipeCard id="${id}" />`).problems.slice(-1)
  expect(problem?.what).toContain(`needs the number of a document as its id, which “${id}” is not.`)
  expect(problem?.fix).toBe(`Write ${meant}.`)
  expect(reported(recipe(7), review(9), post(1, meant))).toEqual([])
})

test('what leads to a document under a wrong id is not called missing', () => {
  const misnamed = document(recipeType, 'recipes/9-soup.yaml', 'id: 7\n')
  const both = '[a](/recipes/9) [b](/recipes/10)\n\n<RecipeCard id="9" />'
  const messages = reported(recipe(7), misnamed, post(1, both))
  expect(messages.filter((message) => message.includes('posts'))).toEqual([
    `content/posts/1.mdx:5:17  The link “/recipes/10” leads to no page.  ${ADDRESS}`,
  ])
})

const PRODUCTS = `affiliateProducts:
  - keyword: olive oil
    review: 9
  - keyword: salt
    review: 9
`

function recipeWith(keyword: string) {
  const lines = ['ingredients:', '  - text: 1 spoon', `    affiliateKeyword: ${keyword}`]
  return recipe(7, lines.join('\n'))
}

const UNMAPPED = 'which content/site.yaml does not map to a product.'

test('the keyword “saffron” leads to no product', () => {
  expect(reported(site(PRODUCTS), review(9), recipeWith('saffron'))).toEqual([
    `content/recipes/7.yaml:4:23  “ingredients[1].affiliateKeyword” is “saffron”, ${UNMAPPED}  Use one of: olive oil, salt.`,
  ])
})

test('a keyword must lead to a review that exists', () => {
  expect(reported(site(PRODUCTS), review(8))).toEqual([
    `content/site.yaml:3:13  There is no document with id 9 in content/reviews.  ${EXISTING}`,
    `content/site.yaml:5:13  There is no document with id 9 in content/reviews.  ${EXISTING}`,
  ])
})

test('a site.yaml that cannot be read is not blamed on every ingredient', () => {
  const broken = site('affiliateProducts: [')
  expect(broken.problems).toHaveLength(1)
  expect(reported(broken, recipeWith('olive oil'))).toEqual([])
})

test('a document that cannot be read is not blamed on those that refer to its kind', () => {
  const broken = document(recipeType, 'recipes/7.yaml', 'id: [')
  const body = 'See [it](/recipes/7).\n\n<RecipeCard id="7" />\n\n<ProductCard id="7" />'
  expect(reported(broken, post(1, body))).toEqual([
    `content/posts/1.mdx:9:1  There is no document with id 7 in content/reviews.  ${EXISTING}`,
  ])
})

test('of two documents with one id, the misnamed or else the newer one comes first', () => {
  const copy = document(recipeType, 'recipes/12-toast.yaml', 'id: 70\n')
  expect(reported(copy, recipe(70))).toEqual([
    'content/recipes/12-toast.yaml:1:5  “id” is 70, as in content/recipes/70.yaml.  Write “id: 12”, as the file is named.',
    'content/recipes/70.yaml:1:5  “id” is 70, which content/recipes/12-toast.yaml has, too.  Change the other one, unless this one is newer.',
  ])
  const old = document(recipeType, 'recipes/7-b.yaml', 'id: 7\ndate: 2025-10-01\n')
  const young = document(recipeType, 'recipes/7-a.yaml', 'id: 7\ndate: 2025-10-02\n')
  const lines = sortProblems(checkDocuments([young, old], NOW)).map(formatProblem)
  expect(lines).toEqual([
    expect.stringMatching(/^content\/recipes\/7-a.yaml:1:5 .*as in content\/recipes\/7-b/),
    expect.stringMatching(/^content\/recipes\/7-b.yaml:1:5 .*which content\/recipes\/7-a/),
  ])
})

test('the copy of a document is to have another number, not the document', () => {
  const copy = document(recipeType, 'recipes/7-toast (copy).yaml', 'id: 7\n')
  const original = document(recipeType, 'recipes/7-toast.yaml', 'id: 7\n')
  expect(reported(copy, original)[0]).toContain('7-toast (copy).yaml:1:5  “id” is 7, as in')
})

test('two standing pages must not have one slug', () => {
  expect(reported(page('about', 'about'), page('privacy', 'privacy'), page('us', 'about'))).toEqual(
    [
      'content/pages/us.mdx:2:7  “slug” is about, as in content/pages/about.mdx.  Give each document its own.',
      'content/pages/about.mdx:2:7  “slug” is about, which content/pages/us.mdx has, too.  Change the other one, unless this one is newer.',
    ],
  )
})
