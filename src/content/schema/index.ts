import { authorType } from './author.ts'
import { categoriesType } from './categories.ts'
import { collectionType } from './collection.ts'
import { homeType } from './home.ts'
import { navigationType } from './navigation.ts'
import { themeType } from './theme.ts'
import { pageType } from './page.ts'
import { postType } from './post.ts'
import { recipeType } from './recipe.ts'
import { reviewType } from './review.ts'
import { siteType } from './site.ts'
import { wordsType } from './words.ts'
import type { ContentType } from './documentType.ts'

export const contentTypes = [
  recipeType,
  reviewType,
  postType,
  collectionType,
  pageType,
  authorType,
  categoriesType,
  homeType,
  navigationType,
  themeType,
  wordsType,
  siteType,
]

/** @param name from the content folder, with forward slashes */
export function contentTypeOf(name: string): ContentType | undefined {
  return contentTypes.find((type) => belongsTo(name, type))
}

function belongsTo(name: string, { folder, extension, singleFile }: ContentType): boolean {
  if (singleFile) return name === `${singleFile}${extension}`
  const dir = name.slice(0, Math.max(0, name.lastIndexOf('/')))
  return dir === folder && name.endsWith(extension)
}
