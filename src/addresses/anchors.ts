/**
 * The parts of pages that a link can lead to, as `/recipes/7#ingredients`; a test holds them
 * against the built site.
 */

/** In the page of a document: the part, and the field that it shows, or some, of which one will do. */
export const documentAnchors = {
  recipes: {
    ingredients: 'ingredients',
    equipment: 'equipment',
    instructions: 'instructions',
    notes: 'notes',
    nutrition: 'nutrition',
  },
  reviews: {
    pros: 'pros',
    cons: 'cons',
    facts: ['price', 'dimensions', 'weight', 'tested', 'alternatives', 'updated'],
    'detailed-review': 'detailedReview',
    verdict: 'verdict',
  },
  posts: { 'quick-tips': 'tips' },
  pages: { mission: 'mission', values: 'values' },
} as const satisfies Record<string, Parts>

/** The fields that each part of a page shows. */
export type Parts = Readonly<Record<string, string | readonly string[]>>

/** In the home page. */
export const homeAnchors = ['featured', 'top-reviews', 'latest', 'join'] as const

/** In every page. */
export const sharedAnchors = ['newsletter'] as const
