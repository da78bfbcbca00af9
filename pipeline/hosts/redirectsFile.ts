/** The file `_redirects`, from which Netlify, Cloudflare Pages and our local server read redirects. */
import type { SiteRedirect } from '../../src/content/prerender/siteRedirects.ts'

export const REDIRECTS_FILE = '_redirects'

/** `!` makes Netlify redirect even if the file exists; Cloudflare ignores lines with `!`. */
export function writeRedirectsFile(redirects: readonly SiteRedirect[], base = ''): string {
  const lines = redirects.flatMap(({ from, to }) =>
    [`${from} ${to} 301!`, `${from} ${to} 301`, `${from}/ ${to} 301`].map((line) => base + line),
  )
  return lines.map((line) => `${line}\n`).join('')
}

export function readRedirectsFile(text: string): ReadonlyMap<string, string> {
  const lines = text.matchAll(/^(\S+) (\S+) 301/gm)
  return new Map(Array.from(lines, ([, from = '', to = '']) => [from, to]))
}
