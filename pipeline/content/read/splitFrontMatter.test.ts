import { expect, test } from 'vitest'
import { emptyLines, splitFrontMatter } from './splitFrontMatter.ts'

test.each([
  ['fields and a text', '---\n|id: 7\ntitle: Toast\n|---\n|\nText.\n'],
  ['spaces behind the hyphens', '--- \n|id: 7\n|---\t\n|Text.'],
  ['Windows line ends', '---\r\n|id: 7\r\n|---\r\n|Text.'],
  ['nothing in either', '---\n||---|'],
  ['a later line of hyphens', '---\n|id: 7\n|---\n|One.\n\n---\n\nTwo.'],
  ['hyphens in a value', '---\n|title: >\n  ---\nwords: a --- b\n|---\n|Text.'],
])('front matter ends at the second fence, with %s', (_name, parted) => {
  const [start, ...others] = parted.split('|')
  const [yaml, fence, body] = others
  const text = [start, ...others].join('')
  expect(splitFrontMatter(text)).toEqual({ start, yaml, fence, body })
})

test('what stands below keeps its line numbers', () => {
  expect(emptyLines('---\nid: 7\n---\n')).toBe('\n\n\n')
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
