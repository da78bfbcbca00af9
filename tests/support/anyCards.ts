import type { CardLists } from '../../src/content/prerender/cards.ts'

const PICTURE = {
  imageDesc: 'A plate on a table.',
  picture: { name: 'plate-1f2e3d4c5b', color: '#123456' },
  publicationBadge: undefined,
}

/** Cards of one document or two of each kind, whatever the content. */
export function anyCards(): CardLists {
  const recipe = {
    ...PICTURE,
    category: 'Lunch' as const,
    totalTime: 150,
    rest: undefined,
    servings: 4,
  }
  const review = {
    ...PICTURE,
    id: 6,
    productName: 'Edgemoor 8-Inch Knife',
    category: 'Knives' as const,
    shortDescription: 'Sharp for a year.',
    rating: 4,
  }
  const post = {
    ...PICTURE,
    id: 3,
    title: 'How to salt',
    category: 'Cooking Tips' as const,
    date: '2025-10-12',
    excerpt: 'Early, and little.',
  }
  const collection = {
    ...PICTURE,
    slug: 'one-pan',
    title: 'One pan, no fuss',
    description: 'Less to wash.',
    count: 5,
  }
  return {
    recipes: [
      { ...recipe, id: 7, title: 'Lemon-herb salmon', rest: '4 h chilling' },
      { ...recipe, id: 8, title: 'Chana masala' },
    ],
    reviews: [review],
    posts: [post],
    collections: [collection],
  }
}
