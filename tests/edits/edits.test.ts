/** Commits of editors, each built and held to what holds for any content. */
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareTestContent } from '../../scripts/test/prepareTestContent.ts'
import { TEST_CONTENT } from '../../scripts/test/testContent.ts'
import { readBuiltSite } from '../site/builtSite.ts'
import { copyContent } from './editedContent.ts'
import { edits } from './edits.ts'
import { buildContent, expectSuccess, testContent } from './runOnContent.ts'

test.each(edits)('$name', async ({ name, apply, expect: check }) => {
  await prepareTestContent()
  const dir = path.resolve('.build/edits', name.replaceAll(/\W+/g, '-'), 'content')
  const content = await copyContent(TEST_CONTENT, dir)
  await apply(content)
  expectSuccess(await buildContent(dir))
  expectSuccess(await testContent(dir))
  const site = await readBuiltSite(path.join(path.dirname(dir), 'dist'))
  check?.(site)
  expect(site.pages.length).toBeGreaterThan(0)
})
