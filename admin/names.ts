import type { ContentType } from '../src/content/schema/documentType.ts'

/** The editor's name for the documents of a type: that of their folder. */
export function collectionName({ name, folder }: ContentType): string {
  return folder || name.toLowerCase()
}

/** The name of the type's file format; the editor knows front matter by the end of the name. */
export function formatName(type: ContentType): string {
  return `${collectionName(type)}-${type.bodyField ? 'frontmatter' : 'fields'}`
}

/** A field's name in words: `imageDesc` becomes “Image desc”. */
export function inWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
