/** What of a page moves when the site's fonts take the place of a system's. */
import { expect, type Page } from '@playwright/test'
import { shiftsOf } from './layoutShifts.ts'

/** What visitors see first: a font for text, and one for headings. */
interface System {
  name: string
  text: string
  display: string
}

export const SYSTEMS: readonly System[] = [
  { name: 'Android', text: 'Roboto', display: 'Noto Serif' },
  { name: 'Windows and Apple', text: 'Arial', display: 'Georgia' },
  { name: 'Liberation', text: 'Arial', display: 'Liberation Serif' },
  { name: 'DejaVu', text: 'DejaVu Sans', display: 'DejaVu Serif' },
]

/** Loads all fonts, those of systems too. */
export async function loadFonts(page: Page): Promise<void> {
  const failed = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ unicodeRange }) => unicodeRange === 'U+0-10FFFF')
    const results = await Promise.allSettled(faces.map((face) => face.load()))
    return faces
      .filter((_, index) => results[index]?.status === 'rejected')
      .map((face) => face.family)
  })
  expect(failed, 'fonts that the page asks for and the browser does not have').toEqual([])
}

/** How much of a page that has its fonts moves when they come to one that shows those of a system. */
export async function shiftsFrom(page: Page, { text, display }: System): Promise<number> {
  await setFonts(page, {
    '--mantine-font-family': `Figtree as ${text}`,
    '--display': `Fraunces as ${display}`,
  })
  const before = await shiftsOf(page)
  await setFonts(page, { '--mantine-font-family': '', '--display': '' })
  return (await shiftsOf(page)) - before
}

function setFonts(page: Page, variables: Record<string, string>): Promise<void> {
  return page.evaluate((set) => {
    const { style } = document.documentElement
    for (const [name, family] of Object.entries(set)) {
      style.setProperty(name, family && `'${family}'`)
    }
  }, variables)
}
