import { expect, test } from 'vitest'
import { type BodyNode, walkElements } from '../../../src/content/body.ts'
import { compile, p, a, RECIPE_CARD } from '../../../tests/content/compiledMdx.ts'

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
  [
    '*Zest* [first](/recipes).',
    [{ tag: 'em', children: ['Zest'] }, ' ', a('/recipes', 'first'), '.'],
  ],
])('the one-line text “%s” is compiled without its paragraph', (source, nodes) => {
  expect(compile(source, true)).toMatchObject({ nodes, reported: [] })
})

test('a picture that stands alone is one, with its words', () => {
  const { nodes, reported } = compile('One.\n\n![A bowl of plums](photos/plums.jpg)\n\nTwo.')
  expect(reported).toEqual([])
  const props = { src: 'photos/plums.jpg', alt: 'A bowl of plums' }
  expect(nodes).toEqual([p('One.'), { tag: 'img', props }, p('Two.')])
})
