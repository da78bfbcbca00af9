/** Content folders on a real disk that are unreadable or damaged. */
import { execFileSync, spawn } from 'node:child_process'
import { chmod, mkdir, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { explainFailure } from '../../pipeline/system/explainFailure.ts'
import { formatProblem, ofSeverity, sortProblems } from '../../pipeline/problems/problem.ts'
import { readContent } from '../../pipeline/content/read/readContent.ts'
import { readVocabularies } from '../../pipeline/content/read/readVocabularies.ts'
import { reportText } from '../../pipeline/problems/report.ts'
import { GOOD, writeGood } from './goodContent.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

let root: string
let content: string

beforeEach(async () => {
  root = temporaryFolder()
  await chmod(root, 0o755)
  content = path.join(root, 'content')
})

async function output(): Promise<string> {
  try {
    const { problems } = await readContent(content, new Date('2027-05-03'))
    return reportText(sortProblems(problems), () => null, false)
  } catch (error) {
    return explainFailure(error) ?? `unexplained: ${String(error)}`
  }
}

/** Returns the output for an unprivileged user, since root can read everything. */
async function outputWithoutRights(): Promise<string> {
  const uid = process.getuid?.() === 0 ? 65_534 : undefined
  const run = [path.resolve('scripts/run.mjs'), 'scripts/contentCheck.ts']
  const env = { PATH: process.env.PATH }
  const child = spawn(process.execPath, run, { cwd: root, uid, env })
  return (await text(child.stdout)) + (await text(child.stderr))
}

describe('a content folder', () => {
  const FIX = 'Bring its files back from git; if it is not the folder that you mean, name another.'

  test('that is missing, empty except for hidden files, or a file is said to be', async () => {
    expect(await output()).toBe(`There is no folder ${content}.  ${FIX}`)
    await mkdir(path.join(content, 'recipes'), { recursive: true })
    await writeFile(path.join(content, '.gitkeep'), '')
    expect(await output()).toBe(`There is nothing in the folder ${content}.  ${FIX}`)
    await rm(content, { recursive: true })
    await writeFile(content, 'text')
    expect(await output()).toBe(`${content} is a file and no folder.  ${FIX}`)
  })
})

test('a document that may not be read is a problem with its place, and hides nothing else', async () => {
  await writeGood(content)
  await chmod(path.join(content, 'recipes/1.yaml'), 0)
  await writeFile(path.join(content, 'posts/9.mdx'), '')
  const report = await outputWithoutRights()
  expect(report).toContain(
    'content/posts/9.mdx:1:1  The file is empty.  Write what belongs there, or delete',
  )
  expect(report).toContain(
    'content/recipes/1.yaml:1:1  The file cannot be read.  Make it readable for this user, or',
  )
  expect(report).toContain('2 errors in 7 documents.')
})

test('a folder with the name of a document is none', async () => {
  await writeGood(content)
  await mkdir(path.join(content, 'recipes/2.yaml'))
  expect(await output()).toBe('')
  await writeFile(path.join(content, 'recipes/2.yaml/3.yaml'), GOOD['recipes/1.yaml'])
  expect(await output()).toContain('content/recipes/2.yaml/3.yaml:1:1  No document type has files')
})

describe('whatever a file leads to', () => {
  test('is neither shown nor waited for', async () => {
    await writeGood(content)
    await writeFile(path.join(root, 'outside.yaml'), 'secret of a file\n')
    await symlink('/proc/self/environ', path.join(content, 'recipes/2.yaml'))
    await symlink('../../outside.yaml', path.join(content, 'recipes/3.yaml'))
    await symlink('/dev/zero', path.join(content, 'recipes/4.yaml'))
    await symlink('/dev/zero', path.join(content, 'recipes/dal.jpg'))
    execFileSync('mkfifo', [path.join(content, 'recipes/5.yaml')])
    await rm(path.join(content, 'categories.yaml'))
    await symlink('/dev/zero', path.join(content, 'categories.yaml'))
    const report = await output()
    expect(report).not.toMatch(/secret|PATH=/)
    expect(report.match(/This is a link/g)).toHaveLength(5)
    expect(report).toContain('recipes/5.yaml:1:1  This is neither a file nor a folder.')
  })

  test('a document without an end is not read to its end', async () => {
    await writeGood(content)
    const large = path.join(content, 'recipes/2.yaml')
    await writeFile(large, '')
    await truncate(large, 8e9)
    expect(await output()).toContain('content/recipes/2.yaml:1:1  The file is larger than 100 kB.')
  })

  test('the words that editors complete come from files alone', async () => {
    await mkdir(content)
    await symlink('/dev/zero', path.join(content, 'site.yaml'))
    execFileSync('mkfifo', [path.join(content, 'categories.yaml')])
    expect((await readVocabularies(content)).size).toBe((await readVocabularies(root)).size)
  })
})

const SIGNS = 'The name holds a character that names of files here cannot have.'

describe('the name of a file', () => {
  const NAMES: [what: string, name: Buffer, shown: string, problem: string][] = [
    ['with a command to the terminal', Buffer.from('\u001B[2J.yaml'), '\\u{1b}[2J.yaml', SIGNS],
    [
      'with a line that is a command to a workflow',
      Buffer.from('1.yaml\n::error::x.yaml'),
      '1.yaml\\u{a}::error::x.yaml',
      SIGNS,
    ],
    ['that is not UTF-8', Buffer.from([0xff, 0xfe, 0x2e, 0x79]), '��.y', SIGNS],
    ['that turns the text around', Buffer.from('\u202Elmay.yaml'), '\\u{202e}lmay.yaml', SIGNS],
    ['with a colon', Buffer.from('a:1:1.yaml'), 'a:1:1.yaml', SIGNS],
    [
      'of 245 letters',
      Buffer.from(`${'x'.repeat(240)}.yaml`),
      `${'x'.repeat(104)}…`,
      'The name is 253 bytes long; 200 fit.',
    ],
  ]

  test.each(NAMES)('%s is refused, and shown as text on one line', async (_, name, shown, what) => {
    await writeGood(content)
    const folder = Buffer.from(path.join(content, 'recipes/'))
    await writeFile(Buffer.concat([folder, name]), GOOD['recipes/1.yaml'])
    const report = await output()
    expect(report).toContain(`content/recipes/${shown}:1:1  ${what}  Rename it`)
    expect(report.trim().split('\n')).toHaveLength(1)
    expect(report).not.toMatch(/[^\P{C}\n]/u)
    await rm(Buffer.concat([folder, name]))
  })

  test('of a folder is held to the same rule, and what is in it is not looked at', async () => {
    await writeGood(content)
    const folder = Buffer.concat([Buffer.from(`${content}/recipes/`), Buffer.from([0xff])])
    await mkdir(folder)
    await writeFile(Buffer.concat([folder, Buffer.from('/1.yaml')]), 'x')
    expect(await output()).toContain(`content/recipes/�:1:1  ${SIGNS}`)
    await rm(folder, { recursive: true })
  })

  test('may be what people name files', async () => {
    await writeGood(content)
    const names = [
      'Soupe à l’oignon (no. 2)',
      'Soupe à l’oignon'.normalize('NFD'),
      '2 麻婆豆腐',
      'a+b, c~2',
    ]
    for (const name of names) await writeFile(path.join(content, `recipes/${name}.jpg`), '')
    const lines = (await output()).trim().split('\n')
    expect(lines).toHaveLength(names.length)
    for (const line of lines) expect(line).toContain('No document shows this file.')
  })
})

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n'
const DAMAGED = /:1:1 {2}The logo is no SVG, or a damaged one. {2}Save the drawing again as SVG, or/
test.each([
  ['', DAMAGED],
  ['Not a drawing.', DAMAGED],
  ['<svg xmlns="http://www.w3.org/2000/svg"><rect', DAMAGED],
  [`${SVG}<text>A</text></svg>`, /^content\/logo.svg:2:1 {2}<text> in the logo .* Make paths/],
  [`${SVG}<g><script/></g></svg>`, /^content\/logo.svg:2:4 {2}<script> in the logo/],
  [`${SVG.replace('0 9', '0 18')}</svg>`, /:1:1 {2}The logo is 18 by 9, .* “viewBox” the same.$/],
])('a logo that is %j is refused', async (held, message) => {
  await writeGood(content)
  await writeFile(path.join(content, 'logo.svg'), held)
  const read = async () => ofSeverity('error', (await readContent(content, new Date(0))).problems)
  expect((await read()).map(formatProblem)).toEqual([expect.stringMatching(message)])
  await writeFile(path.join(content, 'logo.svg'), `${SVG}<title>A</title><path d="M0 0h9"/></svg>`)
  expect(await read()).toEqual([])
})

test.each(['mark.svg', 'recipes/dal.SVG', 'photos/dal.svgz'])(
  'the drawing %s is refused, whether a document shows it or not',
  async (name) => {
    await writeGood(content)
    await mkdir(path.join(content, 'photos'))
    await writeFile(path.join(content, name), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await output()).toBe(
      `content/${name}:1:1  An SVG file can run scripts, so none may lie here but content/logo.svg.  Save the drawing as PNG or WebP, and delete this file.\n`,
    )
    const { problems } = await readContent(content, new Date(0))
    expect(ofSeverity('error', problems)).toHaveLength(1)
  },
)
