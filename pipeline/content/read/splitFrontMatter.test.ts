import { expect, test } from 'vitest'
import { splitFrontMatter } from './splitFrontMatter.ts'

test('the two parts keep the line numbers of the file', () => {
  const parts = splitFrontMatter('---\nid: 7\ntitle: Toast\n---\n\nText.\n')
  expect(parts).toEqual({ yaml: '\nid: 7\ntitle: Toast', body: '\n\n\n\n\nText.\n' })
})

test('spaces and tabs may follow the hyphens', () => {
  expect(splitFrontMatter('--- \nid: 7\n---\t\nText.')).toEqual({
    yaml: '\nid: 7',
    body: '\n\n\nText.',
  })
})

test('the front matter may be empty, and so may the body', () => {
  expect(splitFrontMatter('---\n---')).toEqual({ yaml: '', body: '\n\n' })
})

test('only the second fence ends the front matter; later ones belong to the text', () => {
  expect(splitFrontMatter('---\nid: 7\n---\nOne.\n\n---\n\nTwo.')?.body).toBe(
    '\n\n\nOne.\n\n---\n\nTwo.',
  )
})

test('three hyphens that are indented or in a line of text are no fence', () => {
  const source = '---\ntitle: |\n  ---\nwords: a --- b\n---\nText.'
  expect(splitFrontMatter(source)?.yaml).toBe('\ntitle: |\n  ---\nwords: a --- b')
})

test.each([
  ['does not begin with a fence', 'id: 7\n---\nText.'],
  ['begins with an empty line', '\n---\nid: 7\n---\nText.'],
  ['begins with four hyphens', '----\nid: 7\n----\nText.'],
  ['never closes the front matter', '---\nid: 7\n\nText.'],
  ['is empty', ''],
])('there is no front matter in a file that %s', (_name, source) => {
  expect(splitFrontMatter(source)).toBeNull()
})
