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
/** The rules that depend on the color scheme. */
export const COLORS: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
}

/** Expects no findings of axe in the current page, in either scheme. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', ALL],
    ['dark', COLORS],
  ] as const) {
    await showScheme(page, colorScheme)
    expect.soft(await complaintsOf(page, rules), `${state}, ${colorScheme}`).toEqual([])
  }
}

/** Emulates a color scheme of the system. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

export async function complaintsOf(page: Page, rules: axe.RunOnly): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    // Checks only the first cards of a list, which represent the others.
    const context = { exclude: [['article:nth-of-type(n + 9)']] }
    const { violations } = await window.axe.run(context, {
      runOnly,
      resultTypes: ['violations'],
      // No rule here needs style sheets, and loading them takes a quarter of axe's time.
      preload: false,
      rules: {
        // All ad slots have the same name, as the product's notes require.
        'landmark-unique': { enabled: false },
        // The header of a dialog is not the page's banner.
        'landmark-no-duplicate-banner': { enabled: false },
      },
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    )
  }, rules)
}
