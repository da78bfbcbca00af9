import type { Value } from '../../pipeline/content/document.ts'
import { describeCooking } from '../../pipeline/content/cooking/describeCooking.ts'
import type { Cards } from '../../src/content/cards.ts'
import {
  collectionPage,
  postPage,
  recipePage,
  reviewPage,
  standingPageData,
} from '../../src/content/documentPages.ts'
import type { DocumentOf, Page, Recipe } from '../../src/content/documents.ts'
import { packCooking } from '../../src/content/cooking/packedCooking.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { pageType } from '../../src/content/schema/page.ts'
import { type Folder, kindOf } from '../../src/kinds/kinds.ts'
import type { PreviewPage } from './message.ts'
import { pictureOf, type SiteData } from './siteData.ts'

type Values = Record<string, Value>

/** What stands at the foot of a page is found by the build, which compares all documents. */
const NOTHING: Cards = { recipes: [], reviews: [], posts: [], collections: [] }
const ALONE = { neighbors: { previous: undefined, next: undefined }, related: NOTHING }

const PAGES: { [F in Folder]: (document: DocumentOf<F>, site: SiteData) => PreviewPage } = {
  recipes: (recipe, { shopLink, cards }) => ({
    name: 'recipe',
    data: recipePage(withCooking(recipe), { shopLink, reviews: cards.reviews }, NOTHING),
  }),
  reviews: (review, { reviewCount, cards, tagged }) => ({
    name: 'review',
    data: reviewPage(
      { ...review, affiliateLink: tagged(review.affiliateLink) },
      {
        defaultCount: reviewCount,
        reviews: cards.reviews,
        related: NOTHING,
      },
    ),
  }),
  posts: (post, { cards }) => ({ name: 'post', data: postPage(post, cards, ALONE) }),
  collections: (collection, { cards }) => ({
    name: 'collection',
    data: collectionPage(collection, cards, NOTHING),
  }),
}

/**
 * The page that a document has on the site.
 *
 * @param values of a document that passed the check
 */
export function previewPage(type: ContentType, values: Values, site: SiteData): PreviewPage {
  const kind = kindOf(type.folder)
  if (kind) return pageOfKind(kind.folder, values, site)
  if (type !== pageType) throw new Error(`A ${type.name} has no page to preview it as.`)
  const page = checked<Page>(values)
  return { name: page.slug === 'privacy' ? 'privacy' : 'about', data: standingPageData(page) }
}

/** The form has the fields alone, and the page shows what the build reads in them, too. */
function withCooking(recipe: Recipe): Recipe {
  const ingredients = recipe.ingredients.map(({ text }) => text)
  return { ...recipe, cooking: packCooking(describeCooking({ ...recipe, ingredients })) }
}

function pageOfKind<F extends Folder>(folder: F, values: Values, site: SiteData): PreviewPage {
  const document = { ...values, picture: pictureOf(site, folder, values) }
  return PAGES[folder](checked<DocumentOf<F>>(document), site)
}

/**
 * The values as the type that they were checked against. They take the way through JSON, as they
 * do in the build, where the generated modules give them their types.
 */
function checked<Document>(values: object): Document {
  return JSON.parse(JSON.stringify(values))
}
