import type { Page } from '@playwright/test'
import { showScheme } from '../support/axe.ts'
import { readDocuments } from '../../site/documents.ts'

const { siteAddress } = await readDocuments()

/** Lists mistakes on paper: no address at the top, pale words, or parts for the screen. */
export async function printProblems(page: Page): Promise<string[]> {
  // As `pinchwell.example/recipes/1`.
  const address = page.getByText(siteAddress.replace('https://', '') + new URL(page.url()).pathname)
  const problems = (await address.isVisible()) ? ['the address is on the screen'] : []
  await page.emulateMedia({ media: 'print' })
  if (!(await address.isVisible())) problems.push('no address is printed')
  problems.push(...(await ofScreen(page)))
  for (const scheme of ['dark', 'light'] as const) {
    await showScheme(page, scheme)
    problems.push(...(await faintWords(page)).map((problem) => `${problem}, ${scheme}`))
  }
  await page.emulateMedia({ media: 'screen' })
  return problems
}

function ofScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll(
      'header:not(main header), footer:not(main footer), [aria-label="Advertisement"]',
    )
    const printed = [...parts].filter((part) => part.checkVisibility())
    return printed.map((part) => `printed: ${part.outerHTML.slice(0, 120)}`)
  })
}

/** Returns words with a contrast below 4.5 on white paper, since backgrounds are not printed. */
function faintWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** Returns the WCAG luminance of a color on white, from 0 to 1. */
    function luminanceOf(color: string): number {
      if (!context) return 1
      context.fillStyle = 'white'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4),
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const luminances = new Map<string, number>()
    function contrastOf(color: string): number {
      const known = luminances.get(color) ?? luminanceOf(color)
      luminances.set(color, known)
      return 1.05 / (known + 0.05)
    }
    const main = document.querySelector('main') ?? document
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const faint: string[] = []
    while (walker.nextNode()) {
      const { parentElement: element, textContent: words } = walker.currentNode
      const isShown = element?.checkVisibility() && words?.trim()
      if (!element || !isShown || element.closest('.visually-hidden')) continue
      const contrast = contrastOf(getComputedStyle(element).color)
      if (contrast < 4.5) faint.push(`faint: ${words} (${contrast.toFixed(1)})`)
    }
    return faint
  })
}
