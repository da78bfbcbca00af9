import type { Check } from './check.ts'

export const tabStops: Check = {
  name: 'a line of 2 px or more shows what has the focus',
  async find(page) {
    // After the key, what a script focuses is shown as what the key does.
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
