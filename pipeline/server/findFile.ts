import { stat } from 'node:fs/promises'
import path from 'node:path'
import { HEADERS_FILE } from '../headers/headersFile.ts'
import { REDIRECTS_FILE } from '../redirects/redirectsFile.ts'
import { pathInside } from '../pathInside.ts'

/** The path of a request, decoded. */
export interface Address {
  /** `['recipes', '7']` for `/recipes/7/?x=1`, none for `/`. */
  parts: string[]
  /** Whether it ends with a slash, and so cannot be a file by its own name. */
  folder: boolean
}

/** Null when the address is malformed, or when a name in it could lead out of the root. */
export function parseAddress(url: string): Address | null {
  const [pathname = ''] = url.split(/[?#]/, 1)
  if (!pathname.startsWith('/')) return null
  const folder = pathname.endsWith('/')
  const [, ...names] = pathname.slice(0, folder ? -1 : undefined).split('/')
  try {
    const parts = names.map(decodeURIComponent)
    return parts.some(leadsAway) ? null : { parts, folder }
  } catch {
    return null
  }
}

function leadsAway(part: string): boolean {
  return part === '.' || part === '..' || /[/\\\0]/.test(part)
}

/** The path as it is decoded: the one by which headers are chosen. */
export function pathOf({ parts, folder }: Address): string {
  return `/${parts.join('/')}${folder && parts.length > 0 ? '/' : ''}`
}

const NOT_FOUND_PAGE = '404.html'

/** The file that answers an address, as an absolute path; null when there is none. */
export async function findFile(root: string, { parts, folder }: Address): Promise<string | null> {
  // Variants are chosen by Accept-Encoding, and have no address of their own.
  if (hasHidden(parts) || /\.(br|gz)$/.test(parts.at(-1) ?? '')) return null
  const file = pathInside(root, parts)
  if (file === null) return null
  const candidates = [path.join(file, 'index.html')]
  if (!folder) candidates.unshift(file)
  // At the root it would be a file beside it.
  if (parts.length > 0) candidates.push(`${file}.html`)
  // A not-found page is no answer by itself: /recipes/404 is the recipe with that id.
  return firstFile(candidates.filter((candidate) => path.basename(candidate) !== NOT_FOUND_PAGE))
}

/** The nearest `404.html`, from the requested folder up to the root. */
export function findNotFoundPage(root: string, { parts }: Address): Promise<string | null> {
  return firstFile(notFoundPages(root, parts))
}

function* notFoundPages(root: string, parts: string[]): Generator<string> {
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const folder = pathInside(root, parts.slice(0, depth))
    if (folder !== null) yield path.join(folder, NOT_FOUND_PAGE)
  }
}

/** Whether somebody may have meant a page: not an asset, nor another kind of file than a page. */
export function isNavigation({ parts }: Address): boolean {
  const ending = /\.[a-z]\w*$/i.exec(parts.at(-1) ?? '')?.[0] ?? '.html'
  return parts[0] !== 'assets' && ending === '.html' && !hasHidden(parts)
}

/** Where others look for facts about a site (RFC 8615): the one dotfile that is for everyone. */
const WELL_KNOWN = '.well-known'

/**
 * Dotfiles; the files of headers and redirects for hosts; and the nothing between two slashes, which a
 * file system would pass over.
 */
function hasHidden(parts: string[]): boolean {
  const [first = ''] = parts
  if (first === HEADERS_FILE || first === REDIRECTS_FILE) return true
  const rest = first === WELL_KNOWN ? parts.slice(1) : parts
  return rest.some((part) => part === '' || part.startsWith('.'))
}

async function firstFile(candidates: Iterable<string>): Promise<string | null> {
  for (const candidate of candidates) {
    if (await isFile(candidate)) return candidate
  }
  return null
}

/** Whether there is such a file; what cannot be looked at is none. */
export function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )
}
