import { ALL_RECIPES, type AllRecipes } from '../../src/addresses/offlineFiles.ts'
import { dataPath, paths } from '../../src/addresses/paths.ts'
import { keptPicture } from '../../src/offline/pageNeeds.ts'
import type { WrittenPage } from './prerenderSite.ts'
import type { OpenFolder } from '../system/openFolder.ts'

const RECIPE = new RegExp(`^${paths.recipes}/\\d+$`)

/** Lists the pages and sizes in bytes for “Keep all recipes”; see offline/cachePage.ts. */
export function writeOfflineList(pages: WrittenPage[], site: OpenFolder): void {
  const recipes = pages.filter(({ pathname }) => RECIPE.test(pathname))
  const files = recipes.flatMap(({ pathname, pictures }) => [
    `${pathname}/index.html`,
    dataPath(pathname),
    ...pictures.map(keptPicture),
  ])
  const bytes = [...new Set(files)].reduce((sum, file) => sum + site.sizeOf(file), 0)
  const all: AllRecipes = { paths: recipes.map(({ pathname }) => pathname), bytes }
  site.write(ALL_RECIPES, JSON.stringify(all))
}
