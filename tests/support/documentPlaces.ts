import { contentTypes } from '../../src/content/schema/index.ts'

/** Where documents can be, as the content check says it. */
export const DOCUMENT_PLACES = contentTypes
  .map(
    ({ folder, singleFile = '*', extension }) =>
      `${folder && `${folder}/`}${singleFile}${extension}`,
  )
  .join(', ')
