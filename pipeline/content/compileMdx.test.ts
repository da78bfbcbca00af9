import { expect, test } from 'vitest'
import { type BodyNode, elements } from '../../src/content/body.ts'
import { compileMdx, type Places } from './compileMdx.ts'
import { formatProblem } from './problem.ts'

function compile(source: string, inline = false) {
  const told: string[] = []
  const places: Places = new Map()
  const nodes = compileMdx(
    source,
    inline,
    (place, rule, what, fix) =>
      told.push(formatProblem({ file: 'x.mdx', ...place, rule, what, fix })),
    places,
  )
  return { nodes, told, places }
}

function p(...children: BodyNode[]): BodyNode {
  return { tag: 'p', children }
}

function a(href: string, words: string): BodyNode {
  return { tag: 'a', props: { href }, children: [words] }
}

const RECIPE_CARD: BodyNode = { tag: 'RecipeCard', props: { id: '7' } }

test.each<[string, string, BodyNode[]]>([
  ['paragraphs', 'One.\n\nTwo.', [p('One.'), p('Two.')]],
  [
    'headings of level two to four',
    '## A\n\n### B\n\n#### C',
    [
      { tag: 'h2', children: ['A'] },
      { tag: 'h3', children: ['B'] },
      { tag: 'h4', children: ['C'] },
    ],
  ],
  [
    'emphasis, code and strikethrough',
    '*a* **b** `{c}` ~~d~~',
    [
      p(
        { tag: 'em', children: ['a'] },
        ' ',
        { tag: 'strong', children: ['b'] },
        ' ',
        { tag: 'code', children: ['{c}'] },
        ' ',
        { tag: 'del', children: ['d'] },
      ),
    ],
  ],
  [
    'lists that begin at any number',
    '3. a\n4. b',
    [
      {
        tag: 'ol',
        props: { start: 3 },
        children: [
          { tag: 'li', children: ['a'] },
          { tag: 'li', children: ['b'] },
        ],
      },
    ],
  ],
  [
    'quotes, rules and line breaks',
    '> a\\\n> b\n\n---',
    [{ tag: 'blockquote', children: [p('a', { tag: 'br' }, 'b')] }, { tag: 'hr' }],
  ],
  [
    'tables',
    '| a |\n|--:|\n| b |',
    [
      {
        tag: 'table',
        children: [
          {
            tag: 'thead',
            children: [{ tag: 'tr', children: [{ tag: 'th', children: ['a'] }] }],
          },
          {
            tag: 'tbody',
            children: [{ tag: 'tr', children: [{ tag: 'td', children: ['b'] }] }],
          },
        ],
      },
    ],
  ],
  [
    'code blocks, braces and all',
    '```js\nlet a = {}\n```',
    [{ tag: 'pre', children: [{ tag: 'code', children: ['let a = {}\n'] }] }],
  ],
  [
    'words parted by the end of a line',
    '*a*\n*b*\n\n- `c`\n  **d**\n  - e',
    [
      p({ tag: 'em', children: ['a'] }, '\n', { tag: 'em', children: ['b'] }),
      {
        tag: 'ul',
        children: [
          {
            tag: 'li',
            children: [
              { tag: 'code', children: ['c'] },
              '\n',
              { tag: 'strong', children: ['d'] },
              { tag: 'ul', children: [{ tag: 'li', children: ['e'] }] },
            ],
          },
        ],
      },
    ],
  ],
  ['escaped signs', '\\<div\\> \\{a\\} &lt;b&gt; a < b', [p('<div> {a} <b> a < b')]],
  ['cards alone on a line', 'One.\n\n<RecipeCard id="7" />', [p('One.'), RECIPE_CARD]],
  [
    'two cards on one line',
    '<RecipeCard id="7" /> <RecipeCard id="7" />',
    [RECIPE_CARD, RECIPE_CARD],
  ],
  [
    'cards in lists',
    '- <RecipeCard id="7" />',
    [{ tag: 'ul', children: [{ tag: 'li', children: [RECIPE_CARD] }] }],
  ],
  [
    'tips of one line',
    '<Tip>See [it](/recipes).</Tip>',
    [{ tag: 'Tip', children: ['See ', a('/recipes', 'it'), '.'] }],
  ],
  [
    'tips of several blocks',
    '<Tip>\nOne.\n\nTwo.\n</Tip>',
    [{ tag: 'Tip', children: [p('One.'), p('Two.')] }],
  ],
  ['the word import within a sentence', 'They\nimport tea.', [p('They\nimport tea.')]],
])('%s are compiled to plain data', (_name, source, nodes) => {
  expect(compile(source)).toMatchObject({ nodes, told: [] })
})

test.each([
  ['a page of the site', '/comparisons?category=Cookware'],
  ['another site', 'https://example.com/a?b#c'],
  ['another site without encryption', 'http://example.com'],
  ['a mailbox', 'mailto:hello@example.com'],
  ['a place in the page', '#salt'],
])('a link may lead to %s', (_name, href) => {
  expect(compile(`[x](${href})`)).toMatchObject({ nodes: [p(a(href, 'x'))], told: [] })
})

test('a link may have a title', () => {
  expect(compile('[x](/recipes "All of them")').nodes).toEqual([
    p({ tag: 'a', props: { href: '/recipes', title: 'All of them' }, children: ['x'] }),
  ])
})

test('an address in the text becomes a link', () => {
  expect(compile('See https://example.com now.').nodes).toEqual([
    p('See ', a('https://example.com', 'https://example.com'), ' now.'),
  ])
})

test('a link may name its address further below', () => {
  expect(compile('[x][y]\n\n[y]: /recipes')).toMatchObject({
    nodes: [p(a('/recipes', 'x'))],
    told: [],
  })
})

const UNSAFE = 'Begin it with https://, mailto:, # or, for a page of this site, with /.'

test.each([
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)', 'JaVaScRiPt:alert(1)'],
  ['&#106;avascript:alert(1)', 'javascript:alert(1)'],
  ['data:text/html,hi', 'data:text/html,hi'],
  ['vbscript:x', 'vbscript:x'],
  ['//evil.example', '//evil.example'],
  ['\\\\\\\\evil.example', '%5C%5Cevil.example'],
  ['https:evil.example', 'https:evil.example'],
  ['https:///evil.example', 'https:///evil.example'],
  ['https://', 'https://'],
  ['https://a:b', 'https://a:b'],
  ['https://%', 'https://%25'],
  ['https://[a]/', 'https://%5Ba%5D/'],
  ['mailto:', 'mailto:'],
  ['recipes/7', 'recipes/7'],
  ['?q=a', '?q=a'],
  ['', ''],
])('a link to “%s” is refused', (href, shown) => {
  expect(compile(`One [x](${href}).`).told).toEqual([
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
  expect(compile('One.\n\nTwo [x][y].\n\n[y]: javascript:alert(1)').told).toEqual([
    `x.mdx:3:5  The link “javascript:alert(1)” leads nowhere safe.  ${UNSAFE}`,
  ])
})

test('a very long address is cut in the message', () => {
  expect(compile(`[x](ftp://${'y'.repeat(500)})`).told).toEqual([
    `x.mdx:1:1  The link “ftp://${'y'.repeat(74)}…” leads nowhere safe.  ${UNSAFE}`,
  ])
})

const TAGS = 'Write Markdown, or one of: <RecipeCard>, <ProductCard>, <Tip>.'
const ESCAPE = 'Write a literal “<” as “\\<” and “{” as “\\{”, and close every tag.'
const ALONE = 'Put it on a line of its own, between empty lines.'
const CARD = 'Write <RecipeCard id="7" />.'
const NAME_WANTED = 'expected a character that can start a name, such as a letter, `$`, or `_`'

test.each([
  ['a block of HTML', '<div>hi</div>', `3:1  <div> is not allowed in the text.  ${TAGS}`],
  ['HTML in a line', 'a <b>c</b>', `3:3  <b> is not allowed in the text.  ${TAGS}`],
  [
    'a link in HTML',
    '<a href="javascript:a()">x</a>',
    `3:1  <a> is not allowed in the text.  ${TAGS}`,
  ],
  [
    'a picture in HTML',
    '<img src="x" onerror="a()" />',
    `3:1  <img> is not allowed in the text.  ${TAGS}`,
  ],
  ['a script', '<script>a()</script>', `3:1  <script> is not allowed in the text.  ${TAGS}`],
  ['a fragment', '<>hi</>', `3:1  <> is not allowed in the text.  ${TAGS}`],
  [
    'a name of every object',
    '<constructor />',
    `3:1  <constructor> is not allowed in the text.  ${TAGS}`,
  ],
  [
    'the name of the prototype',
    '<__proto__ />',
    `3:1  <__proto__> is not allowed in the text.  ${TAGS}`,
  ],
  [
    'a component in small letters',
    '<recipecard id="7" />',
    '3:1  <recipecard> is not allowed in the text.  Did you mean <RecipeCard>?',
  ],
  [
    'a component with a slip',
    '<ProductCrad id="7" />',
    '3:1  <ProductCrad> is not allowed in the text.  Did you mean <ProductCard>?',
  ],
  [
    'an expression',
    'a {1+1} b',
    '3:3  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ],
  [
    'a block expression',
    '{1+1}',
    '3:1  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ],
  [
    'a comment in braces',
    '{/* later */}',
    '3:1  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
  ],
  [
    'an import',
    "import x from 'y'",
    '3:1  An import or export stands in the text.  Remove it; none is needed.',
  ],
  [
    'an export',
    'export const x = fetch("/")',
    '3:1  An import or export stands in the text.  Remove it; none is needed.',
  ],
  [
    'a line that begins with the word import',
    'import duties rise.',
    '3:15  The text cannot be read: Could not parse import/exports with acorn.  Begin the line with another word than “import” or “export”.',
  ],
  [
    'an open brace',
    'One {1+1',
    `3:9  The text cannot be read: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.  ${ESCAPE}`,
  ],
  [
    'a sign before a figure',
    'a <3 b',
    `3:4  The text cannot be read: Unexpected character \`3\` (U+0033) before name, ${NAME_WANTED}.  ${ESCAPE}`,
  ],
  [
    'an HTML comment',
    '<!-- hi -->',
    `3:2  The text cannot be read: Unexpected character \`!\` (U+0021) before name, ${NAME_WANTED}.  Remove the comment.`,
  ],
  [
    'an address in angle brackets',
    '<https://example.com>',
    `3:8  The text cannot be read: Unexpected character \`/\` (U+002F) before local name, ${NAME_WANTED}.  Write it as [words](https://example.com).`,
  ],
  [
    'a tag that is never closed',
    '<Tip>\n\nb',
    `3:1  The text cannot be read: Expected a closing tag for \`<Tip>\`.  ${ESCAPE}`,
  ],
  [
    'a tag that its paragraph does not close',
    'One <Tip>two.',
    `3:5  The text cannot be read: Expected a closing tag for \`<Tip>\` before the end of \`paragraph\`.  ${ESCAPE}`,
  ],
  [
    'a tag that another one closes',
    '<Tip>a</RecipeCard>',
    `3:7  The text cannot be read: Unexpected closing tag \`</RecipeCard>\`, expected corresponding closing tag for \`<Tip>\`.  ${ESCAPE}`,
  ],
  [
    'a heading of level one',
    '# One',
    '3:1  A level-one heading stands in the text.  Begin it with “##”.',
  ],
  [
    'an underlined heading',
    'One\n===',
    '3:1  A level-one heading stands in the text.  Begin it with “##”.',
  ],
  [
    'a heading of level five',
    '##### One',
    '3:1  A level-five heading stands in the text.  Begin it with “####” at most.',
  ],
  [
    'a heading of level six',
    '###### One',
    '3:1  A level-six heading stands in the text.  Begin it with “####” at most.',
  ],
  [
    'a picture',
    'One ![x](/a.png)',
    '3:5  A picture stands in the text.  Name the picture in imageDesc instead.',
  ],
  [
    'a picture named below',
    '![x][y]\n\n[y]: /a.png',
    '3:1  A picture stands in the text.  Name the picture in imageDesc instead.',
  ],
  [
    'a box to tick',
    '- one\n- [ ] two',
    '4:1  A box to tick stands in the text.  Begin the entry with “- ” alone.',
  ],
  [
    'a footnote',
    'One[^1]\n\n[^1]: Two',
    '3:4  A footnote stands in the text.  Write it into the sentence.',
  ],
  [
    'a footnote without its note',
    'One[^1]',
    '3:1  The reference “[^1]” leads to nothing.  Write a link as [words](/recipes/7).',
  ],
  [
    'a link without its address',
    'One [two][three]',
    '3:1  The reference “[two][three]” leads to nothing.  Write a link as [words](/recipes/7).',
  ],
  [
    'a card without an id',
    '<RecipeCard />',
    `3:1  <RecipeCard> needs the id of a document.  ${CARD}`,
  ],
  [
    'a card with an empty id',
    '<RecipeCard id />',
    `3:1  <RecipeCard> needs the id of a document.  ${CARD}`,
  ],
  [
    'a card with id 0',
    '<RecipeCard id="0" />',
    `3:1  <RecipeCard> needs the id of a document.  ${CARD}`,
  ],
  [
    'a card with a padded id',
    '<RecipeCard id="07" />',
    `3:1  <RecipeCard> needs the id of a document.  ${CARD}`,
  ],
  [
    'a card with two ids',
    '<RecipeCard id="7" id="8" />',
    `3:1  <RecipeCard> needs the id of a document.  ${CARD}`,
  ],
  [
    'a card with an id in braces',
    '<RecipeCard id={7} />',
    '3:1  <RecipeCard> has a value in braces.  Write the value in quotes: id="7".',
  ],
  [
    'a card with spread values',
    '<RecipeCard {...x} />',
    '3:1  <RecipeCard> has a value in braces.  Write the value in quotes: id="7".',
  ],
  [
    'a card with more than an id',
    '<RecipeCard id="7" onClick="a" __proto__="b" />',
    '3:1  <RecipeCard> does not take “onClick, __proto__”.  Remove it.',
  ],
  [
    'a card around text',
    '<ProductCard id="7">x</ProductCard>',
    '3:1  <ProductCard> takes no text.  Write <ProductCard id="7" /> alone.',
  ],
  [
    'a card in a sentence',
    'See <RecipeCard id="7" /> here.',
    `3:5  <RecipeCard> stands inside a line of text.  ${ALONE}`,
  ],
  [
    'a card in a heading',
    '## <RecipeCard id="7" />',
    `3:4  <RecipeCard> stands inside a line of text.  ${ALONE}`,
  ],
  [
    'a card in a link',
    '[<RecipeCard id="7" />](/recipes)',
    `3:2  <RecipeCard> stands inside a line of text.  ${ALONE}`,
  ],
  [
    'a tip in a sentence',
    'See <Tip>it</Tip> here.',
    `3:5  <Tip> stands inside a line of text.  ${ALONE}`,
  ],
  ['an empty tip', '<Tip> </Tip>', '3:1  <Tip> is empty.  Write <Tip>The tip.</Tip>'],
  ['a tip with an id', '<Tip id="7">a</Tip>', '3:1  <Tip> does not take “id”.  Remove it.'],
  [
    'a heading of level one in a tip',
    '<Tip>\n# a\n</Tip>',
    '4:1  A level-one heading stands in the text.  Begin it with “##”.',
  ],
])('%s is one mistake, told where it stands', (_name, source, expected) => {
  expect(compile(`Text.\n\n${source}`).told).toEqual([`x.mdx:${expected}`])
})

test('several mistakes are all told', () => {
  expect(compile('# One\n\nTwo {3}\n\n<div>four</div>').told.toSorted()).toEqual([
    'x.mdx:1:1  A level-one heading stands in the text.  Begin it with “##”.',
    'x.mdx:3:5  An expression in braces stands in the text.  Write a literal “{” as “\\{”.',
    `x.mdx:5:1  <div> is not allowed in the text.  ${TAGS}`,
  ])
})

test('what is refused never reaches the data', () => {
  const { nodes } = compile(
    'a {b} <img src="x" onerror="y" /> ![z](w)\n\n<script>v</script>\n\n<RecipeCard id="7" onClick="u" />',
  )
  expect([...elements(nodes)]).toEqual([p('a ', ' ', ' '), { tag: 'p' }, RECIPE_CARD])
})

test('the place of every element is known', () => {
  const { nodes, places } = compile('One.\n\nTwo [three](/recipes).\n\n<RecipeCard id="7" />')
  expect([...elements(nodes)].map((node) => [node.tag, places.get(node)])).toMatchObject([
    ['p', { line: 1, column: 1 }],
    ['p', { line: 3, column: 1 }],
    ['a', { line: 3, column: 5 }],
    ['RecipeCard', { line: 5, column: 1 }],
  ])
})

test.each<[string, BodyNode[]]>([
  ['Zest first.', ['Zest first.']],
  [
    '*Zest* [first](/recipes).',
    [{ tag: 'em', children: ['Zest'] }, ' ', a('/recipes', 'first'), '.'],
  ],
])('the one-line text “%s” is compiled without its paragraph', (source, nodes) => {
  expect(compile(source, true)).toMatchObject({ nodes, told: [] })
})

const ONE_LINE = 'Leave out headings, lists, components and empty lines.'

test.each([
  ['two paragraphs', 'One.\n\nTwo.'],
  ['a heading', '## One'],
  ['a list', '- One'],
  ['a number with a full stop', '1. One'],
  ['a quote', '> One'],
  ['a rule', '---'],
  ['a table', '| a |\n|---|'],
  ['a component', '<Tip>One</Tip>'],
  ['nothing but an address', '[a]: /recipes'],
])('a one-line text must not be %s', (_name, source) => {
  expect(compile(source, true)).toMatchObject({
    nodes: [],
    told: [`x.mdx:1:1  This must be one line of text.  ${ONE_LINE}`],
  })
})

test.each([
  ['# One', 'x.mdx:1:1  A level-one heading stands in the text.  Begin it with “##”.'],
  ['{1}', 'x.mdx:1:1  An expression in braces stands in the text.  Write a literal “{” as “\\{”.'],
  ['a <Tip>b</Tip>', `x.mdx:1:3  <Tip> stands inside a line of text.  ${ALONE}`],
])('the mistake in the one-line text “%s” is told once', (source, expected) => {
  expect(compile(source, true).told).toEqual([expected])
})

const DEEP =
  'The text is nested too deeply here.  Take it out of some of the quotes, lists or tags around it.'

test.each([
  ['quotes', '> '.repeat(3000) + 'x', 79],
  ['quotes without a space', '>'.repeat(90_000) + 'x', 40],
  ['lists', '+ '.repeat(40_000) + 'x', 79],
  ['numbers', '1. '.repeat(30_000) + 'x', 119],
  ['tags', '<Tip>'.repeat(80) + ' x ' + '</Tip>'.repeat(80), 191],
])('many %s around each other do not overflow the stack', (_name, source, column) => {
  expect(compile(source).told).toEqual([`x.mdx:1:${column}  ${DEEP}`])
})

test.each([
  ['angle brackets', '<'.repeat(10_000)],
  ['opening braces', '{'.repeat(10_000)],
  ['table bars', '|'.repeat(10_000)],
  ['ampersands', '&'.repeat(10_000)],
  ['letters in one word', 'x'.repeat(90_000)],
  ['words in one line', 'word '.repeat(18_000)],
])('thousands of %s are read in little time', { timeout: 20_000 }, (_name, source) => {
  expect(compile(source).told.length).toBeLessThanOrEqual(1)
})

const CROWDED =
  'More than 400 marks such as * _ [ and ` stand in one paragraph.  Take out what is not meant, or part the text by empty lines.'

test.each([
  ['asterisks and underscores', '*_'.repeat(40_000), 401],
  ['opening brackets', '['.repeat(90_000), 401],
  ['closing brackets', ']'.repeat(90_000), 401],
  ['opening links', '[a]('.repeat(20_000), 801],
  ['crossed-out words', '~a~ '.repeat(20_000), 801],
  ['pieces of code', '`a` '.repeat(20_000), 801],
])(
  'thousands of %s in one paragraph are refused at once, where they are too many',
  { timeout: 2000 },
  (_name, source, column) => {
    expect(compile(`One.\n\n${source}`).told).toEqual([`x.mdx:3:${column}  ${CROWDED}`])
  },
)

test('marks are counted paragraph by paragraph', () => {
  const paragraph = `${'*a* '.repeat(200)}\n \t\n`
  expect(compile(paragraph.repeat(3)).told).toEqual([])
})
