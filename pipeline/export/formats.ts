import { strToU8, zipSync } from 'fflate'
import { fileName, slug } from '../newDocument/fileName.ts'
import { cooklangText } from './cooklang.ts'
import { jsonLdRecipe } from './jsonLd.ts'
import { mealieRecipe } from './mealie.ts'
import { paprikaArchive } from './paprika.ts'
import type { RecipeFields } from './recipeFields.ts'

/** A file of an export. */
export interface ExportFile {
  name: string
  bytes: Uint8Array
}

interface Format {
  /** The files of some recipes; `urlOf` is the address of the page of one. */
  files: (recipes: readonly RecipeFields[], urlOf: (id: number) => string) => ExportFile[]
  /** Paths of fields that it cannot hold. */
  lost: readonly string[]
}

/** What no other application has a place for. */
const NOWHERE = [
  'acknowledge',
  'draft',
  'publishAt',
  'expireAt',
  'image',
  'ingredients.affiliateKeyword',
]
const OWN_WORDS = ['imageDesc', 'art', 'restKind', 'course', 'difficulty', 'allergens']

/** The formats of exports, by the names that the command line has for them. */
export const FORMATS = {
  cooklang: {
    files: (recipes, urlOf) =>
      recipes.map((recipe) => ({
        name: nameOf(recipe, '.cook'),
        bytes: strToU8(cooklangText(recipe, urlOf(recipe.id))),
      })),
    lost: [...NOWHERE, 'equipment.review'],
  },
  jsonld: {
    files: (recipes, urlOf) =>
      recipes.map((recipe) => ({
        name: nameOf(recipe, '.jsonld'),
        bytes: strToU8(`${JSON.stringify(jsonLdRecipe(recipe, urlOf(recipe.id)), null, 2)}\n`),
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
    files: (recipes, urlOf) =>
      recipes.map((recipe) => ({
        name: nameOf(recipe, '.zip'),
        bytes: zipSync(
          {
            [`${slug(recipe.title)}.json`]: strToU8(
              JSON.stringify(mealieRecipe(recipe, urlOf(recipe.id))),
            ),
          },
          { mtime: new Date(Date.UTC(1980, 0, 2)) },
        ),
      })),
    lost: [...NOWHERE, 'equipment.review'],
  },
  paprika: {
    files: (recipes, urlOf) => [
      { name: 'recipes.paprikarecipes', bytes: paprikaArchive(recipes, urlOf) },
    ],
    lost: [...NOWHERE, ...OWN_WORDS, 'equipment', 'cuisine', 'keywords', 'diet', 'rating'],
  },
} as const satisfies Record<string, Format>

export type FormatName = keyof typeof FORMATS

function nameOf({ id, title }: RecipeFields, ending: string): string {
  return fileName(id, title, ending)
}
