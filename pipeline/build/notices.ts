import { readFile } from 'node:fs/promises'
import { siteFonts } from '../fonts/ownFonts.ts'
import type { FontLicense } from '../fonts/designFonts.ts'

export interface LicenseNotice {
  name: string
  version: string
  identifier: string
  /** The license text with its copyright line; undefined for packages without one. */
  text?: string
}

export const BUNDLED_PACKAGES = 'licenses.json'
export const NOTICES_FILE = 'licenses.txt'

/** Adds the font licenses by hand, since the bundler cannot trace trimmed fonts to packages. */
export async function fontNotices(): Promise<LicenseNotice[]> {
  const notices = await Promise.all((await siteFonts()).map(({ license }) => noticeOf(license)))
  return [...new Map(notices.map((notice) => [notice.name, notice])).values()]
}

async function noticeOf(license: FontLicense): Promise<LicenseNotice> {
  if ('text' in license) return { ...license, version: '', identifier: 'as the font says' }
  const folder = `node_modules/${license.package}`
  const described: { version: string; license: string } = JSON.parse(
    await readFile(`${folder}/package.json`, 'utf8'),
  )
  const text = await readFile(`${folder}/LICENSE`, 'utf8')
  return { name: license.package, version: described.version, identifier: described.license, text }
}

export function noticesText(notices: LicenseNotice[]): string {
  const parts = notices
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, version, identifier, text = 'The package holds no text of its license.' }) => {
      const title = `${name} ${version} (${identifier})`
      return `${title}\n${'='.repeat(title.length)}\n\n${text.trim()}\n`
    })
  return `This site holds parts of the following packages.\n\n${parts.join('\n\n')}`
}
