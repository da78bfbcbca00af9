/** One walk: each page is opened once on a desktop and once on a phone, and asked all that holds for any. */
import { CHECKS } from './audit/checks.ts'
import { DESKTOP_ROUTES, MISSING, openRoute, ROUTES } from './audit/routes.ts'
import { showScheme } from './axe.ts'
import { watchShifts } from './layoutShifts.ts'
import { expect, notFoundAt, test } from './site.ts'

// The browser itself logs the status of what is not found.
test.use({ allowed: [notFoundAt(...MISSING)] })

for (const route of [...ROUTES, ...DESKTOP_ROUTES]) {
  const tag = ROUTES.includes(route) ? '@phone' : []
  test(`${route} is what every page is`, { tag }, async ({ page, isMobile }) => {
    await watchShifts(page)
    await openRoute(page, route)
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
    for (const scheme of ['light', 'dark'] as const) {
      await showScheme(page, scheme)
      for (const { name, find } of CHECKS[scheme]) {
        const where = `${route}, ${page.viewportSize()?.width} px wide, ${scheme}`
        expect.soft(await find(page), `${where}: ${name}`).toEqual([])
      }
    }
  })
}
