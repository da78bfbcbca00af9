import { HOME_SECTIONS } from '../../../src/addresses/anchors.ts'
import { homeType } from '../../../src/content/schema/home.ts'
import type { AudienceDocument } from './selectDocuments.ts'

/** Adds what the home page shows where no file says it: all parts. */
export function withHome(documents: readonly AudienceDocument[]): AudienceDocument[] {
  const own = documents.find(({ type }) => type === homeType)
  const values = { sections: Object.keys(HOME_SECTIONS), ...own?.values }
  const file = own?.file ?? 'content/home.yaml'
  const home = { file, type: homeType, values, placed: [], problems: [] }
  return [...documents.filter((document) => document !== own), home]
}
