/**
 * A host, and a port if there is one, as text for regular expressions: what a Content-Security-Policy
 * can name as a source, and so neither a user name nor a sign that would end one. Names in other
 * letters have such a form, too (`xn--…`, RFC 5890).
 */
const HOST = '[A-Za-z0-9-]{1,63}(?:\\.[A-Za-z0-9-]{1,63}){0,7}(?::[0-9]{1,5})?'

/** An https address as text for regular expressions. */
export const HTTPS_ADDRESS = `https://${HOST}(?:[/?#][^\\s"<>]*)?`
