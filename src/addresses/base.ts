/** Path prefix of the site, such as `/bakery`; empty at the domain root. */
export const BASE = import.meta.env.SITE_BASE

/** Adds the prefix to a path. Links in JSX do not need it: linkRuntime.ts adds it to them. */
export function withBase(path: string): string {
  return BASE + path
}

/** Removes the prefix; null if the path belongs to another site on the same domain. */
export function withoutBase(pathname: string): string | null {
  if (pathname === BASE) return '/'
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : null
}
