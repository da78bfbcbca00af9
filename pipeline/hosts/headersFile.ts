/** The file `_headers`, from which Netlify, Cloudflare Pages and our local server read headers. */
import type { HeaderFields, PathHeaders } from './siteHeaders.ts'

export const HEADERS_FILE = '_headers'

/**
 * Maximum line length of Cloudflare Pages:
 * https://developers.cloudflare.com/pages/configuration/headers/.
 */
const MAX_LINE = 2000

/**
 * Writes the file.
 *
 * @param base the path prefix of the site
 * @throws when a host would ignore parts of it
 */
export function writeHeadersFile([site, ...folders]: [PathHeaders, ...PathHeaders[]], base = '') {
  // Omitted: hosts revalidate by default, and would append this value to a folder's value.
  const { 'Cache-Control': _, ...common } = site.headers
  const text = [{ path: site.path, headers: common }, ...folders]
    .map((rule) => base + ruleText(rule))
    .join('')
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  if (longest <= MAX_LINE) return text
  throw new Error(
    `_headers would have a line of ${longest} characters; hosts read ${MAX_LINE}. ` +
      'Name fewer hosts of images in documents.',
  )
}

function ruleText({ path, headers }: PathHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}

/** Reads headers as hosts do: joins values and ignores other lines. */
export function headersFor(file: string, pathname: string): HeaderFields {
  const fields: Record<string, string> = {}
  let isMatching = false
  for (const line of file.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (line.startsWith('/')) isMatching = matches(line.trim(), pathname)
    else if (isMatching && name && value)
      fields[name] = name in fields ? `${fields[name]}, ${value}` : value
  }
  return fields
}

function matches(path: string, pathname: string): boolean {
  if (!path.endsWith('/*')) return path === pathname
  const folder = path.slice(0, -2)
  return pathname === folder || pathname.startsWith(`${folder}/`)
}
