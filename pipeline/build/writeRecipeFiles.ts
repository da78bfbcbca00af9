import { recipeFile } from '../../src/addresses/paths.ts'
import { cooklangText } from '../export/cooklang.ts'
import { recipeUrl } from '../export/formats.ts'
import { paprikaArchive } from '../export/paprika.ts'
import { recipeFields } from '../export/recipeFields.ts'
import type { Bundle } from './bundle.ts'
import { hashOf } from './hashOf.ts'
import type { SiteFolder } from './siteFolder.ts'

/**
 * Writes the files that the page of each recipe offers to other applications, when the recipe, the
 * code or the settings have changed since they were.
 *
 * @returns how many there are
 */
export async function writeRecipeFiles(bundle: Bundle, site: SiteFolder): Promise<number> {
  const { recipes, settings } = bundle.site.content
  for (const recipe of recipes) {
    const key = hashOf([bundle.version, JSON.stringify(recipe)])
    const fields = () => recipeFields({ ...recipe })
    const url = recipeUrl(settings, recipe)
    await site.place(recipeFile(recipe.id, 'cook'), `cook ${key}`, () =>
      cooklangText(fields(), url),
    )
    await site.place(recipeFile(recipe.id, 'paprikarecipes'), `paprika ${key}`, () =>
      paprikaArchive([fields()], () => url),
    )
  }
  return 2 * recipes.length
}
