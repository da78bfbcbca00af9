import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/support/temporaryFolder.ts'

const NOW = new Date('2027-05-03T09:00:00Z')

const root = temporaryFolder()

await mkdir(path.join(root, 'content/posts'), { recursive: true })
const posts = [
  'publishAt: 2027-05-03',
  'publishAt: 2027-05-02T23:30-05:00\nexpireAt: 2027-05-03T09:00Z',
  'publishAt: 2027-06-01T08:30+02:00',
  'draft: true\npublishAt: 2027-05-03',
  'expireAt: 2027-05-04',
]
for (const [index, fields] of posts.entries()) {
  const id = index + 1
  await writeFile(path.join(root, `content/posts/${id}.mdx`), `---\nid: ${id}\n${fields}\n---\n`)
}

function due(...options: string[]): string[] {
  const command = ['scripts/run.mjs', 'scripts/contentDue.ts', ...options]
  const env = {
    ...process.env,
    CONTENT_DIR: path.join(root, 'content'),
    SOURCE_DATE_EPOCH: String(NOW.getTime() / 1000),
  }
  const { stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
  return (stdout + stderr).trim().split('\n')
}

test('what is still to come is listed in the order of time', () => {
  expect(due()).toEqual([
    'content/posts/5.mdx disappears on 2027-05-04 00:00 UTC',
    'content/posts/3.mdx appears on 2027-06-01 06:30 UTC',
  ])
})

test('what has come due since a moment is listed, up to the very moment of now', () => {
  expect(due('--since', '2027-05-03T00:00:00Z')).toEqual([
    'content/posts/2.mdx appears on 2027-05-03 04:30 UTC',
    'content/posts/2.mdx disappears on 2027-05-03 09:00 UTC',
  ])
})

test('a moment that cannot be read is an error that shows how to write one', () => {
  const [what, fix] = due('--since', 'yesterday')
  expect(what).toBe('--since is “yesterday”, which is no day and no time with its zone.')
  expect(fix).toContain('Write for example: npm run content:due')
})
