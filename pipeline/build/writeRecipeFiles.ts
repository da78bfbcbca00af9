import { recipeFile } from '../../src/addresses/paths.ts'
import { cooklangText } from '../export/cooklang.ts'
import { recipeUrl } from '../export/formats.ts'
import { paprikaArchive } from '../export/paprika.ts'
import { recipeFields } from '../content/documents/recipeFields.ts'
import type { Bundle } from './bundle.ts'
import type { OpenFolder } from '../system/openFolder.ts'

/** Writes the downloads of recipe pages for other applications, and returns their number. */
export function writeRecipeFiles(bundle: Bundle, site: OpenFolder): number {
  const { recipes, settings, words } = bundle.site.content
  for (const recipe of recipes) {
    const fields = recipeFields({ ...recipe })
    const url = recipeUrl(settings, recipe)
    site.write(recipeFile(recipe.id, 'cook'), cooklangText(fields, url, words))
    const archive = paprikaArchive([fields], () => url, words)
    site.write(recipeFile(recipe.id, 'paprikarecipes'), archive)
  }
  return 2 * recipes.length
}
