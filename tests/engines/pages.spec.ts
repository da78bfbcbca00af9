/** Every kind of page, and navigation between them. */
import { ROUTES } from '../e2e/audit/routes.ts'
import { recipes } from '../e2e/support/reading.ts'
import { HEIGHT } from './tab.ts'
import { expect, test } from './test.ts'

const MENU = '#menu a'
const START = /\/assets\/start-[^/]*\.js$/

const topOf = (link = '') => document.querySelector(link)?.getBoundingClientRect().top

for (const route of ROUTES) {
  test(`${route} has its heading, answers, and is no wider than a phone`, async ({ tab }) => {
    await tab.engine.resize(390)
    await tab.visit(route)
    await tab.expectTexts('h1', [expect.stringMatching(/\w/)])
    const widths = () => tab.run(() => [innerWidth, document.documentElement.scrollWidth])
    await expect.poll(widths).toEqual([390, 390])
  })
}

/** Says whether text is drawn in the site's own font. */
function isInSiteFont(part = '') {
  const element = document.querySelector(part)
  const context = document.createElement('canvas').getContext('2d')
  if (!element || !context) return false
  const [own = ''] = getComputedStyle(element).fontFamily.split(',')
  const widths = [`${own}, monospace`, 'monospace'].map((fonts) => {
    context.font = `600 40px ${fonts}`
    return context.measureText('Rice, beans and squash').width
  })
  return widths[0] !== widths[1]
}

test('headings and text are drawn in the fonts of the site', async ({ tab }) => {
  await tab.visit('/about')
  await expect.poll(() => tab.run(isInSiteFont, 'main h1')).toBe(true)
  await expect.poll(() => tab.run(isInSiteFont, 'main p')).toBe(true)
})

test('a link gives title and focus to its page; Back gives both back, and the place on the page', async ({
  tab,
}) => {
  const { title = '', address = '' } = recipes[30] ?? {}
  const link = `article a[href="${address}"]`
  const pageTitle = () => tab.run(() => document.title)
  await tab.visit('/recipes')
  await tab.press(link)
  await tab.expectTexts('h1', [title])
  await tab.expectFocus('h1')
  await expect.poll(pageTitle).toContain(title)
  expect(await tab.run(() => scrollY)).toBe(0)
  await tab.back()
  await tab.expectFocus(link)
  await expect.poll(pageTitle).toMatch(/^Recipes/)
  await expect.poll(() => tab.run(topOf, link)).toBeLessThan(HEIGHT)
})

test('the first Tab reaches the skip link, which leads to the content', async ({ tab }) => {
  await tab.visit('/')
  await tab.key('Tab')
  await tab.expectFocus('a[href="#main"]')
  await tab.key('Enter')
  await tab.expectFocus('main')
})

test('on a phone the menu opens, closes with Escape, and leads to its pages', async ({ tab }) => {
  await tab.engine.resize(390)
  await tab.visit('/')
  await tab.press('button', 'Open menu')
  await tab.expectTexts(MENU, expect.arrayContaining(['Recipes', 'Blog']))
  await tab.key('Escape')
  await tab.expectTexts(MENU, [])
  await tab.expectFocus('[aria-controls="menu"]')
  await tab.key('Enter')
  await tab.press(MENU, 'Blog')
  await tab.expectAddress('/blog')
  await tab.expectFocus('h1')
})

test('the chosen colors are kept', async ({ tab }) => {
  const color = () => tab.run(() => getComputedStyle(document.body).backgroundColor)
  await tab.visit('/')
  const light = await color()
  await tab.press('button', 'Use dark colors')
  await expect.poll(color).not.toBe(light)
  const dark = await color()
  await tab.visit('/blog/1')
  expect(await color()).toBe(dark)
})

test('what is pressed before the page answers opens what it opens', async ({ tab }) => {
  await tab.engine.resize(390)
  tab.site.hold(START)
  await tab.engine.open(`${tab.site.url}/about`)
  await expect.poll(() => tab.site.waiting.length).toBe(1)
  await tab.press('button', 'Open menu')
  await tab.expectTexts(MENU, [])
  tab.site.release()
  await tab.expectTexts(MENU, expect.arrayContaining(['Blog']))
})

test('a category filters before the page answers, and after', async ({ tab }) => {
  const dinner = recipes.filter(({ values }) => values.category === 'Dinner')
  const titles = dinner.map(({ title }) => title)
  tab.site.hold(START)
  await tab.engine.open(`${tab.site.url}/recipes`)
  await tab.press('main button', 'Dinner')
  await tab.expectTexts('article h2', titles)
  tab.site.release()
  await tab.untilAlive()
  await tab.expectAddress('/recipes?category=Dinner')
  await tab.expectTexts('article h2', titles)
})

test('the newsletter is offered after a while; Escape closes it, and gives the focus back', async ({
  tab,
}) => {
  await tab.run(() => localStorage.clear())
  await tab.visit('/')
  await tab.run(() => document.querySelector<HTMLElement>('main a')?.focus())
  await tab.expectFocus('dialog[open] input')
  await tab.key('Escape')
  await tab.expectFocus('main a')
  expect(await tab.stored('newsletter-popup-seen')).toBe(true)
})
