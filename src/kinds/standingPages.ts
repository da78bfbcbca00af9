/** The slugs of pages that the program itself links to. */
export const STANDING_PAGES = ['about', 'privacy'] as const
export type StandingPage = (typeof STANDING_PAGES)[number]
