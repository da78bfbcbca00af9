/** The anchors in pages that links can use, as `/recipes/7#ingredients`. */

/** The parts of a document's page, each with the fields that it shows. */
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
} as const satisfies Record<string, AnchorFields>

export type AnchorFields = Readonly<Record<string, string | readonly string[]>>

export const homeAnchors = ['featured', 'top-reviews', 'latest', 'join'] as const

export const sharedAnchors = ['newsletter'] as const
