/**
 * The program is tested on `tests/documents/`, whatever `content/` holds. Import this module before
 * any that asks for the site's folders; `CONTENT_DIR` names other content.
 */
export const TEST_CONTENT = '.build/test-site/content'

/** The content that the caller means. */
export const OWN_CONTENT = process.env.CONTENT_DIR || 'content'

process.env.CONTENT_DIR ||= TEST_CONTENT
