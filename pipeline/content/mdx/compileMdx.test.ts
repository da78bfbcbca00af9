import { expect, test } from 'vitest'
import { type BodyNode, walkElements } from '../../../src/content/body.ts'
import { CARD_TAGS } from '../../../src/kinds/kinds.ts'
import { compile, e, p, a, RECIPE_CARD } from '../../../tests/content/compiledMdx.ts'

const CARD = '<RecipeCard id="7" />'

test.each<[string, string, BodyNode[]]>([
  ['paragraphs', 'One.\n\nTwo.', [p('One.'), p('Two.')]],
  ['headings', '## A\n\n### B\n\n#### C', [e('h2', 'A'), e('h3', 'B'), e('h4', 'C')]],
  [
    'emphasis, code and strikethrough',
    '*a* **b** `{c}` ~~d~~',
    [p(e('em', 'a'), ' ', e('strong', 'b'), ' ', e('code', '{c}'), ' ', e('del', 'd'))],
  ],
  [
    'lists that begin at any number',
    '3. a\n4. b',
    [{ ...e('ol', e('li', 'a'), e('li', 'b')), props: { start: 3 } }],
  ],
  ['quotes and line breaks', '> a\\\n> b', [e('blockquote', p('a', { tag: 'br' }, 'b'))]],
  ['rules', 'a\n\n---', [p('a'), { tag: 'hr' }]],
  [
    'tables',
    '| a |\n|--:|\n| b |',
    [e('table', e('thead', e('tr', e('th', 'a'))), e('tbody', e('tr', e('td', 'b'))))],
  ],
  ['code blocks', '```js\nlet a = {}\n```', [e('pre', e('code', 'let a = {}\n'))]],
  ['words parted by a line', '*a*\n*b*', [p(e('em', 'a'), '\n', e('em', 'b'))]],
  [
    'lists in lists',
    '- `c`\n  **d**\n  - e',
    [e('ul', e('li', e('code', 'c'), '\n', e('strong', 'd'), e('ul', e('li', 'e'))))],
  ],
  ['escaped signs', '\\<div\\> \\{a\\} &lt;b&gt; a < b', [p('<div> {a} <b> a < b')]],
  ['cards alone on a line', `One.\n\n${CARD}`, [p('One.'), RECIPE_CARD]],
  ['two cards on one line', `${CARD} ${CARD}`, [RECIPE_CARD, RECIPE_CARD]],
  ...CARD_TAGS.map((tag): [string, string, BodyNode[]] => {
    return [`${tag}s with their number`, `<${tag} id="7" />`, [{ tag, props: { id: '7' } }]]
  }),
  ['cards in lists', `- ${CARD}`, [e('ul', e('li', RECIPE_CARD))]],
  [
    'tips of one line',
    '<Tip>See [it](/recipes).</Tip>',
    [e('Tip', 'See ', a('/recipes', 'it'), '.')],
  ],
  ['tips of blocks', '<Tip>\nOne.\n\nTwo.\n</Tip>', [e('Tip', p('One.'), p('Two.'))]],
  [
    'sentences about services',
    'One. <Services about="ads" />\n\n- <Services about="others" />',
    [
      p('One. ', { tag: 'Services', props: { about: 'ads' } }),
      e('ul', e('li', { tag: 'Services', props: { about: 'others' } })),
    ],
  ],
  ['the word import within a sentence', 'They\nimport tea.', [p('They\nimport tea.')]],
])('%s are compiled to plain data', (_name, source, nodes) => {
  expect(compile(source)).toMatchObject({ nodes, reported: [] })
})

test.each([
  ['a page of the site', '/comparisons?category=Cookware'],
  ['another site', 'https://example.com/a?b#c'],
  ['another site without encryption', 'http://example.com'],
  ['a mailbox', 'mailto:hello@example.com'],
  ['a place in the page', '#salt'],
])('a link may lead to %s', (_name, href) => {
  expect(compile(`[x](${href})`)).toMatchObject({ nodes: [p(a(href, 'x'))], reported: [] })
})

test.each<[string, BodyNode[]]>([
  [
    '[x](/recipes "All of them")',
    [{ tag: 'a', props: { href: '/recipes', title: 'All of them' }, children: ['x'] }],
  ],
  ['https://example.com', [a('https://example.com', 'https://example.com')]],
  ['[x][y]\n\n[y]: /recipes', [a('/recipes', 'x')]],
])('a link may be written as “%s”', (source, nodes) => {
  expect(compile(source)).toMatchObject({ nodes: [p(...nodes)], reported: [] })
})

test('the place of every element is known', () => {
  const { nodes, places } = compile('One.\n\nTwo [three](/recipes).\n\n<RecipeCard id="7" />')
  expect([...walkElements(nodes)].map((node) => [node.tag, places.get(node)])).toMatchObject([
    ['p', { line: 1, column: 1 }],
    ['p', { line: 3, column: 1 }],
    ['a', { line: 3, column: 5 }],
    ['RecipeCard', { line: 5, column: 1 }],
  ])
})

test.each<[string, BodyNode[]]>([
  ['Zest first.', ['Zest first.']],
  ['*Zest* [first](/recipes).', [e('em', 'Zest'), ' ', a('/recipes', 'first'), '.']],
])('the one-line text “%s” is compiled without its paragraph', (source, nodes) => {
  expect(compile(source, true)).toMatchObject({ nodes, reported: [] })
})

test('a picture that stands alone is one, with its words', () => {
  const { nodes, reported } = compile('One.\n\n![A bowl of plums](photos/plums.jpg)\n\nTwo.')
  expect(reported).toEqual([])
  const props = { src: 'photos/plums.jpg', alt: 'A bowl of plums' }
  expect(nodes).toEqual([p('One.'), { tag: 'img', props }, p('Two.')])
})
