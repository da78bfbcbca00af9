/** Which addresses documents may contain: of other sites, of pages, in links and of pictures. */

/** A host that a Content-Security-Policy can name; other letters have such a form (RFC 5890). */
const HOST = '[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){0,7}(?::[0-9]{1,5})?'

export const HTTPS_ADDRESS = `https://${HOST}(?:[/?#][^\\s"<>]*)?`

/** The part of an address before its path: no name or password, and a port where one is named. */
export const AUTHORITY = String.raw`[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:[0-9]+)?`

/** Allows no place in the page. */
export const httpsAddress = {
  pattern: new RegExp(String.raw`^https://${AUTHORITY}([/?][^\s"<>#\\]*)?$`),
  shape: 'an address that starts with https://',
  format: 'url',
} as const

/** A former address. Files are no pages; names with a dot or an underscore first are for hosts. */
export const oldAddress = {
  pattern: /^(\/[A-Za-z0-9][\w~-]*)+(\.(html?|php|aspx?))?\/?$/,
  shape: 'an address that begins with a slash, of letters, digits and hyphens',
  maxLength: 200,
} as const

/** The address of a page of this site, with a category or a part of it. */
export const pageAddress = {
  pattern: /^(?=\/)(\/[\w-]+)*\/?(\?[\w=&+%.-]*)?(#[\w-]+)?$/,
  shape: 'the address of a page of this site, which begins with a slash',
  maxLength: 200,
} as const

export const LINK_SCHEMES = ['http', 'https', 'mailto']

/** Matches links that texts may have: to sites, for mail, to pages and places in them. */
export const SAFE_LINK = /^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@|\/(?!\/)|#)/

export const LOCAL_HOST = /^(.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1\]$/

/** A picture in a text: a file beside the document. */
export const PHOTO_PATH = /^(?![a-z][a-z0-9+.-]*:|[/~#?])[^\\]+$/i
