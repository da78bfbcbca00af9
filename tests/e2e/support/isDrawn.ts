import type { Page } from '@playwright/test'

export function isDrawn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const families = ['main p', 'main h1'].map((part) => {
      const element = document.querySelector(part)
      return element && getComputedStyle(element).fontFamily.split(',')[0]
    })
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return families.every((name) => loaded.some(({ family }) => family === name))
  })
}
