/** The slugs of pages that the program itself links to. */
export const STANDING_PAGES = ['about', 'privacy'] as const
/** The slugs of pages with a page of the program around their words; /contact is there without. */
export const FRAMED_PAGES: readonly string[] = ['about', 'contact']
export type StandingPage = (typeof STANDING_PAGES)[number]
