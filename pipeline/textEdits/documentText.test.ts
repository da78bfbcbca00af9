import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contentTypes } from '../../src/content/schema/index.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
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

test('a new file has its fields in the order of the model, whichever the editor has them in', () => {
  const ingredients = [{ affiliateKeyword: 'vanilla', text: 'Vanilla' }]
  const text = fileFormat(recipeType).toFile({ ingredients, odd: 1, title: 'Tart', id: 54 })
  const entry = 'ingredients:\n  - text: Vanilla\n    affiliateKeyword: vanilla\n'
  expect(text).toBe(`id: 54\ntitle: Tart\n${entry}odd: 1\n`)
})

test('what is no draft does not say so, unless its file did', () => {
  const { fromFile, toFile } = fileFormat(recipeType)
  const text = 'id: 54\ntitle: Tart\n'
  expect(toFile({ ...fromFile(text), draft: false })).toBe(text)
  expect(toFile({ id: 54, title: 'Tart', draft: false })).toBe(text)
  expect(toFile({ ...fromFile(text), draft: true })).toBe(`${text}draft: true\n`)
  const draft = toFile({ ...fromFile(`${text}draft: true\n`), draft: false })
  expect(draft).toBe(`${text}draft: false\n`)
})

test('numbers without their unit, or with it in other words, get it when they are saved', () => {
  const { fromFile, toFile } = fileFormat(recipeType)
  const text = 'id: 54\nnutrition:\n  calories: 320\n  protein: 6 g\n  carbs: 9g\n'
  const saved = 'id: 54\nnutrition:\n  calories: 320 kcal\n  protein: 6g\n  carbs: 9g\n'
  expect(toFile(fromFile(text))).toBe(saved)
  expect(toFile({ id: 54, nutrition: { calories: '320', protein: '6 g', carbs: '9g' } })).toBe(
    saved,
  )
})

test('texts that the editor only trimmed are as they were', () => {
  const text = 'a: " padded "\nlist:\n  - text: |\n      one\n      two\n'
  const values = { a: 'padded', list: [{ text: 'one\ntwo' }] }
  expect(changeDocument(text, values)).toBe(text)
})

test('every document of the site goes through the editor unchanged', () => {
  for (const type of contentTypes) {
    const { fromFile, toFile } = fileFormat(type)
    const folder = `content/${type.folder}`
    const files = type.singleFile
      ? [`content/${type.singleFile}${type.extension}`]
      : (existsSync(folder) ? readdirSync(folder) : [])
          .filter((name) => name.endsWith(type.extension))
          .map((name) => `${folder}/${name}`)
    for (const file of files.filter((name) => existsSync(name))) {
      const text = readFileSync(file, 'utf8')
      // The editor does so before it reads a text and after it writes one.
      expect({ file, text: `${toFile(fromFile(text.trim())).trim()}\n` }).toEqual({ file, text })
    }
  }
})

test('a field that is added stands where the model has it, whatever the order of the form', () => {
  const { fromFile, toFile } = fileFormat(recipeType)
  const { id, title, description, ...original } = fromFile(
    'id: 1\ntitle: Tart\ndescription: Sour.\n',
  )
  const inForm = { ...original, description, title, id, category: 'Dinner' }
  expect(toFile(inForm)).toBe('id: 1\ntitle: Tart\ncategory: Dinner\ndescription: Sour.\n')
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
