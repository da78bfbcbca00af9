/** The file `_headers`, from which Netlify, Cloudflare Pages and our local server read headers. */
import type { HeaderFields, PathHeaders } from './siteHeaders.ts'

export const HEADERS_FILE = '_headers'

/** The limit of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/). */
const MAX_LINE = 2000

/** Writes the file. @throws when a host would not read all of it */
export function writeHeadersFile([site, ...folders]: [PathHeaders, ...PathHeaders[]]): string {
  // Hosts revalidate by themselves, and would join this value to that of a folder.
  const { 'Cache-Control': _, ...common } = site.headers
  const text = [{ path: site.path, headers: common }, ...folders].map(ruleText).join('')
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

/** Reads the file; other lines than paths and headers are ignored, as hosts do. */
export function readHeadersFile(text: string): PathHeaders[] {
  const rules: PathHeaders[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} })
    else if (rule && name && value) rule.headers = joined(rule.headers, { [name]: value })
  }
  return rules
}

export function headersFor(rules: readonly PathHeaders[], pathname: string): HeaderFields {
  return rules
    .filter(({ path }) => matches(path, pathname))
    .reduce<HeaderFields>((all, { headers }) => joined(all, headers), {})
}

function matches(path: string, pathname: string): boolean {
  if (!path.endsWith('/*')) return path === pathname
  const folder = path.slice(0, -2)
  return pathname === folder || pathname.startsWith(`${folder}/`)
}

function joined(before: HeaderFields, added: HeaderFields): HeaderFields {
  const both = Object.entries(added).map(([name, value]) => [
    name,
    name in before ? `${before[name]}, ${value}` : value,
  ])
  return { ...before, ...Object.fromEntries(both) }
}
