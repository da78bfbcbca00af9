import { type Headers, type PathHeaders, SECURE_ONLY } from './siteHeaders.ts'

/**
 * The headers as Caddy takes them, to be imported once inside a `route` of a site. Those of a folder
 * are for what is there; what is not gets the ones for everything.
 *
 * @throws when a value cannot be written in Caddy's language
 */
export function caddyHeaders([site, ...folders]: [PathHeaders, ...PathHeaders[]]): string {
  const { [SECURE_ONLY]: secure = '', ...headers } = site.headers
  return [
    headerText('*', headers),
    `@secure protocol https\n${headerText('@secure', { [SECURE_ONLY]: secure })}`,
    ...folders.map(folderText),
  ].join('')
}

function folderText({ path, headers }: PathHeaders, index: number): string {
  const matcher = `@folder${index}`
  const paths = path.endsWith('/*') ? `${path.slice(0, -2)} ${path}` : path
  const isThere = `${matcher} {\n\tpath ${paths}\n\tfile {path} {path}/index.html\n}\n`
  return isThere + headerText(matcher, headers)
}

function headerText(matcher: string, headers: Headers): string {
  const fields = Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}\n`)
  return `header ${matcher} {\n${fields.join('')}}\n`
}

function quoted(value: string): string {
  if (/["\\{}\n]/.test(value)) throw new Error(`Caddy cannot be given the header value ${value}.`)
  return `"${value}"`
}
