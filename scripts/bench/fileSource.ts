import { defineDocumentType, type DocumentType, makeSource } from 'contentlayer/source-files'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { compileMdx } from '../../pipeline/content/compileMdx.ts'

/**
 * The way not taken: Contentlayer's own file source over the same document types, as strict as its
 * flags allow. Wrong values still pass it, so that the project's check has to run as well.
 */
export const fileSource = makeSource({
  contentDirPath: 'content',
  documentTypes: contentTypes.map(toFileType),
  onMissingOrIncompatibleData: 'fail',
  onUnknownDocuments: 'fail',
  onExtraFieldData: 'fail',
  disableImportAliasWarning: true,
})

function toFileType(type: ContentType): DocumentType {
  const { bodyField, contentlayer } = type
  if (!bodyField) return contentlayer
  const { [bodyField]: _body, ...fields } = type.fields
  return defineDocumentType(() => ({
    ...contentlayer.def(),
    fields,
    contentType: 'markdown',
    computedFields: {
      [bodyField]: { type: 'json', resolve: ({ body }) => compileMdx(body.raw, false, () => {}) },
    },
  }))
}
