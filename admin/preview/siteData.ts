import { withTag } from '../../pipeline/content/affiliateTag.ts'
import type { Value } from '../../pipeline/content/document.ts'
import site from 'contentlayer/generated/Site/_index.json'
import type { CardData, Cards } from '../../src/content/cards.ts'
import { documentLink } from '../../src/content/documentLink.ts'
import type { PageData, PageName } from '../../src/content/pageData.ts'
import type { PageFile } from '../../src/content/pageFile.ts'
import type { PictureData } from '../../src/content/picture.ts'
import type { Folder } from '../../src/kinds/kinds.ts'
import { dataPath, paths } from '../../src/addresses/paths.ts'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import { settings } from '../../src/settings/settings.ts'

/** What the page of a document shows of others, as the site publishes it. */
export interface SiteData {
  cards: Cards
  /** The link as the build writes it. */
  tagged: (link: string) => string
  /** Where what a keyword stands for can be bought. */
  shopLink: (keyword: string) => string | undefined
  /** Of a product that names none. */
  reviewCount: number | undefined
}

/** Reads the data of a page of the site; null when it is not there. */
async function read<N extends PageName>(_name: N, path: string): Promise<PageData<N> | null> {
  const response = await fetch(dataPath(path))
  if (!response.ok) return null
  const { data }: PageFile<PageData<N>> = await response.json()
  return data
}

/** Reads the lists of the site. */
export async function readSiteData(): Promise<SiteData> {
  const [recipes, reviews, blog, collections, comparisons] = await Promise.all([
    read('recipes', paths.recipes),
    read('reviews', paths.reviews),
    read('blog', paths.blog),
    read('collections', paths.collections),
    read('comparisons', paths.comparisons),
  ])
  const { affiliate, affiliateProducts, defaultReviewCount }: Partial<typeof site> = site
  return {
    cards: {
      recipes: recipes?.recipes ?? [],
      reviews: reviews?.reviews ?? [],
      posts: blog?.posts ?? [],
      collections: collections?.collections ?? [],
    },
    reviewCount: defaultReviewCount,
    tagged: (link) => (affiliate ? withTag(link, affiliate) : link),
    shopLink(keyword) {
      const product = affiliateProducts?.find((candidate) => candidate.keyword === keyword)
      return comparisons?.products.find(({ id }) => id === product?.review)?.affiliateLink
    },
  }
}

/**
 * The picture of a document: an image elsewhere as it is, any other as it was last published; until
 * there is one, the site's own.
 */
export function pictureOf(
  { cards }: SiteData,
  folder: Folder,
  values: Record<string, Value>,
): PictureData {
  const address = String(values.image ?? values.imageDesc)
  if (isImageAddress(address)) return { address }
  const own = documentLink(folder, values).key
  const documents: CardData[] = cards[folder]
  const found = documents.find((card) => documentLink(folder, card).key === own)
  return found?.picture ?? settings.blogPicture.picture
}
