import { expect, test } from 'vitest'
import { type EditorEntry, ownPictures } from './ownPictures.ts'

const document = (path: string, content: Record<string, unknown>): EditorEntry => ({
  id: path,
  locales: { _default: { path, content } },
})
const DAL = document('content/recipes/7.yaml', { image: 'dal.jpg', 'steps.0.image': './a.jpg' })
const FILES = ['recipes/dal.jpg', 'recipes/a.jpg', 'recipes/IMG_1.jpg', 'posts/dal.jpg', 'b c.png']
const ASSETS = FILES.map((name) => ({ path: `content/${name}` }))
const owned = (entry: EditorEntry, others: EditorEntry[] = []) =>
  ownPictures(entry, [entry, ...others], ASSETS).map(({ path }) => path)

test('a document owns the pictures that it names, and none that lies beside it', () => {
  expect(owned(DAL)).toEqual(['content/recipes/dal.jpg', 'content/recipes/a.jpg'])
  expect(owned(document('content/recipes/8.yaml', { title: 'Plain' }))).toEqual([])
})

test.each([
  ['a field', { image: '../recipes/dal.jpg' }],
  ['a text', { body: 'One\n\n![A dal](../recipes/dal.jpg "Dal")' }],
  ['a text, with the address apart', { body: '![A dal][1]\n\n[1]: ../recipes/dal.jpg' }],
  ['a component', { body: '<img alt="A dal" src="../recipes/dal.jpg" />' }],
])('a picture that another document names in %s is not its own', (_place, content) => {
  const other = document('content/posts/1.mdx', content)
  expect(owned(DAL, [other])).toEqual(['content/recipes/a.jpg'])
})

test('a text names pictures with spaces, a folder above', () => {
  const post = document('content/posts/1.mdx', { body: '![B](../b%20c.png) ![D](dal.jpg)' })
  expect(owned(post, [DAL])).toEqual(['content/posts/dal.jpg', 'content/b c.png'])
})
