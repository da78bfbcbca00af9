import { readFileSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isErrno } from '../../system/isErrno.ts'
import { watchFolders } from './watchFolders.ts'
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts'

/** A busy machine notices changes late. */
const WAIT = { timeout: 10_000 }

let root: string
let stop: () => void
const onChange = vi.fn<() => void>()
const file = (name: string) => path.join(root, name)

beforeEach(async () => {
  root = temporaryFolder()
  await mkdir(file('recipes'))
  await writeFile(file('recipes/1.yaml'), 'title: One')
  onChange.mockReset()
  stop = await watchFolders(root, onChange)
})

afterEach(() => stop())

/** What a file holds; nothing while it is being replaced. */
function readIfThere(name: string): string {
  try {
    return readFileSync(name, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return ''
    throw error
  }
}

/** Makes a change and waits until it is noticed. */
async function notice(change: () => Promise<unknown>) {
  onChange.mockReset()
  await change()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), WAIT)
}

test('a watch notices a file that is written, added or removed, in any folder', async () => {
  await expect(notice(() => writeFile(file('recipes/1.yaml'), 'title: Two'))).resolves.not.toThrow()
  await expect(notice(() => writeFile(file('site.yaml'), 'name: Site'))).resolves.not.toThrow()
  await expect(notice(() => rm(file('recipes/1.yaml')))).resolves.not.toThrow()
})

test('a watch notices what a file says last when it is replaced by another again and again', async () => {
  const replaced = file('recipes/1.yaml')
  const other = file('other.yaml')
  let seen = ''
  onChange.mockImplementation(() => {
    seen = readIfThere(replaced)
  })
  const expectSeen = (text: string) => vi.waitFor(() => expect(seen).toBe(text), WAIT)
  for (let round = 0; round < 6; round++) {
    await writeFile(other, `copied ${round}`)
    await rm(replaced)
    await cp(other, replaced)
    await expectSeen(`copied ${round}`)
    await writeFile(replaced, `written ${round}`)
    await expectSeen(`written ${round}`)
    await writeFile(other, `renamed ${round}`)
    await rename(other, replaced)
    await expectSeen(`renamed ${round}`)
  }
})

test('a watch follows into a folder that is new, or that came back', async () => {
  await expect(notice(() => mkdir(file('posts')))).resolves.not.toThrow()
  await expect(notice(() => writeFile(file('posts/1.mdx'), 'One'))).resolves.not.toThrow()
  await expect(notice(() => rm(file('recipes'), { recursive: true }))).resolves.not.toThrow()
  await expect(notice(() => mkdir(file('recipes')))).resolves.not.toThrow()
  await expect(notice(() => writeFile(file('recipes/2.yaml'), 'title: Two'))).resolves.not.toThrow()
})

test('a watch says when there is nothing to watch', async () => {
  await expect(watchFolders(file('none'), onChange)).rejects.toThrow(/ENOENT/)
})
