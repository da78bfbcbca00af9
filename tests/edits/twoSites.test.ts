import { stat } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { copyTestContent, type EditedContent } from './editedContent.ts'
import { buildContent, expectSuccess } from './runOnContent.ts'

/** Returns the last write times in the project's own folders, in milliseconds. */
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
  const before = await lastWritten()
  const brands = ['Larderly', 'Ladleford']
  const sites: EditedContent[] = []
  for (const brand of brands) {
    const site = await copyTestContent(brand)
    await site.set('site.yaml', { brand })
    sites.push(site)
  }
  const ended = await Promise.all(sites.map(({ dir }) => buildContent(dir)))
  ended.forEach(expectSuccess)
  for (const [index, { site }] of sites.entries()) {
    expect((await site()).page('/recipes').document.title).toContain(brands[index])
  }
  expect(await lastWritten()).toEqual(before)
})
