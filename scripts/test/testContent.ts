/**
 * Tests of the program use `tests/documents/` instead of `content/`. Import this module before any
 * that reads the site's folders. `CONTENT_DIR` selects other content.
 */
export const TEST_CONTENT = '.build/test-site/content'

/** The content that the caller chose, by default `content/`. */
export const OWN_CONTENT = process.env.CONTENT_DIR || 'content'

process.env.CONTENT_DIR ||= TEST_CONTENT
