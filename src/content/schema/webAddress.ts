/** A host that a Content-Security-Policy can name; other letters have such a form (RFC 5890). */
const HOST = '[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){0,7}(?::[0-9]{1,5})?'

export const HTTPS_ADDRESS = `https://${HOST}(?:[/?#][^\\s"<>]*)?`

/** Allows no name and password before the host, and no place in the page. */
export const httpsAddress = {
  pattern: /^https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:[0-9]+)?([/?][^\s"<>#\\]*)?$/,
  shape: 'an address that starts with https://',
  url: true,
} as const
