/** Measures what a browser needs to show the answer to a filter, on the built site's list of recipes. */
import { readFile } from 'node:fs/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { startStaticHost } from '../../pipeline/server/staticHost.ts'
import { dataPath, paths } from '../../src/addresses/paths.ts'
import type { RecipeCardData } from '../../src/content/cards.ts'
import { buildFinder } from '../../src/content/finding/buildFinder.ts'
import { type PageFile, writePageFile } from '../../src/content/pageFile.ts'
import { STORAGE_KEYS } from '../../src/storage/storedList.ts'
import { madeUpRecipes } from '../../tests/madeUpRecipes.ts'
import { CHROMIUM_FLAGS, findBrowser } from '../test/findBrowser.ts'
import { median } from './median.ts'

/** One change: until the first cards stand in the page, laid out, and until all of them do. */
interface Drawn {
  first: number
  all: number
}

/** Filters whose buttons are pressed in turn, each of which changes most of the cards. */
const PRESSED = ['Up to 45 min', 'Vegan', 'Up to 30 min', 'Gluten-free', 'Vegan', 'Gluten-free']

const ROUNDS = 4

/**
 * @param size how many recipes there are
 * @returns medians over all presses, in milliseconds of a page that is not slowed down
 */
export async function drawFilters(size: number): Promise<Drawn> {
  const host = await startStaticHost({ root: 'dist', port: 0 })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_FLAGS })
  try {
    const page = await openFiltered(browser, host.url, size)
    const runs: Drawn[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of PRESSED) runs.push(await press(page, name))
    }
    return {
      first: median(runs.map(({ first }) => first)),
      all: median(runs.map(({ all }) => all)),
    }
  } finally {
    await browser.close()
    await host.close()
  }
}

/** The list of made-up recipes with some filter in its address, and the panel open. */
async function openFiltered(browser: Browser, url: string, size: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const recipes = madeUpRecipes(size, 'bench')
  const built: PageFile<{ recipes: RecipeCardData[] }> = JSON.parse(
    await readFile(`dist${dataPath(paths.recipes)}`, 'utf8'),
  )
  const cards = recipes.map((recipe, index) => ({
    ...built.data.recipes[index % built.data.recipes.length],
    id: recipe.id,
    title: recipe.title,
    category: recipe.category,
  }))
  const data = JSON.stringify({ ...built.data, recipes: cards })
  const body = writePageFile({ code: built.code, version: 'other' }, data)
  await page.route(`**${dataPath(paths.recipes)}`, (route) => route.fulfill({ body }))
  const json = JSON.stringify(buildFinder(recipes))
  await page.route('**/assets/finding/*', (route) => route.fulfill({ body: json }))
  await page.addInitScript((key) => localStorage.setItem(key, 'true'), STORAGE_KEYS.popupSeen)
  await page.goto(`${url}${paths.recipes}?time=30`)
  // Without the filter, all of them are drawn first.
  await page.getByText(/^\d+ recipes found$/).waitFor({ timeout: 120_000 })
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('group', { name: 'Filters' }).waitFor()
  return page
}

async function press(page: Page, name: string): Promise<Drawn> {
  const button = page.getByRole('group', { name: 'Filters' }).getByRole('button', { name }).first()
  return button.evaluate(async (pressed: HTMLElement) => {
    const { body } = document
    void body.offsetHeight
    const start = performance.now()
    pressed.click()
    // React answers a press in a microtask.
    await Promise.resolve()
    void body.offsetHeight
    const first = performance.now() - start
    // What is left to draw is drawn when the browser has nothing else to do.
    await new Promise((resolve) => requestIdleCallback(resolve))
    void body.offsetHeight
    return { first, all: performance.now() - start }
  })
}
