import { HOME_SECTIONS } from '../../../src/addresses/anchors.ts'
import { homeType } from '../../../src/content/schema/home.ts'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { AudienceDocument } from './selectDocuments.ts'

type Values = AudienceDocument['values']

/** Adds or replaces the document of a type with one file. @param compute its values, from its own */
export function withSingleFile(
  type: ContentType,
  documents: readonly AudienceDocument[],
  compute: (own: Values, others: readonly AudienceDocument[]) => Values,
): AudienceDocument[] {
  const own = documents.find((document) => document.type === type)
  const others = documents.filter((document) => document !== own)
  const file = own?.file ?? `content/${type.singleFile}${type.extension}`
  return [
    ...others,
    { file, type, values: compute(own?.values ?? {}, others), placed: [], problems: [] },
  ]
}

/** A home page without a list of its sections shows all. */
export function withHome(documents: readonly AudienceDocument[]): AudienceDocument[] {
  return withSingleFile(homeType, documents, (own) => ({
    sections: Object.keys(HOME_SECTIONS),
    ...own,
  }))
}
