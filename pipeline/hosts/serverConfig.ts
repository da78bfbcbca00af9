/** Writes headers and redirects for the server configurations in `deploy/`, which include them. */
import type { SiteRedirect } from '../../src/content/prerender/siteRedirects.ts'
import { type HeaderFields, type PathHeaders, SECURE_ONLY } from './siteHeaders.ts'

interface Served {
  rules: [PathHeaders, ...PathHeaders[]]
  redirects: readonly SiteRedirect[]
  /** The path prefix of the site; empty at the domain root. */
  base: string
}

export function serverConfigs({ rules, redirects, base }: Served): [name: string, text: string][] {
  return [
    ['nginx.conf', nginxBelow(base) + nginxHeaders(rules) + nginxRedirects(redirects)],
    ['Caddyfile', caddyBelow(base) + caddyHeaders(rules) + caddyRedirects(redirects)],
  ]
}

/** Writes headers for a `route` of Caddy. @throws when its syntax cannot express a value */
export function caddyHeaders([site, ...folders]: [PathHeaders, ...PathHeaders[]]): string {
  const { [SECURE_ONLY]: secure = '', ...headers } = site.headers
  return [
    caddyHeader('*', headers),
    `@secure protocol https\n${caddyHeader('@secure', { [SECURE_ONLY]: secure })}`,
    ...folders.map(({ path, headers: own }, index) => {
      const matcher = `@folder${index}`
      const paths = path.endsWith('/*') ? `${path.slice(0, -2)} ${path}` : path
      const isThere = `${matcher} {\n\tpath ${paths}\n\tfile {path} {path}/index.html\n}\n`
      return isThere + caddyHeader(matcher, own)
    }),
  ].join('')
}

function caddyHeader(matcher: string, headers: HeaderFields): string {
  const fields = Object.entries(headers).map(
    ([name, value]) => `\t${name} ${quoted(value, 'Caddy', /["\\{}\n]/)}\n`,
  )
  return `header ${matcher} {\n${fields.join('')}}\n`
}

/** Uses variables for values, since an nginx block with a header drops inherited ones. @throws */
export function nginxHeaders([site, ...folders]: [PathHeaders, ...PathHeaders[]]): string {
  const blocks = Object.entries(site.headers).map(([name, value]) => {
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`
    const add = (shown: string) => `add_header ${name} ${shown} always;\n`
    if (name === SECURE_ONLY)
      return `set ${variable} "";\nif ($https) { set ${variable} ${nginxQuoted(value)}; }\n${add(variable)}`
    const others = folders.flatMap(({ path, headers: { [name]: other } }) =>
      other === undefined
        ? []
        : [`if ($uri ~ ${nginxPattern(path)}) { set ${variable} ${nginxQuoted(other)}; }\n`],
    )
    if (others.length === 0) return add(nginxQuoted(value))
    return `set ${variable} ${nginxQuoted(value)};\n${others.join('')}${add(variable)}`
  })
  return blocks.join('')
}

/** Strips the path prefix from URLs, so that later rules need not know it. */
function nginxBelow(base: string): string {
  if (base === '') return ''
  return [
    'absolute_redirect off;',
    `if ($uri ~ "^(/|${base})$") { return 301 ${base}/; }`,
    // Unlike `$uri`, `$request_uri` does not change when a not-found page is sent.
    `if ($request_uri !~ "^${base}/") { set $not_found /.answers/404; return 404; }`,
    `rewrite "^${base}(/.*)$" $1;\n`,
  ].join('\n')
}

/** Like `nginxBelow`; `deploy/Caddyfile` uses the variable for its not-found pages. */
function caddyBelow(base: string): string {
  if (base === '') return ''
  return [
    `vars base ${base}`,
    `redir / ${base}/ 301`,
    `redir ${base} ${base}/ 301`,
    `@above not path ${base}/*`,
    'error @above 404',
    `uri strip_prefix ${base}\n`,
  ].join('\n')
}

function nginxQuoted(value: string): string {
  return quoted(value, 'nginx', /["\\$\n]/)
}

/** Converts `/assets/*` or `/sw.js` to a regular expression. */
function nginxPattern(path: string): string {
  const start = path.replaceAll('.', '[.]')
  return start.endsWith('/*') ? `"^${start.slice(0, -2)}(/|$)"` : `"^${start}$"`
}

/** Writes redirects for nginx; targets have no host, since a proxy may be in front of nginx. */
export function nginxRedirects(redirects: readonly SiteRedirect[]): string {
  const lines = addresses(redirects).map(
    ([from, to]) => `location = ${from} { absolute_redirect off; return 301 "${to}"; }\n`,
  )
  return lines.join('')
}

/** Writes redirects for Caddy; only read requests are redirected. */
export function caddyRedirects(redirects: readonly SiteRedirect[]): string {
  if (redirects.length === 0) return ''
  const lines = addresses(redirects).map(([from, to]) => `\t"${from}" "${to}"\n`)
  return [
    `map {http.request.uri.path} {redirect_to} {\n${lines.join('')}\tdefault ""\n}\n`,
    '@redirected {\n\tmethod GET HEAD\n\tnot vars {redirect_to} ""\n}\n',
    'redir @redirected {redirect_to} 301\n',
  ].join('')
}

/** Returns old addresses, with and without a trailing slash, and their targets. */
function addresses(redirects: readonly SiteRedirect[]): [from: string, to: string][] {
  const wrong = redirects.find(({ to }) => /["\\${}\s]/.test(to))
  if (wrong) throw new Error(`A server cannot be given the address ${wrong.to}.`)
  return redirects.flatMap(({ from, to }): [string, string][] => [
    [from, to],
    [`${from}/`, to],
  ])
}

function quoted(value: string, server: string, special: RegExp): string {
  if (special.test(value)) throw new Error(`${server} cannot be given the header value ${value}.`)
  return `"${value}"`
}
