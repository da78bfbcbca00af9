import type { ContentType } from './documentType.ts'
import { contentTypes } from './index.ts'

/** @param name from the content folder, with forward slashes */
export function contentTypeOf(name: string): ContentType | undefined {
  return contentTypes.find((type) => belongsTo(name, type))
}

function belongsTo(name: string, { folder, extension, singleFile }: ContentType): boolean {
  if (singleFile) return name === `${singleFile}${extension}`
  const dir = name.slice(0, Math.max(0, name.lastIndexOf('/')))
  return dir === folder && name.endsWith(extension)
}
