import { execFileSync } from 'node:child_process'
import { access, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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
  ['EACCES', `This user may not read or change ${PAGE}.  Change its permissions, and try again.`],
  [
    'EMFILE',
    `Too many files are open at once: ${PAGE} could not be opened.  Allow more of them, for example with “ulimit -n 4096”, and try again.`,
  ],
  [
    'ENOTDIR',
    `A file stands where a folder has to be, or a folder in place of a file: ${PAGE}.  Move it away, and try again.`,
  ],
  [
    'EBUSY',
    `${PAGE} could not be replaced: it is a disk of its own, or another program uses it.  Make it a folder of the project, or end that program.`,
  ],
])('%s is explained in a sentence with the file and what to do', (code, sentence) => {
  expect(explainFailure(systemError(code, PAGE))).toBe(sentence)
})

const isSuperuser = process.platform === 'linux' && process.getuid?.() === 0

/** A folder of another user. */
async function foreignFolder(): Promise<string> {
  if (!isSuperuser) return '/usr'
  const folder = await mkdtemp(path.join(tmpdir(), 'foreign-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await chown(folder, 65534, 65534)
  return folder
}

test.runIf(process.getuid)(
  'a folder that belongs to somebody else is reported as such',
  async () => {
    const folder = await foreignFolder()
    const said = path.relative(process.cwd(), folder)
    for (const name of ['page.html', 'new/folder/page.html']) {
      expect(explainFailure(systemError('EACCES', path.join(folder, name)))).toBe(
        `${said} belongs to another user, and this one may not read or change ${said}/${name}.  ` +
          'Run the command as its owner, or make it your own.',
      )
    }
  },
)

/** A small disk of its own, without room for one more folder or read-only. */
async function smallDisk(options: string): Promise<string> {
  const disk = await mkdtemp(path.join(tmpdir(), 'disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk])
  onTestFinished(async () => {
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true })
  })
  return disk
}

test.runIf(isSuperuser).each([
  ['full', 'nr_inodes=1', 'The disk is full: '],
  ['read-only', 'ro', 'The disk is read-only: '],
])(
  'a folder that cannot be made with those above it on a %s disk is reported as such, though Node says of both the same',
  async (_what, options, sentence) => {
    const disk = await smallDisk(options)
    const made = mkdir(path.join(disk, 'a', 'b'), { recursive: true })
    const failure: unknown = await made.catch((error: unknown) => error)
    expect(explainFailure(failure)).toContain(sentence)
    expect(await readdir(disk)).toEqual([])
  },
)

test('a folder that could be made by now leaves nothing behind, and is for a developer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'made-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const error = systemError('ENOENT', path.join(folder, 'a/b'))
  error.message = `ENOENT: no such file or directory, mkdir '${folder}/a/b'`
  expect(explainFailure(error)).toBeUndefined()
  expect(await readdir(folder)).toEqual([])
})

const FULL = '/dev/full'
const hasFullDevice = await access(FULL).then(
  () => true,
  () => false,
)

test.runIf(hasFullDevice)('a full disk is recognised by the error of a real one', async () => {
  const failure: unknown = await writeFile(FULL, 'x').catch((error: unknown) => error)
  expect(explainFailure(failure)).toMatch(/^The disk is full: .* could not be written\./)
})

test('it is found below what wraps it: a cause, an error of Contentlayer, the words of a maker or the bundler', () => {
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
