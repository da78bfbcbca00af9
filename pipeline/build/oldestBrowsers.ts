/** The oldest browsers that the site supports. README.md names them, and a test compares both. */
export const OLDEST_BROWSERS = ['safari16.4', 'ios16.4', 'firefox121', 'chrome111', 'edge111']
