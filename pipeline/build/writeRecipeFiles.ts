import { recipeFile } from '../../src/addresses/paths.ts'
import { hashOf } from '../cache/hashOf.ts'
import { siteCache } from '../cache/siteCache.ts'
import { cooklangText } from '../export/cooklang.ts'
import { recipeUrl } from '../export/formats.ts'
import { paprikaArchive } from '../export/paprika.ts'
import { recipeFields } from '../export/recipeFields.ts'
import type { Bundle } from './bundle.ts'
import type { SiteFolder } from './siteFolder.ts'

/** Writes the files that recipe pages offer to other applications, and returns how many there are. */
export async function writeRecipeFiles(bundle: Bundle, site: SiteFolder): Promise<number> {
  const { recipes, settings } = bundle.site.content
  for (const recipe of recipes) {
    const key = `recipe-${hashOf([bundle.version, JSON.stringify(recipe)])}`
    const { cook, paprikarecipes } = await siteCache.of(key, () => {
      const fields = recipeFields({ ...recipe })
      const url = recipeUrl(settings, recipe)
      return {
        cook: cooklangText(fields, url),
        paprikarecipes: paprikaArchive([fields], () => url),
      }
    })
    site.write(recipeFile(recipe.id, 'cook'), cook)
    site.write(recipeFile(recipe.id, 'paprikarecipes'), paprikarecipes)
  }
  return 2 * recipes.length
}
