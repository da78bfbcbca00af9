import type { Page } from '@playwright/test'
import { expect } from './site.ts'

interface Target {
  name: string
  width: number
  height: number
}

/** What can be pressed or typed in, but links inside a sentence, which may be as high as it. */
function targets(page: Page): Promise<(Target & { least: Omit<Target, 'name'> })[]> {
  return page.evaluate(() => {
    const selector =
      'a[href]:not([href="#main"]), button, input, select, textarea, summary, [role=tab]'
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => {
        const block = element.closest('p, li, dd, td')
        const around = (block?.textContent ?? '').replace(element.textContent, '').trim()
        const isInSentence = getComputedStyle(element).display === 'inline' && around !== ''
        return element.checkVisibility() && !isInSentence
      })
      .map((element) => {
        // The link of a card is stretched over the whole of it, and the name of a tick over its line.
        const named = element.closest('label') ?? element
        const isStretched = getComputedStyle(named, '::after').position === 'absolute'
        const surface = isStretched ? named.closest('article article, li') : named
        const { width, height } = (surface ?? element).getBoundingClientRect()
        const name = element.ariaLabel || element.textContent || element.outerHTML
        // Names in the footer may be as short as “Blog”; those in a table have the table around.
        const least = element.closest('table') && !element.closest('td') ? 24 : 44
        const leastWidth = element.closest('footer nav') ? 24 : least
        return {
          name: name.slice(0, 80),
          width,
          height,
          least: { width: leastWidth, height: least },
        }
      })
  })
}

/** Expects that everything to press or type in is as large as a finger needs. */
export async function expectLargeEnough(page: Page, state: string): Promise<void> {
  const all = await targets(page)
  expect(all.length).toBeGreaterThan(10)
  const small = all.filter(
    ({ width, height, least }) => width < least.width || height < least.height,
  )
  expect.soft(small, state).toEqual([])
}

/** How far a page reaches beyond the width of its window; both are the same when all is well. */
function widths(page: Page): Promise<{ window: number; content: number }> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return { window: clientWidth, content: scrollWidth }
  })
}

/** Expects a page as wide as its window, of this many CSS pixels. */
export async function expectNoScrollSideways(
  page: Page,
  width: number,
  state: string,
): Promise<void> {
  // What follows the window by script does so a frame later.
  await expect
    .configure({ soft: true })
    .poll(() => widths(page), `${state} at ${width} px`)
    .toEqual({ window: width, content: width })
}
