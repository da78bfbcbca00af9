/** What visitors with a service worker see of deploys: one build at a time. How workers are replaced is tested in `workers.spec.ts`. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildsInPage, test as base } from './fakeDeploys.ts'
import {
  keptFiles,
  keptPage,
  type OfflineSite,
  startOfflineSite,
} from '../../e2e/support/offlineSite.ts'
import { heading, PANCAKES } from '../../e2e/support/reading.ts'
import { expect } from '../../e2e/support/site.ts'
import { visit } from '../../e2e/support/visit.ts'

/** The number of consecutive deploys; 100 take three minutes. */
const DEPLOYS = Number(process.env.DEPLOYS ?? 3)

const test = base.extend<{ site: OfflineSite }>({
  site: async ({ context, folder }, use) => {
    const site = await startOfflineSite(path.join(folder, 'site'), context)
    await use(site)
    await site.close()
  },
})

test.use({
  serviceWorkers: 'allow',
  // Messages about removed files and the lost connection.
  allowed: [
    /status of 404|net::ERR_|Failed to load|dynamically imported|StaleBuildError|LoadError/,
  ],
  savesData: false,
  // So low that links are out of view, and their pages are not prefetched before the deploy.
  viewport: { width: 1280, height: 400 },
})

async function untilBuild(page: Page, number: number) {
  await page.waitForFunction(
    (end) => document.querySelector<HTMLElement>('#page-data')?.dataset.code?.endsWith(end),
    `x${number}`,
  )
}

async function expectOneBuild(page: Page): Promise<number> {
  await page.waitForFunction(() => window.dataLayer !== undefined)
  const { page: build, code } = await page.evaluate(buildsInPage)
  expect(code).toEqual([build])
  return build
}

const follow = (page: Page, name: string) =>
  page.getByRole('link', { name, exact: true }).first().click()
test(`${DEPLOYS} deploys never mix two builds`, async ({ page, context, publish, site }) => {
  test.setTimeout(30_000 + DEPLOYS * 12_000)
  await publish(0)
  await visit(page, `${site.url}/recipes`)
  const old = await context.newPage()
  await visit(old, `${site.url}/recipes`)
  for (let number = 1; number <= DEPLOYS; number += 1) {
    await publish(number)
    await follow(page, PANCAKES.title)
    await expect(heading(page)).toHaveText(PANCAKES.title)
    await untilBuild(page, number)
    await expectOneBuild(page)
    if (number % 3 === 0) {
      await expect
        .poll(() => keptPage(page, '/recipes/7').then((kept) => kept?.code))
        .toContain(`x${number}`)
      await site.connect('fails')
      // Cached pages of another build are shown with the code of that build.
      for (const address of ['/recipes/7', '/recipes', '/saved']) {
        await page.goto(site.url + address)
        await expectOneBuild(page)
      }
      await site.connect('works')
    }
    await page.goto(`${site.url}/recipes`)
    expect(await expectOneBuild(page)).toBe(number)
  }
  // The next link in a tab that stayed open loads the last build.
  await follow(old, PANCAKES.title)
  await untilBuild(old, DEPLOYS)
  await expectOneBuild(old)
  await visit(page, `${site.url}/recipes/8`)
  const codeFiles = async () => (await keptFiles(page)).filter((file) => file.endsWith('.js'))
  const builds = async () =>
    new Set((await codeFiles()).map((file) => /x(\d+)\.js$/.exec(file)?.[1]))
  await expect.poll(async () => [...(await builds())]).toEqual([String(DEPLOYS)])
})
