import type { Value } from '../../pipeline/content/checkScalar.ts'
import type { Page, Post, Recipe, Review } from '../../src/content/door.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import {
  postPage,
  recipePage,
  type RelatedCards,
  reviewPage,
  standingPageData,
} from '../../src/content/documentPages.ts'
import type { PreviewPage } from './message.ts'
import { pictureOf, type SiteData } from './siteData.ts'

type Values = Record<string, Value>

/** What stands at the foot of a page is found by the build, which compares all documents. */
const NOTHING: RelatedCards = { recipes: [], reviews: [], posts: [] }
const ALONE = { neighbors: { previous: undefined, next: undefined }, related: NOTHING }

/**
 * The page that a document has on the site.
 *
 * @param values of a document that passed the check
 */
export function previewPage(
  { name, folder }: ContentType,
  values: Values,
  site: SiteData,
): PreviewPage {
  const document = { ...values, picture: pictureOf(site, folder, values) }
  switch (folder) {
    case 'recipes':
      return { name: 'recipe', data: recipePage(checked<Recipe>(document), site.shopLink, NOTHING) }
    case 'reviews':
      return {
        name: 'review',
        data: reviewPage(checked<Review>(document), site.reviewCount, NOTHING),
      }
    case 'posts':
      return { name: 'post', data: postPage(checked<Post>(document), site.cards, ALONE) }
    case 'pages': {
      const page = checked<Page>(values)
      return { name: page.slug === 'privacy' ? 'privacy' : 'about', data: standingPageData(page) }
    }
    default:
      throw new Error(`A ${name} has no page to preview it as.`)
  }
}

/**
 * The values as the type that they were checked against. They take the way through JSON, as they
 * do in the build, where the generated modules give them their types.
 */
function checked<Document>(values: object): Document {
  return JSON.parse(JSON.stringify(values))
}
