import { existsSync, statSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BridgeFile, Listing } from './editorProtocol.ts'
import { formatProblem } from '../problems/problem.ts'
import { RECIPE, put, startBridge } from '../../tests/support/servers/testBridge.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

/** A folder on another file system, from which files cannot be renamed into the test folder. */
const OTHER_DISK = ['/dev/shm'].find(
  (folder) => existsSync(folder) && statSync(folder).dev !== statSync(tmpdir()).dev,
)

/** Returns a bridge, and the recipe as the page read it. */
async function openRecipe(stagingDir?: string) {
  const bridge = await startBridge(stagingDir)
  const { text: before, version } = await bridge.known(RECIPE)
  const save = (body: string | Buffer) => bridge.ask(`/${RECIPE}`, put(body, version))
  return { ...bridge, before, save }
}

describe('the editor’s own page', () => {
  test('receives every document with its text and version', async () => {
    const { ask, known, read, root } = await startBridge()
    const { status, body } = await ask<Listing>('/', { headers: { Origin: undefined } })
    expect(status).toBe(200)
    const names = await readdir(path.join(root, 'content'), { recursive: true })
    expect(body.files).toHaveLength(names.filter((name) => /\.(yaml|mdx)$/.test(name)).length)
    expect((await known(RECIPE)).text).toBe(await read(RECIPE))
  })

  test('writes a document it has read, byte for byte, and again with the new version', async () => {
    const { ask, read, root, known, before, save } = await openRecipe()
    const windows = `\uFEFF${before.replaceAll('\n', '\r\n')}`
    const saved = await save(windows)
    expect(saved.status).toBe(200)
    expect(await read(RECIPE)).toBe(windows)
    const { version } = await known(RECIPE)
    expect(saved.body).toEqual({ version })
    expect((await ask(`/${RECIPE}`, put(before, version))).status).toBe(200)
    expect(await read(RECIPE)).toBe(before)
    expect(await readdir(path.join(root, 'staging'))).toEqual([])
  })

  test('reads a document again, and finds that it is gone', async () => {
    const { ask, known, read, file } = await startBridge()
    const { version } = await known(RECIPE)
    const again = await ask<BridgeFile>(`/${RECIPE}`)
    expect(again.body).toEqual({ path: `content/${RECIPE}`, text: await read(RECIPE), version })
    await rm(file(RECIPE))
    expect((await ask<null>(`/${RECIPE}`)).body).toBeNull()
  })

  test('writes a new document, and deletes one', async () => {
    const { ask, known, read } = await startBridge()
    const body = (await read(RECIPE)).replace('id: 1', 'id: 1007').replace('Tomato', 'Fig')
    const created = { method: 'PUT', body, headers: { 'If-None-Match': '*' } }
    expect((await ask('/recipes/1007-crepes.yaml', created)).status).toBe(200)
    expect((await ask('/recipes/1007-crepes.yaml', created)).status).toBe(412)
    const { version } = await known('recipes/1007-crepes.yaml')
    const deleted = { method: 'DELETE', headers: { 'If-Match': version } }
    expect((await ask('/recipes/1007-crepes.yaml', deleted)).status).toBe(200)
    await expect(read('recipes/1007-crepes.yaml')).rejects.toThrow('ENOENT')
  })

  test('renames a category in every document when its list is saved with another name', async () => {
    const { ask, known, read } = await startBridge()
    const { text: before, version } = await known('categories.yaml')
    const recipe = await read(RECIPE)
    const renamed = before.replace('\n  - name: Lunch', '\n  - name: Brunch')
    expect((await ask('/categories.yaml', put(renamed, version))).status).toBe(200)
    expect(await read('categories.yaml')).toBe(renamed)
    expect(await read(RECIPE)).toBe(recipe.replace('category: Lunch', 'category: Brunch'))
  })
})

describe('a save is refused, and says why,', () => {
  test('when there is nothing to delete', async () => {
    const { ask, known } = await startBridge()
    const { version } = await known(RECIPE)
    for (const headers of [{}, { 'If-Match': version }, { 'If-None-Match': '*' }]) {
      const { status, body } = await ask('/recipes/999-none.yaml', { method: 'DELETE', headers })
      expect([status, body.message]).toEqual([404, 'There is no content/recipes/999-none.yaml.'])
    }
  })

  test.runIf(OTHER_DISK)('when the disk does not take it, and leaves nothing behind', async () => {
    const stagingDir = temporaryFolder(OTHER_DISK)
    const { read, before, save } = await openRecipe(stagingDir)
    const { status, body } = await save(before)
    expect([status, body.message]).toEqual([500, expect.stringContaining('could not be replaced')])
    expect(await readdir(stagingDir)).toEqual([])
    expect(await read(RECIPE)).toBe(before)
  })

  test('when the file has changed or gone since it was read', async () => {
    const { ask, read, file, before, save } = await openRecipe()
    const elsewhere = before.replace('Tomato', 'Fig')
    await writeFile(file(RECIPE), elsewhere)
    const { status, body } = await save(before)
    expect(status).toBe(412)
    expect(body.message).toBe(
      `content/${RECIPE} has changed on the disk since the editor read it, so nothing is saved. Copy what you have written, reload the editor, and put it in again.`,
    )
    expect(await read(RECIPE)).toBe(elsewhere)
    await rm(file(RECIPE))
    const gone = await save(before)
    expect(gone.body.message).toContain('is no longer on the disk')
    expect((await ask(`/${RECIPE}`, { method: 'PUT', body: before })).status).toBe(412)
  })

  test('when it is too large, or no text', async () => {
    const { read, before, save } = await openRecipe()
    const large = await save(`${before}# ${'x'.repeat(100_000)}\n`)
    expect(large.status).toBe(413)
    expect(large.body.message).toContain('100 kB')
    const bytes = await save(Buffer.from([0xff, 0xfe, 0]))
    expect(bytes.status).toBe(422)
    expect(await read(RECIPE)).toBe(before)
  })

  test('with the place and the fix of every mistake in the file', async () => {
    const { read, before, save } = await openRecipe()
    const broken = before.replace('Lunch', 'Lunhc').replace('Keyword: olive oil', 'Keyword: v')
    const { status, body } = await save(broken)
    expect(status).toBe(422)
    expect(body.problems?.map(formatProblem)).toEqual([
      `content/${RECIPE}:3:11  “category” cannot be “Lunhc”.  Did you mean “Lunch”?`,
      expect.stringContaining('which content/site.yaml does not map to a product'),
    ])
    expect(await read(RECIPE)).toBe(before)
  })

  test('for a photo that is not there, and not for what the check only warns of', async () => {
    const { before, save } = await openRecipe()
    const pictured = before.replace('imageDesc:', 'image: none.jpg\nimageDesc:')
    const { status, body } = await save(pictured)
    expect(status).toBe(422)
    expect(body.problems?.map(({ rule }) => rule)).toEqual(['image-file'])
    const doubtful = before.replace('protein: ', 'protein: 9')
    expect((await save(doubtful)).status).toBe(200)
  })

  test('when it would break another document, and not for what was broken before', async () => {
    const { ask, known, file } = await startBridge()
    const review = 'reviews/7.yaml'
    const { version } = await known(review)
    const removed = { method: 'DELETE', headers: { 'If-Match': version } }
    const refused = await ask(`/${review}`, removed)
    expect(refused.status).toBe(422)
    expect(refused.body.message).toMatch(
      /^.+ needs? content\/reviews\/7\.yaml, so it was not deleted:\n(.+\n)*content\/site\.yaml \(line \d+\)\n/,
    )
    await writeFile(file('posts/broken.mdx'), 'no front matter\n')
    const recipe = await known(RECIPE)
    const changed = recipe.text.replace('Tomato', 'Fig')
    expect((await ask(`/${RECIPE}`, put(changed, recipe.version))).status).toBe(200)
  })

  test('when it is no way of saving', async () => {
    const { ask } = await startBridge()
    expect((await ask(`/${RECIPE}`, { method: 'POST', body: 'x' })).status).toBe(405)
  })
})
