/** The folder of its domain below which the site lies, as `/bakery`; '' if it has the domain. */
export const BASE = import.meta.env.SITE_BASE

/** Returns an address of the site as browsers ask for it. Links in JSX get the base by themselves. */
export function withBase(path: string): string {
  return BASE + path
}

/** Returns an address within the site; null if another site of the domain has it. */
export function withoutBase(pathname: string): string | null {
  if (pathname === BASE) return '/'
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : null
}
