/** A small site with all the different settings that tests need. */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withBuildLock } from '../../../pipeline/build/buildLock.ts'
import { type StaticHost, startStaticHost } from '../../../pipeline/server/staticHost.ts'
import { sitePaths } from '../../../pipeline/system/sitePaths.ts'
import { test as base } from '../../e2e/support/site.ts'
import { copyContent } from '../../edits/editedContent.ts'
import { buildContent, expectSuccess } from '../../edits/runOnContent.ts'

export const ENDPOINT = 'https://forms.example/submit'

const form = { service: 'json', endpoint: ENDPOINT }
/** All settings at once, so that one build is enough. */
const SETTINGS = {
  newsletter: form,
  contact: form,
  providers: {
    analytics: 'ga4',
    ga4: { measurementId: 'G-TEST1234' },
    ads: 'adsense',
    adsense: { client: 'ca-pub-1234567890123456', slot: '1234567890' },
  },
  offline: false,
}

const PLACE = path.resolve('.build/test-sites/other-settings')
/** Identifies the test run by the parent process of all workers. */
const RUN = String(process.ppid)

/** Returns the folder to serve. The first test of a run that needs it builds it. */
export async function siteWithOtherSettings(): Promise<string> {
  const built = path.join(PLACE, 'built-for')
  await withBuildLock(
    async () => {
      if ((await readFile(built, 'utf8').catch(() => '')) === RUN) return
      const content = await copyContent(sitePaths.content, path.join(PLACE, 'content'))
      await content.keepRecipes(1, 2, 3, 4)
      await content.set('site.yaml', SETTINGS)
      expectSuccess(await buildContent(content.dir))
      await writeFile(built, RUN)
    },
    { file: path.join(PLACE, 'lock') },
  )
  return path.join(PLACE, 'dist')
}

export const test = base.extend<object, { host: StaticHost }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      const host = await startStaticHost({ root: await siteWithOtherSettings(), port: 0 })
      await use(host)
      await host.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
