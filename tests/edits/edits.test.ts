/** Builds each commit of an editor, and runs the tests for any content. */
import { expect, test } from 'vitest'
import { copyTestContent } from './editedContent.ts'
import { edits } from './edits.ts'
import { buildContent, expectSuccess, testContent } from './runOnContent.ts'

test.each(edits)('$name', async ({ name, apply, expect: check }) => {
  const content = await copyTestContent(name.replaceAll(/\W+/g, '-'))
  await apply(content)
  expectSuccess(await buildContent(content.dir))
  expectSuccess(await testContent(content.dir))
  const site = await content.site()
  check?.(site)
  expect(site.pages.length).toBeGreaterThan(0)
})
