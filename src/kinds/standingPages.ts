/** The slugs of pages that the app itself links to. */
export const STANDING_PAGES = ['about', 'privacy'] as const
/** The slugs of texts that appear inside a page of the app; /contact exists without a text. */
export const FRAMED_PAGES: readonly string[] = ['about', 'contact']
export type StandingPage = (typeof STANDING_PAGES)[number]
