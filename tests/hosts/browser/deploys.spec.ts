/** What a visit sees when the site is published again: two builds, swapped in between. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { startStaticHost } from '../../../pipeline/server/staticHost.ts'
import { buildsInPage, fakeDeploys } from './fakeDeploys.ts'
import { heading, LIST_HEADING, PANCAKES } from '../../e2e/support/reading.ts'
import { expect, test as base } from '../../e2e/support/site.ts'
import { visit } from '../../e2e/support/visit.ts'

interface Site {
  url: string
  folder: string
  deploys: ReturnType<typeof fakeDeploys>
}

/** A site of which yesterday’s build is published, number 0. */
const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
  site: async ({}, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'deploys-'))
    const deploys = fakeDeploys(folder)
    await deploys.publish(0)
    const host = await startStaticHost({ root: path.join(folder, 'site'), port: 0 })
    await use({ url: host.url, folder, deploys })
    await host.close()
    await rm(folder, { recursive: true })
  },
})

test.use({ allowed: [/status of 404|dynamically imported module|StaleBuildError|assets\//] })

function countLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

/** Expects the page of today’s build, alive with the code of that build alone. */
async function expectToday(page: Page) {
  await expect.poll(() => page.evaluate(buildsInPage)).toEqual({ page: 1, code: [1] })
  await expect(heading(page)).toHaveText(PANCAKES.title)
  await page.waitForFunction(() => window.dataLayer !== undefined)
}

test('a link of yesterday’s page leads to today’s, loaded once', async ({ page, site }) => {
  await visit(page, `${site.url}/recipes`)
  await site.deploys.publish(1)
  const loads = countLoads(page)
  await page.getByRole('link', { name: PANCAKES.title, exact: true }).click()
  await expectToday(page)
  expect(loads).toEqual(['/recipes/7'])
  await page.goBack()
  await expect(heading(page)).toHaveText(LIST_HEADING)
})

test('a page whose code is gone before it is alive is loaded once more, in the same place', async ({
  page,
  site,
}) => {
  const loads = countLoads(page)
  let isPublished = false
  // The last moment before the app is asked for.
  await page.route('**/assets/start-*.js', async (route) => {
    if (!isPublished) await site.deploys.publish(1)
    isPublished = true
    await route.continue()
  })
  await visit(page, `${site.url}/recipes/7?from=mail#instructions`)
  await expectToday(page)
  expect(loads).toEqual(['/recipes/7', '/recipes/7'])
  expect(page.url()).toBe(`${site.url}/recipes/7?from=mail#instructions`)
})

test('a host that lost the code shows pages all the same, without a loop', async ({
  page,
  site,
}) => {
  await rm(path.join(site.folder, 'build-0/assets'), { recursive: true })
  const loads = countLoads(page)
  await page.goto(`${site.url}/recipes/7`)
  await expect(heading(page)).toHaveText(PANCAKES.title)
  // Each sign of a visitor is another chance to try.
  await page.getByRole('banner').getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(heading(page)).toHaveText(LIST_HEADING)
  expect(loads.filter((pathname) => pathname === '/recipes/7').length).toBeLessThan(3)
})
