import { readFile } from 'node:fs/promises'

export interface LicenseNotice {
  name: string
  version: string
  identifier: string
  /** The text of the license with its copyright line; some packages have none. */
  text?: string
}

export const BUNDLED_PACKAGES = 'licenses.json'
export const NOTICES_FILE = 'licenses.txt'

/** The bundler does not see these packages: src/ has their trimmed files. */
const FONTS = ['@fontsource-variable/figtree', '@fontsource-variable/fraunces']

export function fontNotices(): Promise<LicenseNotice[]> {
  return Promise.all(
    FONTS.map(async (name) => {
      const folder = `node_modules/${name}`
      const described: { version: string; license: string } = JSON.parse(
        await readFile(`${folder}/package.json`, 'utf8'),
      )
      const text = await readFile(`${folder}/LICENSE`, 'utf8')
      return { name, version: described.version, identifier: described.license, text }
    }),
  )
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
