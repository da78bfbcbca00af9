import { withBase } from '../../src/addresses/base.ts'
import { withAffiliateTag } from '../../pipeline/content/documents/affiliateTag.ts'
import authors from 'contentlayer/generated/Author/_index.json'
import site from 'contentlayer/generated/Site/_index.json'
import type { AuthorLink } from '../../src/content/prerender/documentPages.ts'
import type { CardData, CardLists } from '../../src/content/prerender/cards.ts'
import { toDocumentLink } from '../../src/content/prerender/documentLink.ts'
import type { PageData } from '../../src/content/prerender/pageData.ts'
import type { PageFile } from '../../src/content/pageFile.ts'
import type { PictureData } from '../../src/content/picture.ts'
import type { Folder } from '../../src/kinds/kinds.ts'
import { dataPath, paths } from '../../src/addresses/paths.ts'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'

export interface SiteData {
  cards: CardLists
  authors: readonly AuthorLink[]
  tagged: (link: string) => string
  shopLink: (keyword: string) => string | undefined
  /** Returns the address of a photo in this window; undefined while it is unavailable. */
  photo: (path: string) => string | undefined
  defaultCount: number | undefined
}

type ListName = 'recipes' | 'reviews' | 'blog' | 'collections' | 'comparisons'

async function fetchPage<N extends ListName>(name: N): Promise<PageData<N> | null> {
  const response = await fetch(withBase(dataPath(paths[name])))
  if (!response.ok) return null
  const { data }: PageFile<PageData<N>> = await response.json()
  return data
}

export async function readSiteData(): Promise<SiteData> {
  const [recipes, reviews, blog, collections, comparisons] = await Promise.all([
    fetchPage('recipes'),
    fetchPage('reviews'),
    fetchPage('blog'),
    fetchPage('collections'),
    fetchPage('comparisons'),
  ])
  const { affiliate, affiliateProducts, defaultReviewCount }: Partial<typeof site> = site
  return {
    cards: {
      recipes: recipes?.recipes ?? [],
      reviews: reviews?.reviews ?? [],
      posts: blog?.posts ?? [],
      collections: collections?.collections ?? [],
    },
    photo: () => undefined,
    authors,
    defaultCount: defaultReviewCount,
    tagged: (link) => (affiliate ? withAffiliateTag(link, affiliate) : link),
    shopLink(keyword) {
      const product = affiliateProducts?.find((candidate) => candidate.keyword === keyword)
      return comparisons?.products.find(({ id }) => id === product?.review)?.affiliateLink
    },
  }
}

/** Returns the external or published picture of a document; undefined for an unsaved upload. */
export function publishedPicture(
  { cards }: SiteData,
  folder: Folder,
  values: Readonly<Record<string, unknown>>,
): PictureData | undefined {
  const address = String(values.image ?? values.imageDesc)
  if (isImageAddress(address)) return { address }
  const wanted = toDocumentLink(folder, values)
  const cardLists: { [F in Folder]?: readonly CardData[] } = cards
  return cardLists[folder]?.find((card) => {
    const link = toDocumentLink(folder, card)
    // The values of a collection lack its key, which is its file name.
    return wanted.key === '' ? link.title === wanted.title : link.key === wanted.key
  })?.picture
}
