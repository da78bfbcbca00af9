import { access, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ExplainedError, explainFailure } from './failure.ts'

/** An error as Node makes it. */
function systemError(code: string, file: string): Error {
  const message = `${code}: what the system says, open '${file}'`
  return Object.assign(new Error(message), { code, path: path.resolve(file) })
}

const PAGE = '.build/site/index.html'

test.each([
  ['ENOSPC', `The disk is full: ${PAGE} could not be written.  Free some space and try again.`],
  ['EDQUOT', `The disk is full: ${PAGE} could not be written.  Free some space and try again.`],
  [
    'EROFS',
    `The disk is read-only: ${PAGE} could not be changed.  Make it writable, or work in a copy.`,
  ],
  [
    'EACCES',
    `This user may not read or change ${PAGE}.  Change its owner or its permissions, and try again.`,
  ],
  [
    'EMFILE',
    `Too many files are open at once: ${PAGE} could not be opened.  Allow more of them, for example with “ulimit -n 4096”, and try again.`,
  ],
  [
    'EBUSY',
    `${PAGE} could not be replaced: it is a disk of its own, or another program uses it.  Make it a folder of the project, or end that program.`,
  ],
])('%s is told in a sentence with the file and what to do', (code, sentence) => {
  expect(explainFailure(systemError(code, PAGE))).toBe(sentence)
})

test('a folder that cannot be made is told as read-only, by what Node says of it', () => {
  const error = systemError('ENOENT', '.build/turns')
  error.message = "ENOENT: no such file or directory, mkdir '/somewhere/.build/turns'"
  expect(explainFailure(error)).toMatch(
    /^The disk is read-only: .build\/turns could not be changed/,
  )
})

const FULL = '/dev/full'
const hasFullDevice = await access(FULL).then(
  () => true,
  () => false,
)

test.runIf(hasFullDevice)('a full disk is told as one by what a real one says', async () => {
  const failure: unknown = await writeFile(FULL, 'x').catch((error: unknown) => error)
  expect(explainFailure(failure)).toMatch(/^The disk is full: .* could not be written\./)
})

test('it is found below what wraps it: a cause, an error of Contentlayer, the words of a painter or the bundler', () => {
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

test('what says itself what to do is told as it is, and all else is for a developer', () => {
  expect(explainFailure(new ExplainedError('Do this.'))).toBe('Do this.')
  const others = [new Error('x is not a function'), systemError('ENOENT', PAGE), 'text', null]
  expect(others.map((failure) => explainFailure(failure))).toEqual(others.map(() => undefined))
})
