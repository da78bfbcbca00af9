import { beforeEach, expect, test, vi } from 'vitest'
import { TreeFolder } from './fileSystemHandles.ts'
import { WorkingTree, restoreWhitespace } from './workingTree.ts'

const [DAL, PLUMS] = ['content/recipes/dal.jpg', 'content/recipes/plums.webp']
const RECIPE = 'content/recipes/7.yaml'
/** The requests to the server, such as `PUT /admin/bridge/recipes/dal.jpg`. */
let asked: string[]
/** Whether the server rejects documents, or also deletions. */
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

test('a photo is added, and stays when its document is written', async () => {
  const tree = await WorkingTree.read()
  const folder = new TreeFolder(tree, 'content/recipes')
  const photo = await folder.getFileHandle('plums.webp', { create: true })
  await (await photo.createWritable()).write(new Blob(['new']))
  await tree.write(RECIPE, 'id: 7\n')
  expect(asked.slice(1)).toEqual([
    'PUT /admin/bridge/recipes/plums.webp',
    'PUT /admin/bridge/recipes/7.yaml',
  ])
  expect(tree.paths()).toContain(PLUMS)
})

test.each([
  ['a photo goes again', PLUMS, true, [DAL]],
  ['a photo that was there before stays', DAL, true, [DAL]],
  ['why is told though its photo cannot go', PLUMS, 'deletions too', [DAL, PLUMS]],
] as const)('when a document is refused, %s', async (_what, photo, refusing, left) => {
  const tree = await WorkingTree.read()
  await tree.addPhoto(photo, new Blob(['new']))
  refuses = refusing
  await expect(tree.write(RECIPE, 'id: 7\n')).rejects.toThrow('This must be fixed first:')
  expect(tree.paths()).toEqual(left)
})

test('a text takes over byte order mark, line ends and the empty lines around', () => {
  expect(restoreWhitespace('\uFEFFa: 1\r\nb: 2\r\n\r\n', 'a: 1\nb: 3\n')).toBe(
    '\uFEFFa: 1\r\nb: 3\r\n\r\n',
  )
  expect(restoreWhitespace('a: 1', 'a: 2\n')).toBe('a: 2')
  expect(restoreWhitespace('\na: 1\n', 'a: 2\n')).toBe('\na: 2\n')
})
