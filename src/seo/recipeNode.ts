import type { Recipe } from 'schema-dts'
import type { PageData } from '../content/pageData.ts'
import { canonicalUrl } from '../addresses/canonicalUrl.ts'
import { paths } from '../addresses/paths.ts'
import { searchImages } from './searchImages.ts'
import { authorNode } from './authorNode.ts'
import { recipeProperties } from './recipeProperties.ts'

/** https://developers.google.com/search/docs/appearance/structured-data/recipe */
export function recipeNode(recipe: NonNullable<PageData<'recipe'>>) {
  return {
    ...recipeProperties(recipe, canonicalUrl(paths.recipe(recipe.id))),
    image: searchImages(recipe),
    author: authorNode(recipe.author),
    dateModified: recipe.updated,
    keywords: [keywordsIn(recipe.title), ...(recipe.keywords ?? [])].join(', '),
  } as const satisfies Recipe
}

/** `Chana masala with rice` as “Chana masala, rice”; search engines want no category here. */
function keywordsIn(title: string): string {
  return title.split(' with ').join(', ')
}
