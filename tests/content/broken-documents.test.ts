import { DOCUMENT_PLACES } from '../documentPlaces.ts'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { formatProblem, only, sortProblems } from '../../pipeline/content/report/problem.ts'
import { readContent } from '../../pipeline/content/read/readContent.ts'
import { readDocument } from '../../pipeline/content/read/readDocument.ts'
import { pageType } from '../../src/content/schema/page.ts'
import { postType } from '../../src/content/schema/post.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { reviewType } from '../../src/content/schema/review.ts'

const FOLDER = path.resolve('tests/fixtures/broken')

/** The type of a broken document is the first word of its name. */
const TYPES = new Map([
  ['recipe', recipeType],
  ['review', reviewType],
  ['post', postType],
  ['page', pageType],
])

const CANNOT = 'The YAML cannot be read:'
const TEXT_CANNOT = 'The text cannot be read:'

/** One mistake each. */
const BROKEN = [
  [
    'page-unknown.mdx',
    '2:7  “slug” must be about or privacy, but is “team”.  Write for example “slug: about”.',
  ],
  [
    'post-card-in-sentence.mdx',
    '14:37  <RecipeCard> stands inside a line of text.  Put it on a line of its own, between empty lines.',
  ],
  [
    'post-comment.mdx',
    `16:2  ${TEXT_CANNOT} Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\`.  Remove the comment.`,
  ],
  [
    'post-expression.mdx',
    '14:17  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ],
  [
    'post-heading-in-tip.mdx',
    '9:5  “tips[1]”: This must be one line of text.  Leave out headings, lists, components and empty lines.',
  ],
  [
    'post-html.mdx',
    '16:1  <div> is not allowed in the text.  Write Markdown, or one of: <RecipeCard>, <ProductCard>, <Tip>.',
  ],
  ['post-import.mdx', '12:1  An import or export stands in the text.  Remove it; none is needed.'],
  [
    'post-javascript-link.mdx',
    '14:17  The link “javascript:alert(1)” leads nowhere safe.  Begin it with https://, mailto:, # or, for a page of this site, with /.',
  ],
  [
    'post-level-one-heading.mdx',
    '14:1  A level-one heading stands in the text.  Begin it with “##”.',
  ],
  ['post-no-text.mdx', '12:1  The text is missing.  Write it below the front matter.'],
  [
    'post-open-front-matter.mdx',
    '1:1  The front matter is missing.  Begin the file with a line of three hyphens, then the fields, then three hyphens again.',
  ],
  [
    'post-open-tag.mdx',
    `14:1  ${TEXT_CANNOT} Expected a closing tag for \`<Tip>\`.  Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.`,
  ],
  [
    'recipe-alias.yaml',
    `4:24  ${CANNOT} Unexpected scalar at node end.  Put the whole text in double quotes, or write it as in a neighbouring file.`,
  ],
  [
    'recipe-calories-in-joules.yaml',
    '23:13  “nutrition.calories” must be a whole number followed by kcal, but is “260 kJ”.  Write for example “calories: 420 kcal”.',
  ],
  [
    'recipe-colon-in-step.yaml',
    '20:5  “instructions[2]” must be text, but is a group of fields.  Put the whole text in quotes: “: ” and “- ” in it begin fields and lists.',
  ],
  [
    'recipe-decimal-comma.yaml',
    '9:9  “rating” must be a number from 0 to 5, but is the text “4,8”.  Write for example “rating: 4.8”.',
  ],
  [
    'recipe-git-conflict.yaml',
    '9:1  Git could not join two versions of the file here.  Keep one of the two, and delete the lines with the marks.',
  ],
  [
    'recipe-impossible-day.yaml',
    '10:7  “date” must be a day that exists, as YYYY-MM-DD, but is “2025-09-31”.  Write for example “date: 2025-10-19”.',
  ],
  [
    'recipe-latin-1.yaml',
    '1:1  The file is not UTF-8 text.  Save it again with the encoding UTF-8.',
  ],
  [
    'recipe-milligrams.yaml',
    '25:10  “nutrition.carbs” must be whole grams followed by g, but is “34 mg”.  Write for example “carbs: 36g”.',
  ],
  [
    'recipe-missing-fat.yaml',
    '23:3  “nutrition.fat” is missing.  Add it: Fat. For example “fat: 25g”.',
  ],
  [
    'recipe-misspelled-field.yaml',
    '7:1  “cooktime” is not a field here.  Did you mean “cookTime”?',
  ],
  ['recipe-name-twice.yaml', '9:1  “title” stands here twice.  Keep one of the two.'],
  [
    'recipe-plus-sign.yaml',
    '8:11  “servings” must be written in plain digits, but is “+2”.  Write “servings: 2”.',
  ],
  [
    'recipe-prototype.yaml',
    `28:1  “__proto__” is not a field here.  Remove it, or use one of: ${Object.keys(recipeType.fields).join(', ')}.`,
  ],
  [
    'recipe-shifted-step.yaml',
    '20:4  “instructions[1]” runs on into a line that begins with a hyphen.  Line the hyphen up with the one above it.',
  ],
  [
    'recipe-steps-as-text.yaml',
    '17:15  “instructions” must be a list, but is the text “Grill the bread. Rub it with garlic.”.  Begin each entry on its own line with “- ”.',
  ],
  [
    'recipe-tab.yaml',
    '15:1  A tab stands at the beginning of the line, where only blanks may stand.  Write two blanks in its place.',
  ],
  [
    'recipe-windows.yaml',
    '23:13  “nutrition.calories” must be text, but YAML reads 26.5 as the number 26.5.  Write for example “calories: 420 kcal”.',
  ],
  [
    'review-empty-entry.yaml',
    '13:4  “pros[3]” is empty.  Write it after the hyphen, or remove the entry.',
  ],
  [
    'review-http-link.yaml',
    '7:16  “affiliateLink” must be an address that starts with https://, but is “http://www.amazon.com/s?k=olive+oil&tag=pinchwell-20”.  Write for example “affiliateLink: https://www.amazon.com/s?k=cast+iron+skillet”.',
  ],
  [
    'review-open-quote.yaml',
    '20:10  A quotation mark is opened here and never closed.  Close it where the text ends, or leave it out.',
  ],
] as const

test.each(BROKEN)(
  '%s has one mistake, reported with its place and what to do',
  async (name, expected) => {
    const type = TYPES.get(name.split('-')[0] ?? '')
    if (!type) throw new Error(`${name} does not begin with a document type`)
    const { problems } = readDocument(name, await readFile(path.join(FOLDER, name)), type)
    expect(problems.map(formatProblem)).toEqual([`${name}:${expected}`])
  },
)

test('every broken document has its line in the table', async () => {
  const entries = await readdir(FOLDER, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  expect(files.toSorted()).toEqual(BROKEN.map(([name]) => name))
})

test('the document with Windows line endings and a byte order mark still has them', async () => {
  const bytes = await readFile(path.join(FOLDER, 'recipe-windows.yaml'))
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf')
  expect(bytes.toString().split('\r\n').length).toBe(bytes.toString().split('\n').length)
})

async function problemsOf(folder: string): Promise<string[]> {
  const { problems } = await readContent(path.join(FOLDER, folder), new Date(0))
  return sortProblems(only('error', problems)).map(formatProblem)
}

test('what is wrong between documents is reported in each of them', async () => {
  expect(await problemsOf('together')).toEqual([
    `together/notes.txt:1:1  No document type has files in this place with this ending.  Move or rename it; documents are ${DOCUMENT_PLACES}.`,
    'together/pages/team.mdx:2:7  “slug” is about, as in together/pages/about.mdx.  Give each document its own.',
    'together/pages/about.mdx:2:7  “slug” is about, which together/pages/team.mdx has, too.  Change the other one, unless this one is newer.',
    'together/posts/2-link-to-missing-recipe.mdx:14:17  The link “/recipes/999” leads to no page.  Did you mean “/recipes/1”?',
    'together/posts/3-card-of-missing-recipe.mdx:16:1  There is no document with id 999 in content/recipes.  Write the id of one that exists.',
    'together/posts/4-link-in-tip.mdx:9:5  The link “/nope” leads to no page.  Write the address of a page, such as /recipes/7.',
    'together/recipes/2-unknown-keyword.yaml:15:23  “ingredients[2].affiliateKeyword” is “olives”, which content/site.yaml does not map to a product.  Did you mean “olive oil”?',
    'together/recipes/3-id-of-another.yaml:1:5  “id” is 1, as in together/recipes/1-good.yaml.  Write “id: 3”, as the file is named.',
    'together/recipes/1-good.yaml:1:5  “id” is 1, which together/recipes/3-id-of-another.yaml has, too.  Change the other one, unless this one is newer.',
    'together/site.yaml:38:13  There is no document with id 8 in content/reviews.  Write the id of one that exists.',
  ])
})

test('content without its categories and site.yaml is not complete', async () => {
  expect(await problemsOf('no-site')).toEqual([
    'no-site/categories.yaml:1:1  The file is missing.  Bring it back from git; the site needs it.',
    'no-site/site.yaml:1:1  The file is missing.  Bring it back from git; the site needs it.',
  ])
})
