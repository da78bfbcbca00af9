import { strToU8, zipSync } from 'fflate'
import { documentPath } from '../../src/kinds/kinds.ts'
import { fileName, slug } from '../newDocument/fileName.ts'
import { cooklangText } from './cooklang.ts'
import { jsonLdRecipe } from './jsonLd.ts'
import { mealieRecipe } from './mealie.ts'
import { paprikaArchive } from './paprika.ts'
import type { RecipeFields } from './recipeFields.ts'

export interface ExportFile {
  name: string
  bytes: Uint8Array
}

export interface ExportedSite {
  /** Without a slash at its end. */
  address: string
  brand: string
}

export function recipeUrl(
  { address }: Pick<ExportedSite, 'address'>,
  { id }: Pick<RecipeFields, 'id'>,
): string {
  return address + documentPath('recipes', id)
}

interface Format {
  files: (recipes: readonly RecipeFields[], site: ExportedSite) => ExportFile[]
  /** Fields that it cannot hold. */
  lost: readonly string[]
}

/** No other application has these. */
const NOWHERE = [
  'acknowledge',
  'draft',
  'publishAt',
  'expireAt',
  'redirectFrom',
  'image',
  'imageFocus',
  'ingredients.affiliateKeyword',
]
const OWN_WORDS = ['headnote', 'imageDesc', 'restKind', 'course', 'difficulty', 'allergens']

/** By the names of the command line. */
export const FORMATS = {
  cooklang: {
    files: (recipes, site) =>
      recipes.map((recipe) => ({
        name: exportName(recipe, '.cook'),
        bytes: strToU8(cooklangText(recipe, recipeUrl(site, recipe))),
      })),
    lost: [...NOWHERE, 'equipment.review'],
  },
  jsonld: {
    files: (recipes, site) =>
      recipes.map((recipe) => ({
        name: exportName(recipe, '.jsonld'),
        bytes: strToU8(
          `${JSON.stringify(jsonLdRecipe(recipe, recipeUrl(site, recipe), site.brand), null, 2)}\n`,
        ),
      })),
    lost: [
      ...NOWHERE,
      ...OWN_WORDS,
      'equipment.review',
      'rating',
      'notes',
      'ingredients.group',
      'diet.dairy-free',
      'diet.nut-free',
    ],
  },
  mealie: {
    files: (recipes, site) =>
      recipes.map((recipe) => ({
        name: exportName(recipe, '.zip'),
        bytes: zipSync(
          {
            [`${slug(recipe.title)}.json`]: strToU8(
              JSON.stringify(mealieRecipe(recipe, recipeUrl(site, recipe))),
            ),
          },
          { mtime: new Date(Date.UTC(1980, 0, 2)) },
        ),
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
    lost: [...NOWHERE, ...OWN_WORDS, 'equipment', 'cuisine', 'keywords', 'diet', 'rating'],
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof FORMATS

function exportName({ id, title }: RecipeFields, ending: string): string {
  return fileName(id, title, ending)
}
