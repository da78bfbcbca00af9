import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compressFiles } from './compress.ts'

async function folderWith(names: string[]): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'compress-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  for (const name of names) await writeFile(path.join(dir, name), 'word '.repeat(1000))
  return dir
}

test('when a file cannot be written that is told once the others are, so that all can be removed', async () => {
  const dir = await folderWith(['a.html', 'b.html', 'c.html', 'd.html'])
  // What is taken first, so that the failure comes while all others are under way.
  await mkdir(path.join(dir, 'd.html.br'))
  await writeFile(path.join(dir, 'd.html'), 'x'.repeat(1024))
  await expect(compressFiles(dir)).rejects.toThrow('EISDIR')
  const compressed = ['a', 'b', 'c'].flatMap((name) => [`${name}.html.br`, `${name}.html.gz`])
  expect(await readdir(dir)).toEqual(expect.arrayContaining(compressed))
})
