import { expect, test } from 'vitest'
import { only } from '../content/problem.ts'
import { readDocument } from '../content/readDocument.ts'
import { GROUPS, PAINTS, parseArt, vocabulary } from '@pinchwell/illustrator/language'
import { postType } from '../../src/content/schema/post.ts'
import { pictureSnippets } from './pictureSnippets.ts'
import { postSnippets } from './postSnippets.ts'
import { choose, fill, type Snippets } from './snippet.ts'

/** What a snippet inserts when nothing is typed over: the first choice, the text that stands there. */
function inserted(body: string): string {
  return body
    .replaceAll(/\$\{\d+\|((?:[^\\,|]|\\.)*)(?:,(?:[^\\|]|\\.)*)?\|\}/g, '$1')
    .replaceAll(/\$\{\d+:((?:[^\\}]|\\.)*)\}/g, '$1')
    .replaceAll(/\$\d+/g, 'x')
    .replaceAll(/\\(.)/g, '$1')
}

const snippets = Object.entries(pictureSnippets())

/** A line in which a word of a kind stands in its place. */
function lineWith(kind: string, word: string): string {
  if (kind === 'color') return `linen:${word} | bowl`
  if (kind === 'ground') return `${word} | bowl`
  if (kind === 'vessel') return `linen | ${word}`
  if (kind === 'food') return `linen | bowl | ${word}`
  if (kind === 'prop') return `linen | bowl | | ${word}`
  if (kind === 'stage') return `${word} | dutchoven`
  if (kind === 'prop on a stage') return `sun | dutchoven | ${word}`
  const name = kind === 'product' ? word : ''
  return vocabulary.products[name]?.view === 'above' ? `linen | ${word}` : `sun | ${word}`
}

test('every word of the picture language and every color is a snippet', () => {
  const words = GROUPS.flatMap((group) => Object.keys(vocabulary[group]))
  expect(snippets.map(([, { prefix }]) => prefix)).toEqual([...words, ...Object.keys(PAINTS)])
})

test('what such a snippet inserts is understood in its place', () => {
  const wrong = snippets.flatMap(([name, { body }]) => {
    const line = lineWith(name.split(':')[0] ?? '', inserted(body))
    return parseArt(line, () => {}) ? [] : [line]
  })
  expect(wrong).toEqual([])
})

test('the fields of a post, one snippet after the other, pass the content check', () => {
  const fields = ofKind(postSnippets(), 'field').map(inserted)
  const source = `---\n${fields.join('\n')}\n---\n\nText.\n`
  expect(only('error', readDocument('post', Buffer.from(source), postType).problems)).toEqual([])
})

test('so do the components', () => {
  const components = ofKind(postSnippets(), 'component').map((body) =>
    inserted(body).replace('"x"', '"1"'),
  )
  expect(components.length).toBe(3)
  const fields = ofKind(postSnippets(), 'field').map(inserted)
  const source = `---\n${fields.join('\n')}\n---\n\n${components.join('\n\n')}\n`
  expect(only('error', readDocument('post', Buffer.from(source), postType).problems)).toEqual([])
})

function ofKind(all: Snippets, kind: string): string[] {
  return Object.entries(all).flatMap(([name, { body }]) =>
    name.startsWith(`${kind}: `) ? [body] : [],
  )
}

test('signs of the snippet language are themselves in a choice and in a text', () => {
  expect(choose(1, ['a, b', 'c|d'])).toBe('${1|a\\, b,c\\|d|}')
  expect(fill(2, 'a $5 {b}')).toBe('${2:a \\$5 {b\\}}')
})
