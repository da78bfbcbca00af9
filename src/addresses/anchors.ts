/** The anchors of pages for links such as `/recipes/7#ingredients`. */

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
    scores: 'scores',
    facts: ['price', 'dimensions', 'weight', 'alternatives', 'updated'],
    tested: 'tested',
    'detailed-review': 'detailedReview',
    verdict: 'verdict',
  },
  posts: { 'quick-tips': 'tips' },
  pages: { mission: 'mission', values: 'values' },
} as const satisfies Record<string, AnchorFields>

export type AnchorFields = Readonly<Record<string, string | readonly string[]>>

/** The parts of the home page in their usual order, each with its anchor. */
export const HOME_SECTIONS = {
  tiles: undefined,
  recipes: 'featured',
  ads: undefined,
  reviews: 'top-reviews',
  posts: 'latest',
  newsletter: 'join',
} as const
export type HomeSection = keyof typeof HOME_SECTIONS

/** @param sections from content/home.yaml; all sections by default */
export function homeAnchors(sections: unknown = Object.keys(HOME_SECTIONS)): string[] {
  const shown = Object.entries(HOME_SECTIONS).filter(
    ([section]) => Array.isArray(sections) && sections.includes(section),
  )
  return shown.flatMap(([, anchor]) => anchor ?? [])
}

export const sharedAnchors = ['newsletter'] as const
