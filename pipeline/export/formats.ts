import { strToU8, zipSync } from 'fflate'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import { documentPath } from '../../src/kinds/kinds.ts'
import { recipeProperties } from '../../src/seo/recipeProperties.ts'
import { FIELDS_OF_SITE, FIELDS_OF_SOME, OWN_FIELDS } from '../content/documents/ownFields.ts'
import { fileName } from '../content/documents/fileName.ts'
import { slug } from '../../src/shared/slug.ts'
import { cooklangText } from './cooklang.ts'
import { mealieRecipe } from './mealie.ts'
import { NO_DATE, paprikaArchive } from './paprika.ts'
import type { RecipeFields } from '../content/documents/recipeFields.ts'

export interface ExportedSite {
  /** The site URL, without a trailing slash. */
  address: string
  brand: string
}

export function recipeUrl(site: Pick<ExportedSite, 'address'>, recipe: { id: number }): string {
  return site.address + documentPath('recipes', recipe.id)
}

/** Fields that no other application supports. */
const NOWHERE = [...FIELDS_OF_SITE, 'ingredients.affiliateKeyword', 'ingredients.recipe']

function oneFilePerRecipe(
  ending: string,
  write: (recipe: RecipeFields, url: string, site: ExportedSite) => string | Uint8Array,
) {
  return (recipes: readonly RecipeFields[], site: ExportedSite) =>
    recipes.map((recipe) => ({
      name: fileName(recipe.id, recipe.title, ending),
      content: write(recipe, recipeUrl(site, recipe), site),
    }))
}

/** Writes https://schema.org/Recipe with the brand as its author. */
function jsonLdRecipe(recipe: RecipeFields, url: string, brand: string): object {
  const { keywords, values } = recipe
  return {
    '@context': 'https://schema.org',
    ...recipeProperties(recipe, url),
    author: { '@type': 'Organization', name: brand },
    image: isImageAddress(String(values.image)) ? values.image : undefined,
    keywords: keywords.join(', ') || undefined,
  }
}

export const FORMATS = {
  cooklang: {
    files: oneFilePerRecipe('.cook', (recipe, url) => cooklangText(recipe, url)),
    lost: [...NOWHERE, 'equipment.review'],
  },
  jsonld: {
    files: oneFilePerRecipe('.jsonld', (recipe, url, { brand }) => {
      return `${JSON.stringify(jsonLdRecipe(recipe, url, brand), null, 2)}\n`
    }),
    lost: [
      ...NOWHERE,
      ...OWN_FIELDS.filter((name) => !FIELDS_OF_SOME.includes(name)),
      'equipment.review',
      'rating',
      'notes',
      'ingredients.group',
      'diet.dairy-free',
      'diet.nut-free',
    ],
  },
  mealie: {
    files: oneFilePerRecipe('.zip', (recipe, url) => {
      const json = strToU8(JSON.stringify(mealieRecipe(recipe, url)))
      return zipSync({ [`${slug(recipe.title)}.json`]: json }, { mtime: NO_DATE })
    }),
    lost: [...NOWHERE, 'equipment.review'],
  },
  paprika: {
    files(recipes: readonly RecipeFields[], site: ExportedSite) {
      const content = paprikaArchive(recipes, (recipe) => recipeUrl(site, recipe))
      return [{ name: 'recipes.paprikarecipes', content }]
    },
    lost: [...NOWHERE, ...OWN_FIELDS, 'equipment', 'keywords', 'rating'],
  },
}

export type FormatName = keyof typeof FORMATS
