/** The slugs of the documents in `content/pages`, and the names of the pages that show them. */
export const STANDING_PAGES = ['about', 'privacy'] as const
export type StandingPage = (typeof STANDING_PAGES)[number]
