/** The file `_headers`, from which Netlify, Cloudflare Pages and our local server read headers. */
import { type Headers, type PathHeaders, POLICY } from './siteHeaders.ts'

export const HEADERS_FILE = '_headers'

/** Limits of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/). */
const MAX_RULES = 100
const MAX_LINE = 2000

const BY_THEMSELVES = 'Cache-Control'

/** A path of the file: everything below a folder, or one address. */
interface Rule {
  path: string
  headers: Headers
}

/**
 * Writes the file. Hosts join the values of a header where two paths match. Two policies mean what
 * both allow, so a folder narrows the shared one; other headers have the shared value alone.
 *
 * @param shared the headers that a folder replaces, in a value for every address
 * @param pages addresses of pages: `/`, `/recipes/7`
 * @throws when a host would not read all of it, or a folder replaces what is not shared
 */
export function writeHeadersFile(
  [site, ...folders]: [PathHeaders, ...PathHeaders[]],
  shared: Headers,
  pages: string[],
) {
  const replaced = new Set(folders.flatMap(({ headers }) => Object.keys(headers)))
  const unshared = [...replaced].filter((name) => name !== BY_THEMSELVES && !(name in shared))
  if (unshared.length > 0) throw new Error(`${unshared.join()} of a folder needs a shared value.`)
  const common = pick({ ...site.headers, ...shared }, (name) => name !== BY_THEMSELVES)
  const isOfFolder = (name: string) => name === POLICY || !(name in shared)
  const rules: Rule[] = [
    { path: site.path, headers: common },
    ...folders.map(({ path, headers }) => ({ path, headers: pick(headers, isOfFolder) })),
  ]
  if (POLICY in shared) {
    const narrow = pick(site.headers, (name) => name === POLICY)
    const taken = new Set<string>(folders.map(({ path }) => path))
    const others = foldersOf(pages).filter((path) => !taken.has(path))
    rules.push(...others.map((path) => ({ path, headers: narrow })))
  }
  return checked(rules.map(ruleText).join(''), rules.length)
}

function pick(headers: Headers, isWanted: (name: string) => boolean): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name)))
}

/** `/` for the home page, `/recipes/*` for what lies there. */
function foldersOf(pages: string[]): string[] {
  const tops = pages.map((page) => page.split('/', 2)[1] ?? '')
  return [...new Set(tops)].map((top) => (top === '' ? '/' : `/${top}/*`))
}

function ruleText({ path, headers }: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
  return `${path}\n${lines.join('')}`
}

function checked(text: string, rules: number): string {
  const longest = Math.max(...text.split('\n').map((line) => line.length))
  if (rules > MAX_RULES || longest > MAX_LINE) {
    throw new Error(
      `_headers would have ${rules} rules and a line of ${longest} characters; hosts read ` +
        `${MAX_RULES} rules and ${MAX_LINE} characters. Name fewer hosts of images in documents.`,
    )
  }
  return text
}

/** Reads the file; other lines than paths and headers are ignored, as hosts do. */
export function readHeadersFile(text: string): Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (line.startsWith('/')) rules.push({ path: line.trim(), headers: {} })
    else if (rule && name && value) rule.headers = joined(rule.headers, { [name]: value })
  }
  return rules
}

/** The headers for an address, as the hosts put them together. */
export function headersFor(rules: readonly Rule[], pathname: string): Headers {
  return rules
    .filter(({ path }) => matches(path, pathname))
    .reduce<Headers>((all, { headers }) => joined(all, headers), {})
}

function matches(path: string, pathname: string): boolean {
  if (!path.endsWith('/*')) return path === pathname
  const folder = path.slice(0, -2)
  return pathname === folder || pathname.startsWith(`${folder}/`)
}

function joined(before: Headers, added: Headers): Headers {
  const both = Object.entries(added).map(([name, value]) => [
    name,
    name in before ? `${before[name]}, ${value}` : value,
  ])
  return { ...before, ...Object.fromEntries(both) }
}
