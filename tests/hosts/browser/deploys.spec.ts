/** Publishes another build during a visit. */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { buildsInPage, test } from './fakeDeploys.ts'
import { heading, LIST_HEADING, PANCAKES, recordRequests } from '../../e2e/support/reading.ts'
import { expect } from '../../e2e/support/site.ts'
import { visit } from '../../e2e/support/visit.ts'

test.use({ allowed: [/status of 404|dynamically imported module|StaleBuildError|assets\//] })

// Yesterday’s build.
test.beforeEach(({ publish }) => publish(0))

/** Expects the page of today’s build, hydrated only with the code of that build. */
async function expectToday(page: Page) {
  // Yesterday's page may be unloaded during the call.
  const builds = () => page.evaluate(buildsInPage).catch(String)
  await expect.poll(builds).toEqual({ page: 1, code: [1] })
  await expect(heading(page)).toHaveText(PANCAKES.title)
  await page.waitForFunction(() => window.dataLayer !== undefined)
}

test('a page whose code is gone is loaded once more', async ({ page, host, publish }) => {
  const asked = recordRequests(page)
  let isPublished = false
  // The last moment before the app is requested.
  await page.route('**/assets/start-*.js', async (route) => {
    if (!isPublished) await publish(1)
    isPublished = true
    await route.continue()
  })
  await visit(page, `${host.url}/recipes/7?from=mail#instructions`)
  await expectToday(page)
  expect(asked.filter((request) => request.startsWith('document'))).toEqual([
    'document /recipes/7',
    'document /recipes/7',
  ])
  expect(page.url()).toBe(`${host.url}/recipes/7?from=mail#instructions`)
})

test('a host that lost the code shows pages, without a loop', async ({ page, host, folder }) => {
  await rm(path.join(folder, 'build-0/assets'), { recursive: true })
  const asked = recordRequests(page)
  await page.goto(`${host.url}/recipes/7`)
  await expect(heading(page)).toHaveText(PANCAKES.title)
  // Each action of a visitor tries again.
  await page.getByRole('banner').getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(heading(page)).toHaveText(LIST_HEADING)
  expect(asked.filter((request) => request === 'document /recipes/7').length).toBeLessThan(3)
})
