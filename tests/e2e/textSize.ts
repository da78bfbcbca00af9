import { CHROMIUM_FLAGS, findBrowser } from '../../scripts/test/findBrowser.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/**
 * Tests pages with a size of text that a visitor may have set in the browser; each size needs a
 * browser, and so a file, of its own.
 *
 * @param size in pixels; 16 unless set
 */
export function testWithTextSize(size: number): void {
  test.use({
    launchOptions: {
      executablePath: findBrowser(),
      args: [...CHROMIUM_FLAGS, `--blink-settings=imagesEnabled=false,defaultFontSize=${size}`],
    },
  })

  for (const path of ['/', '/recipes', '/recipes/1', '/reviews/1', '/comparisons', '/contact']) {
    test(`all text of ${path} grows, and none is printed over other or cut`, async ({ page }) => {
      await visit(page, path)
      const { root, small, over } = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const lines: {
          text: string
          size: number
          box: DOMRect
          node: Node
          isClamped: boolean
        }[] = []
        while (walker.nextNode()) {
          const { parentElement: parent, textContent: text } = walker.currentNode
          if (!parent?.checkVisibility() || !text?.trim()) continue
          if (parent.closest('.visually-hidden, script, style, [href="#main"], caption, thead')) {
            continue
          }
          const node = walker.currentNode
          // Words that stay together are in an element of their own.
          const block = parent.closest('.together')?.parentElement ?? parent
          const isClamped = getComputedStyle(block).webkitLineClamp !== 'none'
          const range = document.createRange()
          range.selectNodeContents(walker.currentNode)
          // Of a text that is cut to so many lines, the rest is not shown.
          const end = block.getBoundingClientRect().bottom + 2
          const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize)
          for (const box of range.getClientRects()) {
            if (box.width > 2 && box.top < end) {
              lines.push({ text, size: fontSize, box, node, isClamped })
            }
          }
        }
        const overlaps = lines.flatMap((one, index) =>
          lines.slice(index + 1).flatMap(({ text, box, node }) => {
            // What a text of so many lines leaves out is laid over its end, and not painted.
            if (one.isClamped && one.node === node) return []
            const width = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left)
            const height = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top)
            // Tall letters of tight headings reach into the next line's box, not its words.
            const least = Math.min(one.box.height, box.height)
            return width > 2 && height > least * 0.5 ? [`${one.text} / ${text}`] : []
          }),
        )
        const rootSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
        return {
          root: rootSize,
          small: lines.filter((line) => line.size < rootSize * 0.75).map((line) => line.text),
          over: overlaps,
        }
      })
      expect(root).toBe(size)
      expect(small, 'smaller than twelve sixteenths of it').toEqual([])
      expect(over).toEqual([])
      const width = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return { scrollWidth, clientWidth }
      })
      expect(width.scrollWidth).toBeLessThanOrEqual(width.clientWidth)
    })
  }
}
