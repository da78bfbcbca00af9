import type { Page } from '@playwright/test'
import { sidewaysAt } from '../support/sizes.ts'

/** The largest text size in desktop browsers, in pixels. Phones zoom pages instead. */
const LARGEST = 32
const USUAL = 16

/** Returns text and parts that do not grow with the visitor's text size, overlap, or are cut off. */
export function textSizeProblems(page: Page): Promise<string[]> {
  return problemsWithLetters(page, LARGEST, async () => [
    ...(await textProblems(page)),
    ...(await smallParts(page)),
    ...(await sidewaysAt(page)),
  ])
}

/** Returns the problems with this text size in the browser's settings. */
export async function problemsWithLetters(
  page: Page,
  size: number,
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const setSize = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    await page.waitForFunction(
      (wanted) => getComputedStyle(document.documentElement).fontSize === wanted,
      `${standard}px`,
    )
  }
  await setSize(size)
  const found = await find(page)
  await setSize(USUAL)
  await session.detach()
  return found.map((problem) => `${size} px: ${problem}`)
}

/** Returns texts that did not grow with the others, and overlapping texts. */
function textProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unshown = '.visually-hidden, script, style, [href="#main"], caption, thead'
    const lines: { text: string; size: number; box: DOMRect; node: Node; isClamped: boolean }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const { parentElement: parent, textContent: text } = node
      if (!parent?.checkVisibility() || !text?.trim() || parent.closest(unshown)) continue
      // Words that must not wrap have their own element.
      const block = parent.closest('.no-wrap')?.parentElement ?? parent
      const isClamped = getComputedStyle(block).webkitLineClamp !== 'none'
      const range = document.createRange()
      range.selectNodeContents(node)
      // The rest of a line-clamped text is not shown.
      const end = block.getBoundingClientRect().bottom + 2
      const size = Number.parseFloat(getComputedStyle(parent).fontSize)
      // Content that is scrolled out of view overlaps nothing.
      const frame = parent.closest('[role="region"][tabindex]')?.getBoundingClientRect()
      for (const box of range.getClientRects()) {
        if (frame && (box.bottom > frame.bottom || box.right > frame.right)) continue
        if (box.width > 2 && box.top < end) lines.push({ text, size, box, node, isClamped })
      }
    }
    const least = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.75
    const small = lines.filter(({ size }) => size < least)
    const overlaps = lines.flatMap((one, index) =>
      lines.slice(index + 1).flatMap(({ text, box, node }) => {
        // The hidden rest of a line-clamped text overlaps its end, but is not painted.
        if (one.isClamped && one.node === node) return []
        const width = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left)
        const height = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top)
        // Tall letters of tight headings overlap the next line's box, but not its words.
        const isOver = width > 2 && height > Math.min(one.box.height, box.height) * 0.5
        return isOver ? [`“${one.text}” lies over “${text}”`] : []
      }),
    )
    return [...small.map(({ text, size }) => `“${text}” has only ${size} px`), ...overlaps]
  })
}

/** Returns icons that did not grow with the words, and fields that are lower than their buttons. */
function smallParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.75
    const icons = [...document.querySelectorAll('svg')]
      .map((icon) => ({ icon, width: icon.getBoundingClientRect().width }))
      .filter(({ width }) => width > 0 && width < least)
    const fields = [...document.querySelectorAll('form > input:has(+ button)')].filter(
      (field) => field.clientHeight < (field.nextElementSibling?.clientHeight ?? 0) - 4,
    )
    return [
      ...icons.map(({ icon, width }) => `${width} px wide: ${icon.outerHTML.slice(0, 120)}`),
      ...fields.map((field) => `lower than its button: ${field.outerHTML.slice(0, 120)}`),
    ]
  })
}
