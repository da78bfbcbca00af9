import type { SiteData } from '../../admin/preview/siteData.ts'

export const picture = { name: 'reviews-6-0123456789', color: '#ffffff' }
export const review = {
  id: 6,
  productName: 'Knife',
  category: 'Cookware' as const,
  shortDescription: 'Sharp.',
  imageDesc: 'A knife.',
  picture,
  publicationBadge: undefined,
  rating: 4,
}
export const siteData: SiteData = {
  authors: [],
  cards: { recipes: [], reviews: [review], posts: [], collections: [] },
  tagged: (link) => `${link}&tag=toastery-20`,
  shopLink: (keyword) => `https://shop.example/${keyword}`,
  photo: () => undefined,
  defaultCount: 89,
}
