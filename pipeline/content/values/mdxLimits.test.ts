import { expect, test } from 'vitest'
import { compile, ALONE } from '../../../tests/content/compiledMdx.ts'

const ONE_LINE = 'Leave out pictures, headings, lists, components and empty lines.'

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
    reported: [`x.mdx:1:1  This must be one line of text.  ${ONE_LINE}`],
  })
})

test.each([
  ['# One', 'x.mdx:1:1  A level-one heading stands in the text.  Begin it with “##”.'],
  ['{1}', 'x.mdx:1:1  An expression in braces stands in the text.  Write a literal “{” as “\\{”.'],
  ['a <Tip>b</Tip>', `x.mdx:1:3  <Tip> stands inside a line of text.  ${ALONE}`],
])('the mistake in the one-line text “%s” is reported once', (source, expected) => {
  expect(compile(source, true).reported).toEqual([expected])
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
  expect(compile(source).reported).toEqual([`x.mdx:1:${column}  ${DEEP}`])
})

test.each([
  ['angle brackets', '<'.repeat(10_000)],
  ['opening braces', '{'.repeat(10_000)],
  ['table bars', '|'.repeat(10_000)],
  ['ampersands', '&'.repeat(10_000)],
  ['letters in one word', 'x'.repeat(90_000)],
  ['words in one line', 'word '.repeat(18_000)],
])('thousands of %s are read in little time', { timeout: 20_000 }, (_name, source) => {
  expect(compile(source).reported.length).toBeLessThanOrEqual(1)
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
    expect(compile(`One.\n\n${source}`).reported).toEqual([`x.mdx:3:${column}  ${CROWDED}`])
  },
)

test('marks are counted paragraph by paragraph', () => {
  const paragraph = `${'*a* '.repeat(200)}\n \t\n`
  expect(compile(paragraph.repeat(3)).reported).toEqual([])
})
