import { beforeEach, expect, test, vi } from 'vitest'
import { TreeFolder } from './fileSystemHandles.ts'
import { WorkingTree, restoreWhitespace } from './workingTree.ts'

const DAL = 'content/recipes/dal.jpg'
const RECIPE = 'content/recipes/7.yaml'
/** The requests to the server, such as `PUT /admin/bridge/recipes/dal.jpg`. */
let asked: string[]
/** Says whether the server refuses documents, or deletions too. */
let refuses: boolean | 'deletions too'

beforeEach(() => {
  asked = []
  refuses = false
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address}`)
    if (address.endsWith('/bridge/')) return Response.json({ files: [], photos: [DAL] })
    if (method === 'GET') return new Response('photo')
    const isOfDocument = method === 'PUT' && address.endsWith('.yaml')
    const isUsed = refuses === 'deletions too' && method === 'DELETE'
    const message = isOfDocument ? 'This must be fixed first:' : 'It is in use.'
    return (refuses && isOfDocument) || isUsed
      ? Response.json({ message }, { status: 422 })
      : Response.json({ version: '"1"' })
  })
})

test('photos are read when they are asked for, with their type', async () => {
  const tree = await WorkingTree.read()
  expect(tree.paths()).toEqual([DAL])
  const handle = await new TreeFolder(tree, 'content/recipes').getFileHandle('dal.jpg')
  const file = await handle.getFile()
  expect([await file.text(), file.type, file.name]).toEqual(['photo', 'image/jpeg', 'dal.jpg'])
})

test('a photo is added under its own name, and stays when its document is written', async () => {
  const tree = await WorkingTree.read()
  const folder = new TreeFolder(tree, 'content/recipes')
  const temporary = await folder.getFileHandle('.sveltia-tmp-1', { create: true })
  await (await temporary.createWritable()).write(new Blob(['new']))
  await temporary.move(folder, 'plums.webp')
  await tree.write(RECIPE, 'id: 7\n')
  expect(asked.slice(1)).toEqual([
    'PUT /admin/bridge/recipes/plums.webp',
    'PUT /admin/bridge/recipes/7.yaml',
  ])
  expect(tree.paths()).toContain('content/recipes/plums.webp')
})

test('a photo goes again when its document is refused, and no other one does', async () => {
  const tree = await WorkingTree.read()
  await tree.addPhoto('content/recipes/plums.webp', new Blob(['new']))
  refuses = true
  await expect(tree.write(RECIPE, 'id: 7\n')).rejects.toThrow('This must be fixed first:')
  expect(asked.at(-1)).toBe('DELETE /admin/bridge/recipes/plums.webp')
  expect(tree.paths()).toEqual([DAL])
})

test('a photo that was there before stays when the document is refused', async () => {
  const tree = await WorkingTree.read()
  await tree.addPhoto(DAL, new Blob(['photo']))
  refuses = true
  await expect(tree.write(RECIPE, 'id: 7\n')).rejects.toThrow('This must be fixed first:')
  expect(tree.paths()).toEqual([DAL])
})

test('a photo that cannot go again hides nothing of why the document is refused', async () => {
  const tree = await WorkingTree.read()
  await tree.addPhoto('content/recipes/plums.webp', new Blob(['new']))
  refuses = 'deletions too'
  await expect(tree.write(RECIPE, 'id: 7\n')).rejects.toThrow('This must be fixed first:')
})

test('a text takes over byte order mark, line ends and the empty lines around', () => {
  expect(restoreWhitespace('\uFEFFa: 1\r\nb: 2\r\n\r\n', 'a: 1\nb: 3\n')).toBe(
    '\uFEFFa: 1\r\nb: 3\r\n\r\n',
  )
  expect(restoreWhitespace('a: 1', 'a: 2\n')).toBe('a: 2')
  expect(restoreWhitespace('\na: 1\n', 'a: 2\n')).toBe('\na: 2\n')
})
