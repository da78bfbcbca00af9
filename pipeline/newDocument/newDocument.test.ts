import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { isUnfilled } from '../content/checks/checkUnfinished.ts'
import { ofSeverity } from '../problems/problem.ts'
import { readContent } from '../content/read/readContent.ts'
import { readDocument } from '../content/read/readDocument.ts'
import { findType, newDocument } from './newDocument.ts'
import { type ExistingDocument, readExisting } from './readExisting.ts'
import { FileIsThere, writeNew } from './writeNew.ts'
import { KINDS } from '../../src/kinds/kinds.ts'
import { writeGood } from '../../tests/content/goodContent.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'

const NAMES = KINDS.map(({ name }) => name.toLowerCase())
const DATE = '2026-11-20'
/** The id after that of the existing recipe. */
const NEXT = 2

const TITLES =
  `Lemon tart | Say "cheese": it’s #1 | Grandma's 'best' | Pie 🥧, twice | --- | 2025 | yes
A #hash and a # sign | @home, 50% off & *more* | {curly} [square] <tag> | ends with a colon: | 餃子`
    .split(/ \| |\n/)
    .concat('x'.repeat(60))

function write(kindName: string, title: string, existing: ExistingDocument[] = []) {
  const type = findType(kindName)
  const document = newDocument(type, title, DATE, existing)
  const { problems, values } = readDocument('new', Buffer.from(document.text), type)
  return { ...document, problems, values, title: values[type.titleField ?? ''] }
}

test.each(NAMES)('a new %s passes the content check as it is, whatever it is called', (kind) => {
  // If the address derives from the title, so does the file name.
  const isNamed = findType(kind).uniqueField !== 'id'
  for (const called of TITLES.filter((each) => !isNamed || /[a-z0-9]/i.test(each))) {
    const { title, problems } = write(kind, called)
    expect(problems.filter(({ rule }) => rule !== 'long-title')).toEqual([])
    expect(title).toBe(called)
  }
})

test.each(NAMES)('a new %s with its optional fields passes, too', (kindName) => {
  const type = findType(kindName)
  const { text } = newDocument(type, 'Lemon tart', DATE, [])
  const whole = text.replaceAll(/^( *)# (?= *[a-zA-Z]+:( |$)|  +- )/gm, '$1')
  const { problems } = readDocument('new', Buffer.from(whole), type)
  expect(problems).toEqual([])
  const { [type.bodyField ?? '']: _body, ...fields } = type.fields
  const { acknowledge: _acknowledge, redirectFrom: _redirectFrom, ...offered } = fields
  expect([...whole.matchAll(/^(\w+):/gm)].map(([, name]) => name)).toEqual(Object.keys(offered))
})

test.each(NAMES)('a new %s that is no draft any more has an error in each field', (kindName) => {
  const type = findType(kindName)
  const { text } = newDocument(type, 'Lemon tart', DATE, [])
  const published = text.replace('draft: true\n', '')
  const { problems } = readDocument('new', Buffer.from(published), type)
  const given = new Set(['id', type.titleField, 'date'])
  const needed = Object.entries(type.fields).filter(
    ([name, { required }]) => required && !given.has(name),
  )
  for (const [name] of needed) {
    const isTold = problems.some(
      ({ what, rule }) =>
        what.startsWith(`“${name}`) || (name === type.bodyField && rule === 'missing-text'),
    )
    expect({ name, isTold }).toEqual({ name, isTold: true })
  }
})

test('every field stands below a note that says what it is for', () => {
  const { text } = write('recipe', 'Lemon tart')
  expect(text).toContain(`date: ${DATE}\n`)
  expect(text).toContain(
    '# Minutes of cooking; 0 when nothing is heated. A whole number from 0 to 10080. For example: 30\ncookTime:\n',
  )
  expect(text).toContain('from. At most 40 characters.\n# cuisine: Italian\n')
})

test.each(['author', 'page'])('a new %s says what is still to be written', (kind) => {
  const document = write(kind, 'Jo Ladle')
  expect(document.isDraft).toBe(false)
  expect(document.problems.length).toBeGreaterThan(0)
  expect(document.problems.filter((problem) => !isUnfilled(problem))).toEqual([])
})

test('an address has a letter or digit, and is that of no other page', () => {
  expect(() => write('collection', '餃子')).toThrow('no letter from a to z and no digit')
  expect(() => write('page', 'Recipes')).toThrow(
    'Its address cannot be “/recipes”: write lowercase letters, digits and hyphens, and no address of another page.',
  )
})

test.each([
  ['recipe', 'A "Gruyère" & baby', 'recipes/1-a-gruyere-baby.yaml', '/recipes/1'],
  ['recipe', '  Lemon \n tart ', 'recipes/1-lemon-tart.yaml', '/recipes/1'],
  ['recipe', 'Soße mit Äpfeln', 'recipes/1-sosse-mit-aepfeln.yaml', '/recipes/1'],
  ['post', '餃子 🥟', 'posts/1.mdx', '/blog/1'],
  [
    'collection',
    'For 12, or more',
    'collections/for-12-or-more.mdx',
    '/collections/for-12-or-more',
  ],
  ['author', 'Jo Ladle', 'authors/jo-ladle.yaml', '/authors/jo-ladle'],
  ['page', 'About', 'pages/about.mdx', '/about'],
])(
  'a %s called %j has a file and an address as its neighbors have',
  (kind, title, name, address) => {
    expect(write(kind, title)).toMatchObject({ name, address })
  },
)

test.each([
  ['', 'The title is missing.'],
  [' \t', 'The title is missing.'],
  ['x'.repeat(200), 'The title is 200 characters long; 80 fit. Shorten it.'],
  ['bell \u0007', 'The title holds a character that cannot be shown.'],
])('a recipe cannot be called “%s”', (title, message) => {
  expect(() => write('recipe', title)).toThrow(message)
})

test('an unknown kind is reported with the kinds there are', () => {
  expect(() => findType('recepi')).toThrow(
    '“recepi” is no kind of document. Did you mean “recipe”?\nFor example: npm run new recipe "Lemon tart"',
  )
  expect(() => findType('soup')).toThrow('Use one of: recipe, review, post,')
  expect(() => findType('')).toThrow('The kind of document is missing.')
})

const REDIRECTS = "redirects:\n  - from: '/recipes/30'\n    to: /recipes/99\n  - from: /blog/40\n"

describe('beside the content that is there', () => {
  let folder = ''
  beforeEach(async () => {
    folder = path.join(temporaryFolder(), 'content')
    await writeGood(folder)
  })

  test('new documents make no problem', async () => {
    for (const name of NAMES) {
      const type = findType(name)
      const existing = await readExisting(folder, type)
      const document = newDocument(type, 'Lemon tart', DATE, existing)
      await writeNew(path.join(folder, document.name), document.text)
    }
    const { problems } = await readContent(folder, new Date())
    const ofNew = problems.filter(({ file }) => file.endsWith('lemon-tart.yaml'))
    expect([...ofSeverity('error', problems), ...ofNew]).toEqual([])
  })

  test.each([
    ['its name, though its text is broken', 'recipes/90-tabs.yaml', 'id: 7\n\ttitle: "Tabs', 91],
    ['its text, though its name is another', 'recipes/60-other.yaml', 'id: 81\n', 82],
    ['neither, being empty', 'recipes/empty.yaml', '', NEXT],
    ['a redirect, being deleted', 'site.yaml', REDIRECTS, 31],
  ])('the next id is above that of a document by %s', async (_by, name, text, next) => {
    await writeFile(path.join(folder, name), text)
    const existing = await readExisting(folder, findType('recipe'))
    expect(write('recipe', 'Lemon tart', existing).values.id).toBe(next)
  })

  test('a file that is there stays as it is', async () => {
    const file = path.join(folder, 'recipes/1.yaml')
    const before = await readFile(file, 'utf8')
    await expect(writeNew(file, 'id: 1\n')).rejects.toThrow(FileIsThere)
    expect(await readFile(file, 'utf8')).toBe(before)
  })

  test('the command says what it wrote and where to look at it', async () => {
    const script = [path.resolve('scripts/run.mjs'), 'scripts/new.ts']
    const words = ['recipe', 'tomato', 'Toast']
    const { status, stdout, stderr } = spawnSync(process.execPath, [...script, ...words], {
      cwd: path.dirname(folder),
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    })
    expect(stderr).toBe('content/recipes/1.yaml has the same title: keep one of the two.\n')
    expect(stdout).toMatch(
      new RegExp(
        `^Wrote content/recipes/${NEXT}-tomato-toast\\.yaml\n.+\n.+draft: true.+\n.+/recipes/${NEXT}\n$`,
      ),
    )
    expect(status).toBe(0)
    expect(
      await readFile(path.join(folder, `recipes/${NEXT}-tomato-toast.yaml`), 'utf8'),
    ).toContain('title: tomato Toast\n')
  })
})
