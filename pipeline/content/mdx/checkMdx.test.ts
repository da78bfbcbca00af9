import { expect, test } from 'vitest'
import { walkElements } from '../../../src/content/body.ts'
import { compile, p, ALONE, RECIPE_CARD } from '../../../tests/content/compiledMdx.ts'

const UNSAFE = 'Begin it with https://, mailto:, # or, for a page of this site, with /.'

test.each([
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['&#106;avascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,hi', 'data:text/html,hi'],
  ['//evil.example', '//evil.example'],
  ['\\\\\\\\evil.example', '%5C%5Cevil.example'],
  ['https:evil.example', 'https:evil.example'],
  ['https://', 'https://'],
  ['https://[a]/', 'https://%5Ba%5D/'],
  ['mailto:', 'mailto:'],
  ['recipes/7', 'recipes/7'],
  ['?q=a', '?q=a'],
  ['', ''],
])('a link to “%s” is refused', (href, shown) => {
  expect(compile(`One [x](${href}).`).reported).toEqual([
    `x.mdx:1:5  The link “${shown}” leads nowhere safe.  ${UNSAFE}`,
  ])
})

test.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,hi', 'vbscript:x'])(
  'a link to “%s” loses its address even if the mistake is ignored',
  (href) => {
    expect(compile(`[x](${href})`).nodes).toEqual([p({ tag: 'a', children: ['x'] })])
  },
)

test('an unsafe address further below is refused where the link stands', () => {
  expect(compile('One.\n\nTwo [x][y].\n\n[y]: javascript:alert(1)').reported).toEqual([
    `x.mdx:3:5  The link “javascript:alert(1)” leads nowhere safe.  ${UNSAFE}`,
  ])
})

test('a very long address is cut in the message', () => {
  expect(compile(`[x](ftp://${'y'.repeat(500)})`).reported).toEqual([
    `x.mdx:1:1  The link “ftp://${'y'.repeat(74)}…” leads nowhere safe.  ${UNSAFE}`,
  ])
})

const BESIDE =
  'Put the photo there and write its name alone, such as ![A bowl of plums](plums.jpg).'
const TAGS = 'Write Markdown, or one of: <RecipeCard>, <ProductCard>, <Tip>, <Services>.'
const PICTURE = 'Write ![what it shows](photo.jpg) on a line of its own in its place.'
const TIP = 'Begin it with <Tip> and end it with </Tip>, without an empty line between them.'
const ESCAPE = 'Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.'

const CARD = 'Write the number at the end of the address of its page, as in id="7".'
const NAME_WANTED = 'expected a character that can start a name, such as a letter, `$`, or `_`'

const SUBJECT = 'Write <Services about="ads" />, or another subject: ads, ads-use,'

test.each([
  ['<Services />', `needs a subject, and nothing else.  ${SUBJECT}`],
  [
    '<Services about="adds" />',
    'needs a subject, and nothing else.  Write <Services about="ads" />.',
  ],
  ['<Services about={ads} />', `has a value in braces.  ${SUBJECT}`],
])('%s is refused', (written, problem) => {
  expect(compile(written).reported.join()).toContain(`x.mdx:1:1  <Services> ${problem}`)
})

test.each(
  Object.entries({
    '<div>hi</div>': `3:1  <div> is not allowed in the text.  ${TAGS}`,
    '<a href="javascript:a()">x</a>': `3:1  <a> is not allowed in the text.  Write [words](/recipes/7) in its place.`,
    '<script>a()</script>': `3:1  <script> is not allowed in the text.  ${TAGS}`,
    '<>hi</>': `3:1  <> is not allowed in the text.  ${TAGS}`,
    'import duties rise.':
      '3:15  The text cannot be read: Could not parse import/exports with acorn.  Begin the line with another word than “import” or “export”.',
    'One {1+1': `3:9  The text cannot be read: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.  ${ESCAPE}`,
    'a <3 b': `3:4  The text cannot be read: Unexpected character \`3\` (U+0033) before name, ${NAME_WANTED}.  ${ESCAPE}`,
    '<!-- hi -->': `3:2  The text cannot be read: Unexpected character \`!\` (U+0021) before name, ${NAME_WANTED}.  Remove the comment.`,
    '<https://example.com>': `3:8  The text cannot be read: Unexpected character \`/\` (U+002F) before local name, ${NAME_WANTED}.  Write it as [words](https://example.com).`,
    '<Tip>\n\nb': `3:1  The text cannot be read: Expected a closing tag for \`<Tip>\`.  ${TIP}`,
    'One <Tip>two.': `3:5  The text cannot be read: Expected a closing tag for \`<Tip>\` before the end of \`paragraph\`.  ${TIP}`,
    'One,<br>two.':
      '3:5  <br> is not allowed in the text.  Write “\\” in its place, and go on in a new line.',
    'One <img src="a.png"> two': `3:5  <img> is not allowed in the text.  ${PICTURE}`,
    '<Tip>a</RecipeCard>': `3:7  The text cannot be read: Unexpected closing tag \`</RecipeCard>\`, expected corresponding closing tag for \`<Tip>\`.  ${TIP}`,
    '##### One': '3:1  A level-five heading stands in the text.  Begin it with “####” at most.',
    'One ![x](a.png)': `3:5  A picture stands inside a line of text.  ${ALONE}`,
    '![x][y]\n\n[y]: /a.png': `3:1  The picture “/a.png” is no file beside the document.  ${BESIDE}`,
    '![x](https://photos.example/a.png)': `3:1  The picture “https://photos.example/a.png” is no file beside the document.  ${BESIDE}`,
    '- one\n- [ ] two': '4:1  A box to tick stands in the text.  Begin the entry with “- ” alone.',
    'One[^1]\n\n[^1]: Two': '3:4  A footnote stands in the text.  Write it into the sentence.',
    'See [it] (/recipes/7).':
      '3:1  The brackets of a link stand the wrong way round, or with a space between them.  Write it as [words](/recipes/7).',
    '• One\n• Two':
      '3:1  A bullet stands here, which begins no entry.  Begin the entry with “- ” in its place, behind an empty line.',
    '<RecipeCard id="7" id="8" />': '3:1  <RecipeCard> has more than one id.  Keep the right one.',
    '<PostCard id="7" />': `3:1  <PostCard> is not allowed in the text.  ${TAGS}`,
    '<RecipeCard id={7} />':
      '3:1  <RecipeCard> has a value in braces.  Write the value in quotes: id="7".',
    '<RecipeCard {...x} />': `3:1  <RecipeCard> has a value in braces.  ${CARD}`,
    '<RecipeCard id="7" onClick="a" __proto__="b" />':
      '3:1  <RecipeCard> does not take “onClick, __proto__”.  Remove it.',
    '<ProductCard id="7">x</ProductCard>':
      '3:1  <ProductCard> takes no text.  Write <ProductCard id="7" /> alone.',
    '<Tip> </Tip>': '3:1  <Tip> is empty.  Write <Tip>The tip.</Tip>',
    '<Tip id="7">a</Tip>': '3:1  <Tip> does not take “id”.  Remove it.',
  }),
)('“%s” is one mistake, reported where it stands', (source, expected) => {
  expect(compile(`Text.\n\n${source}`).reported).toEqual([`x.mdx:${expected}`])
})

test('several mistakes are all reported', () => {
  expect(compile('# One\n\nTwo {3}\n\n<div>four</div>').reported.toSorted()).toEqual([
    'x.mdx:1:1  A level-one heading stands in the text.  Begin it with “##”.',
    'x.mdx:3:5  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
    `x.mdx:5:1  <div> is not allowed in the text.  ${TAGS}`,
  ])
})

test('what is refused never reaches the data', () => {
  const { nodes } = compile(
    'a {b} <img src="x" onerror="y" /> ![z](/w)\n\n<script>v</script>\n\n<RecipeCard id="7" onClick="u" />',
  )
  expect([...walkElements(nodes)]).toEqual([p('a ', ' ', ' '), { tag: 'p' }, RECIPE_CARD])
})
