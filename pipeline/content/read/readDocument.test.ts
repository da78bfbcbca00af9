import { expect, test } from 'vitest'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import { postType } from '../../../src/content/schema/post.ts'
import { reviewType } from '../../../src/content/schema/review.ts'
import { siteType } from '../../../src/content/schema/site.ts'
import { REVIEW, FRONT, POST, read } from '../../../tests/content/readSample.ts'

test('a YAML document is read into its values', () => {
  const { file, type, values, reported } = read(REVIEW, reviewType)
  expect(reported).toEqual([])
  expect({ file, type }).toEqual({ file: 'r.yaml', type: reviewType })
  expect(values).toEqual({
    id: 7,
    productName: 'Grovella Olive Oil',
    category: 'Pantry Staples',
    shortDescription: 'A green oil for raw dishes.',
    imageDesc: 'A dark bottle.',
    rating: 4.6,
    affiliateLink: 'https://www.amazon.com/s?k=olive+oil',
    pros: ['Fresh'],
    cons: ['Dear'],
    detailedReview: ['It tastes of grass.'],
    verdict: 'Best for salads.',
  })
})

test('an MDX document is read into its front matter and its body', () => {
  const { values, reported } = read(POST, postType)
  expect(reported).toEqual([])
  expect(values).toEqual({
    id: 3,
    title: 'Toast',
    category: 'Kitchen Tips',
    date: '2025-10-12',
    excerpt: 'Bread, warmed.',
    imageDesc: 'A slice.',
    content: [{ tag: 'p', children: ['Warm the bread.'] }],
  })
})

test.each([
  ['a byte order mark', (source: string) => `\uFEFF${source}`],
  ['Windows line endings', (source: string) => source.replaceAll('\n', '\r\n')],
  ['old Macintosh line endings', (source: string) => source.replaceAll('\n', '\r')],
  ['both', (source: string) => `\uFEFF${source.replaceAll('\n', '\r\n')}`],
  ['no line ending at the end', (source: string) => source.trimEnd()],
])('%s changes nothing in the values', (_name, change) => {
  expect(read(change(REVIEW), reviewType)).toEqual(read(REVIEW, reviewType))
  expect(read(change(POST), postType)).toEqual(read(POST, postType))
})

test.each([
  ['a byte order mark', (source: string) => `\uFEFF${source}`],
  ['Windows line endings', (source: string) => source.replaceAll('\n', '\r\n')],
])('%s moves no line and no column of a message', (_name, change) => {
  expect(read(change(REVIEW.replace('id: 7', 'id: x')), reviewType).reported).toEqual([
    'r.yaml:1:5  “id” must be a whole number from 1 to 999999, but is the text “x”.  Write for example “id: 30”.',
  ])
  expect(read(change(REVIEW.replace('4.6', 'good')), reviewType).reported).toEqual([
    'r.yaml:6:9  “rating” must be a number from 0 to 5, but is the text “good”.  Write for example “rating: 4.6”.',
  ])
  expect(read(change(`${FRONT}\nOne.\n\nTwo # {3}.\n`), postType).reported).toEqual([
    'p.mdx:12:7  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ])
})

test('columns count as editors count them, an emoji as two', () => {
  expect(read(REVIEW.replace('[Fresh]', '[🍋, 3]'), reviewType).reported).toEqual([
    'r.yaml:8:12  “pros[2]” must be text, but YAML reads 3 as the number 3.  Put it in quotes: "3".',
  ])
})

test('what is placed has its path and place, and a body the places of its elements', () => {
  const { placed } = read(POST, postType)
  expect(placed.map(({ path, place }) => `${path} ${place.line}:${place.column}`)).toEqual([
    'id 2:5',
    'title 3:8',
    'category 4:11',
    'date 5:7',
    'excerpt 6:10',
    'imageDesc 7:12',
    'content 1:1',
  ])
  expect([...(placed.at(-1)?.places?.values() ?? [])]).toMatchObject([{ line: 10, column: 1 }])
})

const TEXT_BELOW = 'The text is missing.  Write it below the front matter.'

const mistakes = (type: ContentType, told: Record<string, string>) =>
  Object.entries(told).map(([source, message]) => [message, source, type] as const)

test.each([
  ...mistakes(reviewType, {
    '': 'r.yaml:1:1  The file is empty.  Write what belongs there, or delete the file.',
    '# later\n': 'r.yaml:1:1  The file holds no fields.  Write one “name: value” per line.',
    [REVIEW.replace('grass', 'gr\u000Bass')]:
      'r.yaml:10:33  A character that cannot be shown stands here.  Delete it, or write the right one; after an odd save, take the earlier version (git restore).',
    [`${REVIEW}---\nid: [8\n`]: 'r.yaml:12:1  A second document begins here.  Keep one per file.',
    [`pros:\n ${'- '.repeat(20_000)}x\n`]:
      'r.yaml:1:1  The YAML is nested too deeply.  Write it as in a neighbouring file.',
  }),
  ...mistakes(siteType, {
    '': 'r.yaml:1:1  The file is empty.  Write what belongs there, or bring it back from git.',
  }),
  ...mistakes(postType, {
    '---\n---\nText.': 'p.mdx:1:1  The file holds no fields.  Write one “name: value” per line.',
    '---\n# later\n---\nText.':
      'p.mdx:1:1  The file holds no fields.  Write one “name: value” per line.',
    '---\nid: 3\n\nText.\n':
      'p.mdx:4:1  The front matter does not end before the text.  Write a line of three hyphens above this line, below the last field.',
    [FRONT]: `p.mdx:9:1  ${TEXT_BELOW}`,
    [`${FRONT}\n[a]: /recipes\n`]: `p.mdx:10:1  ${TEXT_BELOW}`,
    [POST.replace('id: 3', 'id: 3\ncontent: x')]:
      'p.mdx:3:1  “content” is not a field here.  Remove it, or use one of: id, title, category, date, updated, author, draft, publishAt, expireAt, excerpt, imageDesc, image, imageFocus, tips, redirectFrom, acknowledge.',
    [POST.replace('bread.', 'br\uFFFDad.')]:
      'p.mdx:10:12  A character that cannot be shown stands here.  Delete it, or write the right one; after an odd save, take the earlier version (git restore).',
    [`${POST}>>>>>>> main\n`]:
      'p.mdx:11:1  Git could not join two versions of the file here.  Keep one of the two, and delete the lines with the marks.',
  }),
])('“%s” is the one mistake', (message, source, type) => {
  expect(read(source, type).reported).toEqual([message])
})

test('a file in UTF-16 is said to be none of text', () => {
  expect(read(new Uint8Array([0xff, 0xfe, 0x69, 0x00]), reviewType).reported).toEqual([
    'r.yaml:1:1  The file is not UTF-8 text.  Open it again in its own encoding (VS Code: “Reopen with Encoding”, Windows 1252), then save it with UTF-8.',
  ])
})
