/** The browsers that the site is built for; README.md names them, and a test holds them. */
export const OLDEST_BROWSERS = ['safari16.4', 'ios16.4', 'firefox121', 'chrome111', 'edge111']
