import { ALL_RECIPES, type AllRecipes } from '../../src/addresses/offlineFiles.ts'
import { PICTURE_WIDTHS, pictureAddress } from '../../src/addresses/pictureFiles.ts'
import { dataPath, paths } from '../../src/addresses/paths.ts'
import type { WrittenPage } from './prerenderSite.ts'
import type { OpenFolder } from '../system/openFolder.ts'

const [NARROW, WIDE] = PICTURE_WIDTHS
const RECIPE = new RegExp(`^${paths.recipes}/\\d+$`)

/** Writes the pages that “Keep all recipes” keeps, and their bytes; see offline/cachePage.ts. */
export function writeOfflineList(pages: WrittenPage[], site: OpenFolder): void {
  const recipes = pages.filter(({ pathname }) => RECIPE.test(pathname))
  const files = new Set<string>()
  for (const { pathname, pictures } of recipes) {
    const html = `${pathname}/index.html`
    for (const file of [html, dataPath(pathname), ...pictures.map(pictureFile)]) files.add(file)
  }
  const bytes = [...files].reduce((sum, file) => sum + site.sizeOf(file), 0)
  const all: AllRecipes = { paths: recipes.map(({ pathname }) => pathname), bytes }
  site.write(ALL_RECIPES, JSON.stringify(all))
}

/** The first picture, which the page is about, is kept in a larger size. */
function pictureFile(name: string, index: number): string {
  return pictureAddress(name, `-${index === 0 ? WIDE : NARROW}.avif`)
}
