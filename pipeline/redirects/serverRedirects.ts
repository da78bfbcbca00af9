/** Redirects in the languages of the servers of `deploy/`, to be included with the headers. */
import type { Redirect } from '../../src/content/siteRedirects.ts'

/** As nginx takes them, in a `server` block. The location is the path alone, whatever stands before. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  const blocks = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map(
      (address) =>
        `location = ${address} { absolute_redirect off; return 301 "${checked(to)}"; }\n`,
    ),
  )
  return blocks.join('')
}

/** As Caddy takes them, inside a `route`; what only asks to be read is redirected. */
export function caddyRedirects(redirects: readonly Redirect[]): string {
  if (redirects.length === 0) return ''
  const lines = redirects.flatMap(({ from, to }) =>
    [from, `${from}/`].map((address) => `\t"${address}" "${checked(to)}"\n`),
  )
  return [
    `map {http.request.uri.path} {redirect_to} {\n${lines.join('')}\tdefault ""\n}\n`,
    '@redirected {\n\tmethod GET HEAD\n\tnot vars {redirect_to} ""\n}\n',
    'redir @redirected {redirect_to} 301\n',
  ].join('')
}

/** @throws when an address could end the text in which it stands */
function checked(address: string): string {
  if (/["\\${}\s]/.test(address))
    throw new Error(`A server cannot be given the address ${address}.`)
  return address
}
