import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readIfThere } from './fileChanges.ts'
import { type Listing, type Saved, TOKEN_HEADER } from './editorProtocol.ts'
import { makePhoto } from '../../tests/support/photos.ts'
import { RECIPE, put, startBridge, TOKEN } from '../../tests/support/servers/testBridge.ts'

const JPEG = await makePhoto().jpeg().toBuffer()
const added = (body: Buffer) => ({ method: 'PUT', body, headers: { 'If-None-Match': '*' } })

test('a photo is stored beside its document, listed, and read again', async () => {
  const { ask, host, root } = await startBridge()
  expect((await ask<Saved>('/recipes/dal.jpg', added(JPEG))).status).toBe(200)
  expect((await ask<Listing>('/')).body.photos).toContain('content/recipes/dal.jpg')
  const headers = { [TOKEN_HEADER]: TOKEN }
  const response = await fetch(`http://${host}/recipes/dal.jpg`, { headers })
  expect(Buffer.from(await response.arrayBuffer()).equals(JPEG)).toBe(true)
  expect(await readdir(path.join(root, 'staging'))).toEqual([])
})

test('the same photo may be stored again, another one not in its place', async () => {
  const { ask } = await startBridge()
  await ask('/recipes/dal.jpg', added(JPEG))
  expect((await ask('/recipes/dal.jpg', added(JPEG))).status).toBe(200)
  const other = await ask('/recipes/dal.jpg', added(await makePhoto().png().toBuffer()))
  expect(other.status).toBe(412)
  expect(other.body.message).toContain('There is another content/recipes/dal.jpg already.')
})

test.each([
  [
    'that is too small',
    await makePhoto({ width: 600, height: 450 }).jpeg().toBuffer(),
    'at least 1200×900 are needed',
  ],
  [
    'that is a drawing',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'is in the format SVG',
  ],
  ['that is damaged', JPEG.subarray(0, 2000), 'is damaged or cut off'],
])('a photo %s is refused', async (_what, source, message) => {
  const { ask, root } = await startBridge()
  const { status, body } = await ask('/recipes/dal.jpg', added(source))
  expect(status).toBe(422)
  expect(body.message).toContain(message)
  expect(await readdir(path.join(root, 'content/recipes'))).not.toContain('dal.jpg')
})

test('what cannot be read is not taken for missing', async () => {
  const { root } = await startBridge()
  expect(await readIfThere(path.join(root, 'none.jpg'))).toBeNull()
  await expect(readIfThere(root)).rejects.toThrow('EISDIR')
})

test('a photo is deleted, unless a document shows it', async () => {
  const { ask, known, file } = await startBridge()
  await writeFile(file('recipes/dal.jpg'), JPEG)
  await writeFile(file('recipes/old.jpg'), JPEG)
  const { text, version } = await known(RECIPE)
  await ask(`/${RECIPE}`, put(text.replace('imageDesc:', 'image: dal.jpg\nimageDesc:'), version))
  const refused = await ask('/recipes/dal.jpg', { method: 'DELETE' })
  expect(refused.status).toBe(422)
  expect(refused.body.message).toContain(`content/${RECIPE} (line `)
  expect((await ask('/recipes/old.jpg', { method: 'DELETE' })).status).toBe(200)
  expect((await ask('/recipes/old.jpg', { method: 'DELETE' })).status).toBe(404)
})
