import { settings } from '../settings/settings.ts'

/** The one address of a page or a file; `path` begins with a slash and ends with none. */
export function canonicalUrl(path: string): string {
  return `${settings.address}${path}`
}
