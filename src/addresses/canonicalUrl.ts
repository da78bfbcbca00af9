import { settings } from '../settings/settings.ts'

/**
 * The one address of a page or a file of the site, whatever slash, query or host it was reached by.
 * @param path from the root of the site, with a slash at its beginning and none at its end
 */
export function canonicalUrl(path: string): string {
  return `${settings.address}${path}`
}
