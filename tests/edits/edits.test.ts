/**
 * Commits of editors: each is made in a copy of the starting content, the site is built from it, and
 * held to what holds for any content. None of them may need a change of the program or its tests.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { prepareTestContent } from '../../scripts/test/prepareTestContent.ts'
import { TEST_CONTENT } from '../../scripts/test/testContent.ts'
import { readBuiltSite } from '../site/builtSite.ts'
import { copyContent } from './editedContent.ts'
import { edits } from './edits.ts'

/** Runs a program on some content; what it printed is the message when it fails. */
async function run(contentDir: string, ...args: string[]): Promise<void> {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, args, { env: { PATH, HOME, CONTENT_DIR: contentDir } })
  const closed = new Promise((resolve) => child.on('close', resolve))
  const [out, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (status !== 0) throw new Error(out + errors)
}

test.each(edits)('$name', async ({ name, apply, expect: check }) => {
  await prepareTestContent()
  const dir = path.resolve('.build/edits', name.replaceAll(/\W+/g, '-'), 'content')
  const content = await copyContent(TEST_CONTENT, dir)
  await apply(content)
  await run(dir, '--import', 'tsx', 'scripts/build.ts')
  await run(dir, 'node_modules/vitest/vitest.mjs', 'run', 'tests/site', '--reporter=dot')
  const site = await readBuiltSite(path.join(path.dirname(dir), 'dist'))
  check?.(site)
  expect(site.pages.length).toBeGreaterThan(0)
})
