import { settings } from '../../settings/settings.ts'
import { slug } from '../../shared/slug.ts'

/** Downloads a text as a file. @param name is appended to the site's name */
export function downloadFile(text: string, type: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = `${slug(settings.brand)}-${name}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
