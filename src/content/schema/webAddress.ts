/** A host that a Content-Security-Policy can name; other letters have such a form (RFC 5890). */
const HOST = '[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){0,7}(?::[0-9]{1,5})?'

export const HTTPS_ADDRESS = `https://${HOST}(?:[/?#][^\\s"<>]*)?`

/** The part of an address before its path: no name or password, and a port where one is named. */
export const AUTHORITY = String.raw`[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:[0-9]+)?`

/** Allows no place in the page. */
export const httpsAddress = {
  pattern: new RegExp(String.raw`^https://${AUTHORITY}([/?][^\s"<>#\\]*)?$`),
  shape: 'an address that starts with https://',
  url: true,
} as const
