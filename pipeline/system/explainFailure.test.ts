import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ExplainedError, explainFailure } from './explainFailure.ts'

function systemError(code: string, file: string): Error {
  const message = `${code}: what the system says, open '${file}'`
  return Object.assign(new Error(message), { code, path: path.resolve(file) })
}

const PAGE = '.build/site/index.html'

test.each([
  ['ENOSPC', `The disk is full: ${PAGE} could not be written.`],
  ['EDQUOT', `The disk is full: ${PAGE} could not be written.`],
  ['EROFS', `The disk is read-only: ${PAGE} could not be changed.`],
  ['EACCES', `This user may not read or change ${PAGE}.`],
  ['EMFILE', `Too many files are open at once: ${PAGE} could not be opened.`],
  ['ENOTDIR', `A file stands where a folder has to be, or a folder in place of a file: ${PAGE}.`],
  ['EBUSY', `${PAGE} could not be replaced: it is a disk of its own, or another program uses it.`],
])('%s is explained in a sentence with the file and what to do', (code, sentence) => {
  const [said, fix] = explainFailure(systemError(code, PAGE))?.split(/(?<=\.)  /) ?? []
  expect(said).toBe(sentence)
  expect(fix).toMatch(/\.$/)
})

test('nested folders that cannot be made are named, since Node gives no reason', () => {
  const message = "ENOENT: no such file or directory, mkdir '/site/a/b'"
  const error = Object.assign(new Error(message), { code: 'ENOENT', path: path.resolve('a/b') })
  expect(explainFailure(error)).toMatch(/^a\/b could not be made: the disk is full or read-only\./)
})

const FULL = '/dev/full'

test.runIf(existsSync(FULL))('a full disk is recognised by the error of a real one', async () => {
  const failure: unknown = await writeFile(FULL, 'x').catch((error: unknown) => error)
  expect(explainFailure(failure)).toMatch(/^The disk is full: .* could not be written\./)
})

test('a full disk is found below what wraps it: a cause, an error of Contentlayer, the words of a maker or the bundler', () => {
  const full = systemError('ENOSPC', '.contentlayer/generated/index.mjs')
  const wrapped = [
    new Error('The build failed.', { cause: full }),
    { _tag: 'fs.WriteFileError', error: full },
    new Error('recipes/7: ENOSPC: no space left on device, write'),
    new Error('Build failed:\nNo space left on device (os error 28)'),
  ]
  expect(wrapped.map((failure) => explainFailure(failure))).toEqual([
    expect.stringContaining('The disk is full: .contentlayer/generated/index.mjs'),
    expect.stringContaining('The disk is full: .contentlayer/generated/index.mjs'),
    expect.stringContaining('The disk is full: a file'),
    expect.stringContaining('The disk is full: a file'),
  ])
})

test('an error that says what to do is reported as it is, and all else is for a developer', () => {
  expect(explainFailure(new ExplainedError('Do this.'))).toBe('Do this.')
  const others = [new Error('x is not a function'), systemError('ENOENT', PAGE), 'text', null]
  expect(others.map((failure) => explainFailure(failure))).toEqual(others.map(() => undefined))
})
