import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './site.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export const ALL: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** Those of them that depend on the color scheme. */
export const COLORS: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
}

/** Expects that axe finds nothing to complain about in the page as it is now, in either scheme. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', ALL],
    ['dark', COLORS],
  ] as const) {
    await showScheme(page, colorScheme)
    expect.soft(await complaintsOf(page, rules), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Has the page in a color scheme, as that of the system. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

export async function complaintsOf(page: Page, rules: axe.RunOnly): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    // Of a list, the first cards stand for the others.
    const context = { exclude: [['article:nth-of-type(n + 9)']] }
    const { violations } = await window.axe.run(context, {
      runOnly,
      resultTypes: ['violations'],
      // Its rules of style sheets are not asked for, and reading these takes a quarter of its time.
      preload: false,
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
}
