import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.describe('every stop of Tab can be seen', () => {
  for (const { path, tag } of [
    { path: '/', tag: '@phone' },
    { path: '/recipes', tag: [] },
    { path: '/contact', tag: [] },
    { path: '/comparisons', tag: [] },
  ]) {
    test(`on ${path}`, { tag }, async ({ page, isMobile }) => {
      await visit(page, path)
      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await watchFocus(page)
      const count = await page.evaluate(() => document.querySelectorAll('a, button, input').length)
      for (let stop = 0; stop < count + 5; stop += 1) await page.keyboard.press('Tab')
      const stops = await page.evaluate(() => window.stops ?? [])
      // Past the last it begins again; what is not shown is no stop.
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([])
    })
  }
})

declare global {
  interface Window {
    /** What had the focus, and whether a line around it showed that. */
    stops?: { element: string; isMarked: boolean }[]
  }
}

/** Notes of each element that gets the focus whether an outline of 2 px or more shows it. */
async function watchFocus(page: Page) {
  await page.evaluate(() => {
    const stops: NonNullable<Window['stops']> = []
    window.stops = stops
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return
      const looks = [getComputedStyle(target), getComputedStyle(target, '::after')]
      for (let around = target.parentElement; around; around = around.parentElement) {
        if (around.matches(':focus-within')) looks.push(getComputedStyle(around))
      }
      const isMarked = looks.some(({ outlineStyle, outlineWidth, outlineColor }) => {
        const isSeen = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)'
        return isSeen && Number.parseFloat(outlineWidth) >= 2
      })
      stops.push({ element: target.outerHTML.slice(0, 120), isMarked })
    })
  })
}
