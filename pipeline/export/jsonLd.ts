import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import { recipeProperties } from '../../src/seo/recipeProperties.ts'
import type { RecipeFields } from '../content/values/recipeFields.ts'

/** https://schema.org/Recipe; `brand` stands for its authors. */
export function jsonLdRecipe(recipe: RecipeFields, url: string, brand: string): object {
  const { keywords, values } = recipe
  return {
    '@context': 'https://schema.org',
    ...recipeProperties(recipe, url),
    author: { '@type': 'Organization', name: brand },
    image: isImageAddress(String(values.image)) ? values.image : undefined,
    keywords: keywords.join(', ') || undefined,
  }
}
