import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** Returns controls that a finger could miss. A link in a sentence may be as high as its line. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector =
      'a[href]:not([href="#main"]), button, input, select, textarea, summary, [role=tab]'
    const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      const block = element.closest('p, li, dd, td')
      const around = (block?.textContent ?? '').replace(element.textContent, '').trim()
      const isInSentence = getComputedStyle(element).display === 'inline' && around !== ''
      return element.checkVisibility() && !isInSentence
    })
    if (targets.length < 10) return [`only ${targets.length} targets`]
    return targets.flatMap((element) => {
      // The link of a card covers the card, and the label of a checkbox covers its line.
      const named = element.closest('label') ?? element
      const isStretched = getComputedStyle(named, '::after').position === 'absolute'
      const surface = isStretched ? named.closest('article, li') : named
      const { width, height } = (surface ?? element).getBoundingClientRect()
      const name = element.ariaLabel || element.textContent || element.outerHTML
      // Links in the footer may be as short as “Blog”, and links in a table have space around them.
      const least = element.closest('table') && !element.closest('td') ? 24 : 44
      const leastWidth = element.closest('footer nav') ? 24 : least
      const isSmall = width < leastWidth || height < least
      return isSmall ? [`“${name.slice(0, 80)}” is ${width} × ${height} px`] : []
    })
  })
}

export async function expectLargeEnough(page: Page, state: string): Promise<void> {
  expect.soft(await smallTargets(page), state).toEqual([])
}

/** Says how far the page overflows its window; empty if it does not. */
export async function sidewaysAt(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width
  return page.evaluate(async (wanted) => {
    const root = document.documentElement
    // Scripts react to the window's size a frame later.
    for (let frame = 0; frame < 10; frame += 1) {
      if (root.clientWidth === wanted && root.scrollWidth === wanted) return []
      await new Promise(requestAnimationFrame)
    }
    return [`${root.scrollWidth} px in a window of ${root.clientWidth}, wanted ${wanted}`]
  }, width)
}

/** Expects a page that fits into a window of this width, in CSS pixels. */
export async function expectNoScrollSideways(
  page: Page,
  width: number,
  state: string,
): Promise<void> {
  expect.soft(await sidewaysAt(page), `${state} at ${width} px`).toEqual([])
}
