import { defineDocumentType, type DocumentType } from '@contentlayer2/source-files/schema/defs'
import { type Folder, kindOf } from '../../kinds/kinds.ts'
import { acknowledge } from './acknowledge.ts'
import type { Fields } from './fields.ts'
import { redirectFrom } from './redirects.ts'

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
  /** The value that the name of a file gives its document, in place of a field. */
  fileNameValue?: 'slug'
  /** The field that holds what a document is called. */
  titleField?: string
  /** The field that describes a document in a sentence or two. */
  summaryField?: string
  /** The field that holds what stands below the front matter of an MDX file. */
  bodyField?: string
  /** The editor's sign for the type, a name from https://fonts.google.com/icons. */
  icon: string
  fields: Fields
  contentlayer: DocumentType
}

const computed = { type: 'json', resolve: () => null } as const

/**
 * Defines a document type once, for Contentlayer and for the content check. What every type has for
 * the check alone is added here, and is no part of the generated documents.
 */
export function contentType(options: Omit<ContentType, 'contentlayer'>): ContentType {
  const { name, description, folder, extension, singleFile, fileNameValue, bodyField, fields } =
    options
  if (fields.body) {
    throw new Error(
      `${name} cannot have a field “body”: Contentlayer uses the name. Call it “content”.`,
    )
  }
  const pattern = singleFile ? `${singleFile}${extension}` : `${folder}/*${extension}`
  const contentlayer = defineDocumentType(() => ({
    name,
    description,
    filePathPattern: pattern,
    contentType: 'data',
    isSingleton: singleFile !== undefined,
    fields,
    // For the generated types alone: pipeline/content/compile/gitSource.ts computes them.
    computedFields: {
      ...('image' in fields && { picture: computed, photo: computed }),
      ...(('image' in fields || bodyField) && { photosInText: computed }),
      ...('ingredients' in fields && {
        foods: computed,
        mainIngredients: computed,
        cooking: computed,
      }),
      ...(fileNameValue && { [fileNameValue]: { type: 'string', resolve: () => '' } as const }),
    },
  }))
  return { ...options, fields: { ...fields, acknowledge }, contentlayer }
}

type KindOptions = Pick<ContentType, 'description' | 'bodyField' | 'icon' | 'fields'>

/** Defines the document type of a kind in the registry, which says where its files are. */
export function kindType(ofFolder: Folder, options: KindOptions): ContentType {
  const { folder, name, extension, key, titleField, summaryField } = kindOf(ofFolder)
  const keyed = key === 'id' ? { uniqueField: 'id' } : { fileNameValue: key }
  const fields = { ...options.fields, redirectFrom }
  const named = { folder, name, extension, titleField, summaryField }
  return contentType({ ...named, ...keyed, ...options, fields })
}
