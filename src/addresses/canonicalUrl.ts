import { settings } from '../settings/settings.ts'

/** Returns the full address; `path` begins with a slash and has no trailing slash. */
export function canonicalUrl(path: string): string {
  return `${settings.address}${path}`
}
