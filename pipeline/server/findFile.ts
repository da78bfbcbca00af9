import { stat } from 'node:fs/promises'
import path from 'node:path'
import { HEADERS_FILE } from '../hosts/headersFile.ts'
import { REDIRECTS_FILE } from '../hosts/redirectsFile.ts'

export interface RequestAddress {
  /** `['recipes', '7']` for `/recipes/7/?x=1`; empty for `/`. */
  segments: string[]
  isFolder: boolean
}

/** Returns null for an address that is malformed or could lead out of the root. */
export function parseAddress(url: string): RequestAddress | null {
  const [pathname = ''] = url.split(/[?#]/, 1)
  if (!pathname.startsWith('/')) return null
  const isFolder = pathname.endsWith('/')
  const [, ...names] = pathname.slice(0, isFolder ? -1 : undefined).split('/')
  try {
    const segments = names.map(decodeURIComponent)
    const isUnsafe = segments.some((segment) => /^\.\.?$|[/\\\0]/.test(segment))
    return isUnsafe ? null : { segments, isFolder }
  } catch {
    return null
  }
}

const NOT_FOUND_PAGE = '404.html'

export async function findFile(
  root: string,
  { segments, isFolder }: RequestAddress,
): Promise<string | null> {
  if (hasHidden(segments)) return null
  const file = path.join(root, ...segments)
  const candidates = [...(isFolder ? [] : [file]), path.join(file, 'index.html')]
  // For `/`, this file would be outside the folder.
  if (segments.length > 0) candidates.push(`${file}.html`)
  // Not-found pages have no address: /recipes/404 is the recipe with that id.
  return firstFile(candidates.filter((candidate) => path.basename(candidate) !== NOT_FOUND_PAGE))
}

/** Finds the nearest `404.html`, from the requested folder up to the root. Code files have none. */
export async function findNotFoundPage(
  root: string,
  { segments }: RequestAddress,
): Promise<string | null> {
  const ending = /\.[a-z]\w*$/i.exec(segments.at(-1) ?? '')?.[0] ?? '.html'
  if (segments[0] === 'assets' || ending !== '.html' || hasHidden(segments)) return null
  const above = [...segments.keys(), segments.length].toReversed()
  return firstFile(
    above.map((depth) => path.join(root, ...segments.slice(0, depth), NOT_FOUND_PAGE)),
  )
}

/** Hides dotfiles except `.well-known` (RFC 8615), files for hosts, and empty segments. */
function hasHidden(segments: string[]): boolean {
  const [first = ''] = segments
  if (first === HEADERS_FILE || first === REDIRECTS_FILE) return true
  const rest = first === '.well-known' ? segments.slice(1) : segments
  return rest.some((segment) => segment === '' || segment.startsWith('.'))
}

async function firstFile(candidates: Iterable<string>): Promise<string | null> {
  for (const candidate of candidates) if (await isFile(candidate)) return candidate
  return null
}

function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (stats) => stats.isFile(),
    () => false,
  )
}
