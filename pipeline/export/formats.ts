import { strToU8 } from 'fflate'
import { documentPath } from '../../src/kinds/kinds.ts'
import { FIELDS_OF_SITE, OWN_FIELDS } from '../import/readers/ownFields.ts'
import { fileName } from '../content/values/fileName.ts'
import { cooklangText } from './cooklang.ts'
import { paprikaArchive } from './paprika.ts'
import type { RecipeFields } from '../content/values/recipeFields.ts'

interface ExportFile {
  name: string
  bytes: Uint8Array
}

/** @param site the address ends without a slash */
export function recipeUrl(site: string, { id }: Pick<RecipeFields, 'id'>): string {
  return site + documentPath('recipes', id)
}

interface Format {
  files: (recipes: readonly RecipeFields[], site: string) => ExportFile[]
  /** Fields that it cannot hold. */
  lost: readonly string[]
}

/** No other application has these. */
const NOWHERE = [...FIELDS_OF_SITE, 'ingredients.affiliateKeyword']

/** The formats by their names on the command line. */
export const FORMATS = {
  cooklang: {
    files: (recipes, site) =>
      recipes.map((recipe) => ({
        name: fileName(recipe.id, recipe.title, '.cook'),
        bytes: strToU8(cooklangText(recipe, recipeUrl(site, recipe))),
      })),
    lost: [...NOWHERE, 'equipment.review'],
  },
  paprika: {
    files: (recipes, site) => [
      {
        name: 'recipes.paprikarecipes',
        bytes: paprikaArchive(recipes, (recipe) => recipeUrl(site, recipe)),
      },
    ],
    lost: [...NOWHERE, ...OWN_FIELDS, 'equipment', 'keywords', 'rating'],
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof FORMATS
