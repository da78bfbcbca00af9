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

test('more marks than fit in one paragraph are refused where they are too many', () => {
  const fix = 'Take out what is not meant, or part the text by empty lines.'
  expect(compile(`One.\n\n${'[a]('.repeat(20_000)}`).reported).toEqual([
    `x.mdx:3:801  More than 400 marks such as * _ [ and \` stand in one paragraph.  ${fix}`,
  ])
})

test('marks are counted paragraph by paragraph', () => {
  const paragraph = `${'*a* '.repeat(200)}\n \t\n`
  expect(compile(paragraph.repeat(3)).reported).toEqual([])
})
