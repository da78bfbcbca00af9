import { HOME_SECTIONS } from '../../../src/addresses/anchors.ts'
import { homeType } from '../../../src/content/schema/home.ts'
import type { AudienceDocument } from './selectDocuments.ts'
import { withSingleFile } from './withSingleFile.ts'

/** Shows all sections on a home page that has no list of them. */
export function withHome(documents: readonly AudienceDocument[]): AudienceDocument[] {
  return withSingleFile(homeType, documents, (own) => ({
    sections: Object.keys(HOME_SECTIONS),
    ...own,
  }))
}
