import { authorType } from './author.ts'
import { categoriesType } from './categories.ts'
import { collectionType } from './collection.ts'
import { navigationType } from './navigation.ts'
import { themeType } from './theme.ts'
import { pageType } from './page.ts'
import { postType } from './post.ts'
import { recipeType } from './recipe.ts'
import { reviewType } from './review.ts'
import { siteType } from './site.ts'

export const contentTypes = [
  recipeType,
  reviewType,
  postType,
  collectionType,
  pageType,
  authorType,
  categoriesType,
  navigationType,
  themeType,
  siteType,
]
