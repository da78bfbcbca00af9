import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentTypeOf } from '../../src/content/schema/index.ts'
import { changeDocument, newDocumentText, parseDocumentText } from './documentText.ts'
import { fileFormat } from '../../admin/save/fileFormat.ts'

const POST = `---
id: 3
# The headline.
title: Three cuts
tips:
  - Make a flat side first.
---

Cookbooks have <ProductCard id="6" />.

## Before *the* first cut


Two empty lines above, and two spaces at the end of this.${'  '}
More.
`

const post = parseDocumentText(POST, 'content')

describe('a document with a body', () => {
  test('is read as its fields and its text', () => {
    expect(post).toEqual({
      id: 3,
      title: 'Three cuts',
      tips: ['Make a flat side first.'],
      content: POST.slice(POST.indexOf('Cookbooks')).trim(),
    })
  })

  test('keeps its fields, and the empty lines around its text, when the text changes', () => {
    const content = String(post.content).replace('More.', 'Less.')
    expect(changeDocument(POST, { ...post, content }, 'content')).toBe(POST.replace('More', 'Less'))
  })

  test('without front matter is no document', () => {
    expect(() => parseDocumentText('Only words.\n', 'content')).toThrow('front matter is missing')
    expect(() => parseDocumentText('Words.\n---\na: 1\n---\n', 'content')).toThrow('missing')
  })

  test('that is new gets its fields in their order, and its text below', () => {
    const text = newDocumentText({ id: 4, title: 'New: yes', content: 'Words.' }, 'content')
    expect(text).toBe('---\nid: 4\ntitle: "New: yes"\n---\n\nWords.\n')
  })
})

test('texts that the editor only trimmed are as they were', () => {
  const text = 'a: " padded "\nlist:\n  - text: |\n      one\n      two\n'
  const values = { a: 'padded', list: [{ text: 'one\ntwo' }] }
  expect(changeDocument(text, values)).toBe(text)
})

test('every document of the site goes through the editor unchanged', () => {
  for (const name of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    const type = contentTypeOf(name)
    if (!type) continue
    const { fromFile, toFile } = fileFormat(type)
    const text = readFileSync(`content/${name}`, 'utf8')
    // Trims like the editor, before it reads a text and after it writes one.
    expect({ name, text: `${toFile(fromFile(text.trim())).trim()}\n` }).toEqual({ name, text })
  }
})

test.each([[''], [undefined], [[]]])(
  'what is empty stays as it was written where the editor has %j for it',
  (empty) => {
    const text = 'title: Tart\n# Why.\nservings:\nnutrition:\n  # Why.\n  fat:\n'
    const values = { title: 'Pie', servings: empty, nutrition: { fat: empty } }
    expect(changeDocument(text, values)).toBe(text.replace('Tart', 'Pie'))
    expect(changeDocument(text, { title: 'Pie' })).toBe(text.replace('Tart', 'Pie'))
  },
)
