import { stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prepareTestContent } from '../../scripts/test/prepareTestContent.ts'
import { TEST_CONTENT } from '../../scripts/test/testContent.ts'
import { readBuiltSite } from '../site/builtSite.ts'
import { copyContent } from './editedContent.ts'
import { buildContent, expectSuccess } from './runOnContent.ts'

/** When something in the project's own places was last written, in milliseconds. */
async function lastWritten(): Promise<number[]> {
  const own = ['dist', 'content', '.contentlayer/generated', '.build/site', '.build/build.lock']
  return Promise.all(
    own.map((name) =>
      stat(name).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  )
}

test('a second site is built beside another, and neither touches the project’s own', async () => {
  await prepareTestContent()
  const before = await lastWritten()
  const brands = ['Larderly', 'Ladleford']
  const dirs = await Promise.all(
    brands.map(async (brand) => {
      const dir = path.resolve('.build/edits', brand, 'content')
      const content = await copyContent(TEST_CONTENT, dir)
      await content.set('site.yaml', { brand })
      return dir
    }),
  )
  const ended = await Promise.all(dirs.map(buildContent))
  ended.forEach(expectSuccess)
  for (const [index, dir] of dirs.entries()) {
    const site = await readBuiltSite(path.join(path.dirname(dir), 'dist'))
    expect(site.page('/recipes').document.title).toContain(brands[index])
  }
  expect(await lastWritten()).toEqual(before)
})
