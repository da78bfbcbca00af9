/** Where the browser keeps the chosen colour scheme; index.html reads it before the first paint. */
export const COLOR_SCHEME_KEY = 'color-scheme'
