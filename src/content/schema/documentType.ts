import { defineDocumentType, type DocumentType } from '@contentlayer2/source-files/schema/defs'
import { acknowledge } from './acknowledge.ts'
import type { Fields } from './fields.ts'

/** A document type of the site: Contentlayer's definition, its rules, and where its files live. */
export interface ContentType {
  name: string
  /** What a document of this type is, in the editor's words. */
  description: string
  /** Folder under `content/`, or `''` for a single file there. */
  folder: string
  extension: '.yaml' | '.mdx'
  /** File name without extension, when the type has exactly one document. */
  singleFile?: string
  /** The field whose value no two documents may share. */
  uniqueField?: string
  /** The field that holds what stands below the front matter of an MDX file. */
  bodyField?: string
  fields: Fields
  contentlayer: DocumentType
}

const computed = { type: 'json', resolve: () => null } as const

/**
 * Defines a document type once, for Contentlayer and for the content check. What every type has for
 * the check alone is added here, and is no part of the generated documents.
 */
export function contentType(options: Omit<ContentType, 'contentlayer'>): ContentType {
  const { name, description, folder, extension, singleFile, fields } = options
  const pattern = singleFile ? `${singleFile}${extension}` : `${folder}/*${extension}`
  const contentlayer = defineDocumentType(() => ({
    name,
    description,
    filePathPattern: pattern,
    contentType: 'data',
    isSingleton: singleFile !== undefined,
    fields,
    // For the generated types: the source itself computes them, see pipeline/pictures.
    ...('art' in fields && { computedFields: { picture: computed, photo: computed } }),
  }))
  return { ...options, fields: { ...fields, acknowledge }, contentlayer }
}
