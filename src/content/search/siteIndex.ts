/** The search index of the site's documents; build-time code only. */
import { type Folder, KINDS } from '../../kinds/kinds.ts'
import { documentLink } from '../documentLink.ts'
import { type DocumentOf, documents } from '../documents.ts'
import { buildIndex, type IndexedDocument, type SearchIndex } from './buildIndex.ts'
import { readSearchable, type Searchable } from './searchable.ts'

let built: SearchIndex | undefined

/** Built when it is first asked for; every page of one build has the same. */
export function searchIndex(): SearchIndex {
  return (built ??= buildIndex(KINDS.flatMap(({ folder }) => indexed(folder))))
}

const readers: { [F in Folder]: (document: DocumentOf<F>) => Searchable } = readSearchable

function indexed<F extends Folder>(folder: F): IndexedDocument[] {
  return documents[folder].map((document) => ({
    kind: folder,
    id: documentLink(folder, document).key,
    searchable: readers[folder](document),
  }))
}
