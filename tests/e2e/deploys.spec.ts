/** What a visit sees when the site is published again: two real builds, swapped in between. */
import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type StaticHost, startStaticHost } from '../../pipeline/server/staticHost.ts'
import { copyProject, type ProjectCopy } from '../build/projectCopy.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'

// What is said of files that are gone.
test.use({ allowed: [/status of 404|dynamically imported module|StaleBuildError|assets\//] })
test.describe.configure({ mode: 'serial' })

const NEW = 'today'

let folder: string
let project: ProjectCopy
let host: StaticHost

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(path.join(tmpdir(), 'deploys-'))
  project = await copyProject({ documents: ['recipes/7'] })
  await project.edit('src/pages/RecipePage.tsx', '<article', `<article data-published="${NEW}"`)
  const { status, output } = await project.build()
  expect(status, output).toBe(0)
  await publish(sitePlace.dist)
  host = await startStaticHost({ root: path.join(folder, 'site'), port: 0 })
})

test.afterAll(async () => {
  await host?.close()
  await project?.remove()
  if (folder) await rm(folder, { recursive: true })
})

/** Serves another folder from now on, between one request and the next. */
async function publish(dist: string) {
  await rm(path.join(folder, 'next'), { force: true })
  await symlink(path.resolve(dist), path.join(folder, 'next'))
  await rename(path.join(folder, 'next'), path.join(folder, 'site'))
}

/** Counts the pages that are loaded from the server from now on, by their paths. */
function countLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

const recipe = (page: Page) => page.getByRole('main').locator('article[data-published]')

test('a link of yesterday’s page leads to today’s, loaded once', async ({ page }) => {
  await publish(sitePlace.dist)
  await visit(page, `${host.url}/recipes`)
  await publish(path.join(project.root, 'dist'))
  const loads = countLoads(page)
  await page.getByRole('link', { name: 'Tall buttermilk pancakes', exact: true }).click()
  await expect(recipe(page)).toHaveAttribute('data-published', NEW)
  await page.waitForFunction(() => window.dataLayer !== undefined)
  expect(loads).toEqual(['/recipes/7'])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Next Favorite Meal')
})

test('a page whose code is gone before it is alive is loaded once more, in the same place', async ({
  page,
}) => {
  await publish(sitePlace.dist)
  const loads = countLoads(page)
  // The last moment before the app is asked for.
  await page.route('**/assets/start-*.js', async (route) => {
    await publish(path.join(project.root, 'dist'))
    await route.continue()
  })
  await visit(page, `${host.url}/recipes/7?from=mail#instructions`)
  await expect(recipe(page)).toHaveAttribute('data-published', NEW)
  expect(loads).toEqual(['/recipes/7', '/recipes/7'])
  expect(page.url()).toBe(`${host.url}/recipes/7?from=mail#instructions`)
})

test('a host that lost the code shows pages all the same, without a loop', async ({ page }) => {
  const broken = path.join(folder, 'broken')
  await cp(sitePlace.dist, broken, { recursive: true })
  await rm(path.join(broken, 'assets'), { recursive: true })
  await publish(broken)
  const loads = countLoads(page)
  const asked: string[] = []
  page.on('response', (response) => asked.push(`${response.status()} ${response.url()}`))
  await page.goto(`${host.url}/recipes/7`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tall buttermilk pancakes')
  // Each sign of a visitor is another chance to try.
  await page.getByRole('banner').getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find Your Next Favorite Meal')
  expect(loads.filter((pathname) => pathname === '/recipes/7').length).toBeLessThan(3)
})
