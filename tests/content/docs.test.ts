import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { readDocument } from '../../pipeline/content/read/readDocument.ts'
import { postType } from '../../src/content/schema/post.ts'

const DOCS = readdirSync('docs', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`)
const PAGES = ['README.md', 'deploy/README.md', ...DOCS]

const GUIDES = ['README.md', 'docs/tour.md', 'docs/first-change.md', 'docs/adding-a-kind.md']

/** Matches files that only builds create, and words with a slash that are not paths. */
const NO_FILES = /^(\.cache|\.contentlayer|\.build|dist|deploy\/headers|\.\.|data|recipes\/7)(\/|$)/

const MODULES = new Set(
  ['src', 'pipeline', 'admin', 'scripts', 'tests', '.']
    .flatMap((folder) => readdirSync(folder, { encoding: 'utf8', recursive: folder !== '.' }))
    .map((name) => path.basename(name)),
)
const EXAMPLES = new Set(['GiftsPage.tsx'])

function proseOf(page: string): string {
  return readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '')
}

/** Returns the anchors that GitHub makes from the headings of a page. */
function anchorsOf(page: string): string[] {
  return [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each(PAGES)('%s links to files and headings that are there', (page) => {
  const prose = proseOf(page).replaceAll(/`[^`]*`/g, '')
  const links = [...prose.matchAll(/\]\((?!https?:|\/)([^)\s]+)\)/g)]
  const missing = links.filter(([, target = '']) => {
    const [name = '', anchor] = target.split('#')
    const place = name ? path.join(path.dirname(page), name) : page
    return !existsSync(place) || (anchor !== undefined && !anchorsOf(place).includes(anchor))
  })
  expect(missing.map(([link]) => link)).toEqual([])
})

test.each(PAGES)('%s names commands that are there', (page) => {
  const named = [...proseOf(page).matchAll(/npm run (?:--\S+ )?([a-z0-9:]+)/g)]
  const missing = named.filter(([, name = '']) => !Object.hasOwn(packageJson.scripts, name))
  expect(missing.map(([command]) => command)).toEqual([])
})

test.each(GUIDES)('%s names files that are there', (page) => {
  const named = [...proseOf(page).matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !existsSync(name) && !NO_FILES.test(name))).toEqual([])
})

test.each(PAGES)('%s names modules that are there', (page) => {
  const named = [...proseOf(page).matchAll(/`([\w.-]+\.tsx?)`/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !MODULES.has(name) && !EXAMPLES.has(name))).toEqual([])
})

test('the post in the editing guide passes the content check', () => {
  const [, post = ''] =
    /```mdx\n(---\n[^`]+)```/.exec(readFileSync('docs/editing.md', 'utf8')) ?? []
  expect(readDocument('post', Buffer.from(post), postType).problems).toEqual([])
})
