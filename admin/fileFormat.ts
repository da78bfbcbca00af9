import type { ContentType } from '../src/content/schema/documentType.ts'
import { changeDocument, type Data, newDocument, parseDocumentText } from './documentText.ts'
import { inModelOrder } from './inModelOrder.ts'

/** Under this name a document's values carry the text that they were read from. */
export const ORIGINAL = '__original'

/**
 * How the editor reads and writes the files of a document type. What is written is the text that
 * was read, changed where the values were.
 */
export function fileFormat({ bodyField, fields }: ContentType) {
  return {
    fromFile: (text: string): Data => ({
      ...parseDocumentText(text, bodyField),
      [ORIGINAL]: text,
    }),
    toFile: ({ [ORIGINAL]: original, ...values }: Data): string =>
      typeof original === 'string'
        ? changeDocument(original, values, bodyField)
        : newDocument(inModelOrder(fields, values), bodyField),
  }
}
