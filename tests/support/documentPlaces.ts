import { contentTypes } from '../../src/content/schema/index.ts'

/** The places of documents, in the words of the content check. */
export const DOCUMENT_PLACES = contentTypes
  .map(
    ({ folder, singleFile = '*', extension }) =>
      `${folder && `${folder}/`}${singleFile}${extension}`,
  )
  .join(', ')
