import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './site.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** Those of them that depend on the colour scheme. */
const COLORS: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

const SCHEMES = [
  ['light', ALL],
  ['dark', COLORS],
] as const
/** Windows narrower than this have the colours that wider ones were looked at for. */
const PHONE_WIDTH = 500

/** Expects that axe finds nothing to complain about in the page as it is now, in either scheme. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE_WIDTH
  for (const [colorScheme, rules] of isPhone ? SCHEMES.slice(0, 1) : SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    await expectNoComplaint(page, rules, `${state}, ${colorScheme}`)
  }
}

async function expectNoComplaint(page: Page, rules: axe.RunOnly, state: string) {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  const complaints = await page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({
      runOnly,
      resultTypes: ['violations'],
      rules: {
        // Every ad slot has the name that the product's notes give it.
        'landmark-unique': { enabled: false },
        // The header of a dialog is not that of the page.
        'landmark-no-duplicate-banner': { enabled: false },
      },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, rules)
  expect.soft(complaints, state).toEqual([])
}
