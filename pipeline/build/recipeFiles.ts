import { recipeFile } from '../../src/addresses/paths.ts'
import { cooklangText } from '../export/cooklang.ts'
import { recipeUrl } from '../export/formats.ts'
import { paprikaArchive } from '../export/paprika.ts'
import { recipeFields } from '../export/recipeFields.ts'
import type { SiteContent } from '../feeds/siteContent.ts'

/** The files that the page of each recipe offers to other applications, by their names in the site. */
export function recipeFiles({ recipes, settings }: SiteContent): [string, string | Uint8Array][] {
  return recipes.flatMap((recipe): [string, string | Uint8Array][] => {
    const fields = recipeFields({ ...recipe })
    const url = recipeUrl(settings, fields)
    return [
      [recipeFile(recipe.id, 'cook'), cooklangText(fields, url)],
      [recipeFile(recipe.id, 'paprikarecipes'), paprikaArchive([fields], () => url)],
    ]
  })
}
