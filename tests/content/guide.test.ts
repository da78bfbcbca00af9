import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { readDocument } from '../../pipeline/content/readDocument.ts'
import { postType } from '../../src/content/schema/post.ts'

const GUIDE = 'docs/editing.md'
const PAGES = ['README.md', GUIDE, 'docs/pictures.md']
const LARGEST_PICTURE = 60 * 1024

const pages = new Map(
  await Promise.all(PAGES.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
)
const guide = pages.get(GUIDE) ?? ''

/** The headings of a page as GitHub writes them in addresses. */
function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

test.each([...pages])('%s links to files and headings that are there', (file, markdown) => {
  // What a block of code holds is an example of a link.
  const prose = markdown.replaceAll(/^```.*?^```$/gms, '')
  const targets = [...prose.matchAll(/\]\((?!https?:|\/)([^)\s]+)\)/g)].map(
    ([, target = '']) => target,
  )
  const missing = targets.filter((target) => {
    const [name = '', anchor] = target.split('#')
    const place = name ? path.join(path.dirname(file), name) : file
    if (!existsSync(place)) return true
    return anchor !== undefined && !anchorsOf(pages.get(place) ?? '').includes(anchor)
  })
  expect(targets.length).toBeGreaterThan(2)
  expect(missing).toEqual([])
})

test.each([...pages])('%s names commands that are there', (_file, markdown) => {
  const named = [...markdown.matchAll(/npm run (?:--\S+ )?([a-z0-9:]+)/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([])
})

test('the pictures of the guide are small', async () => {
  const names = await readdir('docs/editing')
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(path.join('docs/editing', name))).size),
  )
  expect(Math.max(...sizes)).toBeLessThan(LARGEST_PICTURE)
  expect(names.filter((name) => !guide.includes(`](editing/${name})`))).toEqual([])
})

test('the post in the guide passes the content check', () => {
  const [, post = ''] = /```mdx\n(---\n[^`]+)```/.exec(guide) ?? []
  expect(readDocument('post', Buffer.from(post), postType).problems).toEqual([])
})
