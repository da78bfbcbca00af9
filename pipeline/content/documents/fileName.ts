import { slug } from '../../../src/shared/slug.ts'

/** Writes `ü` as `ue`, as the editor does. */
function slugOfTitle(title: string): string {
  return slug(title.normalize().replaceAll(/[äöü]/gi, '$&e'))
}

/** `7-tall-buttermilk-pancakes.yaml`. */
export function fileName(id: number, title: string, extension: string): string {
  return `${[id, slugOfTitle(title)].filter(Boolean).join('-')}${extension}`
}

/** `dinner-for-twelve.mdx`. @throws when the title has nothing for an address */
export function slugFileName(title: string, extension: string): string {
  const name = slugOfTitle(title)
  if (name) return `${name}${extension}`
  throw new Error('The title has no letter from a to z and no digit. Give one in English first.')
}
