import type { Page } from '@playwright/test'
import { paths } from '../../../src/addresses/paths.ts'
import { ALL, COLORS, complaintsOf } from '../support/axe.ts'
import { shiftsOf } from '../support/layoutShifts.ts'
import { sidewaysAt, smallTargets } from '../support/sizes.ts'
import { printProblems } from './print.ts'
import { WIDE_ROUTES } from './routes.ts'
import { problemsWithLetters, textSizeProblems } from './textSize.ts'

interface Check {
  name: string
  /** Lists the mistakes of the open page without changing it. */
  find: (page: Page) => Promise<string[]>
}

/** Requires `watchShifts` before the page is opened. trimFonts.test.ts tests shifts by fonts. */
const shifts: Check = {
  name: 'nothing moves while the page is read from its top to its end',
  async find(page) {
    await page.evaluate(() => document.fonts.ready)
    const before = await shiftsOf(page)
    await page.evaluate(async () => {
      const { scrollHeight } = document.documentElement
      for (let top = 0; top < scrollHeight; top += innerHeight) {
        window.scrollTo(0, top)
        await new Promise(requestAnimationFrame)
      }
      window.scrollTo(0, 0)
    })
    const moved = (await shiftsOf(page)) - before
    return moved < 0.01 ? [] : [`a shift of ${moved}`]
  },
}

const sources: Check = {
  name: 'nothing is loaded from another site',
  find: (page) =>
    page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      if (loaded.length === 0) return ['the page loads nothing at all']
      return loaded.filter((address) => new URL(address).origin !== location.origin)
    }),
}

function sideways(...widths: number[]): Check {
  return {
    name: 'nothing reaches beyond the width of the window',
    async find(page) {
      const size = page.viewportSize()
      const problems: string[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        problems.push(...(await sidewaysAt(page)))
      }
      if (size) await page.setViewportSize(size)
      return problems
    },
  }
}

const targets: Check = {
  name: 'everything to press or type in is as large as a finger needs',
  find: smallTargets,
}

const tabStops: Check = {
  name: 'a line of 2 px or more shows what has the focus',
  async find(page) {
    // After this key, browsers show the focus that a script sets as if a key had set it.
    await page.keyboard.press('Tab')
    return page.evaluate(() => {
      const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
      const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
        element.focus({ preventScroll: true })
        return element.tabIndex >= 0 && document.activeElement === element
      })
      if (stops.length < 15) return [`only ${stops.length} stops`]
      const unmarked = stops.filter((stop) => {
        stop.focus({ preventScroll: true })
        const looks = [getComputedStyle(stop), getComputedStyle(stop, '::after')]
        for (let around = stop.parentElement; around; around = around.parentElement) {
          if (around.matches(':focus-within')) looks.push(getComputedStyle(around))
        }
        return !looks.some(({ outlineStyle, outlineWidth, outlineColor }) => {
          const isSeen = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)'
          return isSeen && Number.parseFloat(outlineWidth) >= 2
        })
      })
      return unmarked.map((stop) => stop.outerHTML.slice(0, 120))
    })
  },
}

const accessibility: Check = {
  name: 'axe has no complaint',
  find: (page) => complaintsOf(page, ALL),
}

/** Checks only axe's rules that depend on the color scheme. */
const colors: Check = {
  name: 'axe has no complaint about colors',
  find: (page) => complaintsOf(page, COLORS),
}

const textSize: Check = {
  name: 'all text grows as the visitor wants it, and none is printed over other or cut',
  find: textSizeProblems,
}

const largeLetters: Check = {
  name: 'with letters of twice the size nothing reaches beyond the width of a phone',
  find: (page) => problemsWithLetters(page, 32, sideways(320).find),
}

const print: Check = {
  name: 'on paper, the page begins with its address, in dark words, without what is for the screen',
  find: printProblems,
}

/** A state of window and page, with the checks that apply to it. */
interface Look {
  width: number
  scheme: 'light' | 'dark'
  checks: readonly Check[]
}

const PHONE: Look = {
  width: 390,
  scheme: 'light',
  checks: [
    shifts,
    sources,
    sideways(320, 390),
    largeLetters,
    targets,
    tabStops,
    accessibility,
    print,
  ],
}
const DARK: Look = { width: 390, scheme: 'dark', checks: [colors] }
const DESKTOP: Look = {
  width: 1280,
  scheme: 'light',
  checks: [shifts, sideways(768, 1920, 1280), textSize, targets, tabStops],
}

/** Returns looks in test order. Home has all of them; other pages have the most distinctive one. */
export function looksOf(route: string): readonly Look[] {
  if (route === paths.home) {
    return [PHONE, DARK, DESKTOP, { ...DESKTOP, checks: [accessibility] }]
  }
  return [PHONE, WIDE_ROUTES.has(route) ? DESKTOP : DARK]
}
