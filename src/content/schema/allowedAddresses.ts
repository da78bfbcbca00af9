/** Patterns of the addresses that documents may contain. */

/** A host as in a Content-Security-Policy; names with other letters need Punycode (RFC 5890). */
const HOST = '[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){0,7}(?::[0-9]{1,5})?'

export const HTTPS_ADDRESS = `https://${HOST}(?:[/?#][^\\s"<>]*)?`

/** Host and optional port of an address, without user name and password. */
export const AUTHORITY = String.raw`[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:[0-9]+)?`

/** Excludes a hash. */
export const httpsAddress = {
  pattern: new RegExp(String.raw`^https://${AUTHORITY}([/?][^\s"<>#\\]*)?$`),
  shape: 'an address that starts with https://',
  format: 'url',
} as const

/** A former page. Excludes files, and names with a leading dot or underscore, which hosts use. */
export const oldAddress = {
  pattern: /^(\/[A-Za-z0-9][\w~-]*)+(\.(html?|php|aspx?))?\/?$/,
  shape: 'an address that begins with a slash, of letters, digits and hyphens',
  maxLength: 200,
} as const

/** A page of this site, with optional query and hash. */
export const pageAddress = {
  pattern: /^(?=\/)(\/[\w-]+)*\/?(\?[\w=&+%.-]*)?(#[\w-]+)?$/,
  shape: 'the address of a page of this site, which begins with a slash',
  maxLength: 200,
} as const

export const LINK_SCHEMES = ['http', 'https', 'mailto']

/** Matches the links allowed in texts: websites, mail, internal pages and anchors. */
export const SAFE_LINK = /^(https?:\/\/[^\s/?#]|mailto:[^\s@]+@|\/(?!\/)|#)/

export const LOCAL_HOST = /^(.*\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1\]$/

/** A picture in a text: the relative path of a file. */
export const PHOTO_PATH = /^(?![a-z][a-z0-9+.-]*:|[/~#?])[^\\]+$/i
