/**
 * The program is tested on the documents of `tests/documents/`, whatever `content/` says. To be
 * imported before anything that asks for the site's place; `CONTENT_DIR` names other content.
 */
export const TEST_CONTENT = '.build/test-site/content'

process.env.CONTENT_DIR ||= TEST_CONTENT
