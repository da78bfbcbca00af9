/** Opens each page once, and runs every check that applies to all pages. */
import { words } from '../../site/words.ts'
import { looksOf } from './checks.ts'
import { MISSING, openRoute, ROUTES } from './routes.ts'
import { showScheme } from '../support/axe.ts'
import { watchShifts } from '../support/layoutShifts.ts'
import { expect, notFoundAt, test } from '../support/site.ts'

// The browser itself logs each 404.
test.use({ allowed: [notFoundAt(MISSING)] })

for (const route of ROUTES) {
  test(
    `${route} passes every check of the audit, in each look`,
    { tag: '@phone-only' },
    async ({ page }) => {
      // On a busy machine, a list of all recipes takes long.
      test.setTimeout(60_000)
      await watchShifts(page)
      await openRoute(page, route)
      await page.getByRole('button', { name: words.site.openMenu }).click()
      for (const { width, scheme, checks } of looksOf(route)) {
        await page.setViewportSize({ width, height: 844 })
        await showScheme(page, scheme)
        for (const { name, find } of checks) {
          const where = `${route}, ${width} px wide, ${scheme}`
          expect.soft(await find(page), `${where}: ${name}`).toEqual([])
        }
      }
    },
  )
}
