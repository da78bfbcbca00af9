import MiniSearch from 'minisearch'
import { type Folder, KINDS } from '../../kinds/kinds.ts'
import { documentLink } from '../documentLink.ts'
import { documents } from '../documents.ts'
import { once } from '../once.ts'
import { versionedJson } from '../versionedJson.ts'
import { type Hit, INDEX_OPTIONS } from './indexFields.ts'
import { readSearchable, type Searchable } from './searchable.ts'

export type IndexedDocument = Hit & Searchable

export const searchIndex = once(() => buildIndex(KINDS.flatMap(({ folder }) => indexed(folder))))

function indexed<F extends Folder>(folder: F): IndexedDocument[] {
  return documents[folder].map((document) => {
    const { path } = documentLink(folder, document)
    return Object.assign(readSearchable(folder, document), { id: path, kind: folder })
  })
}

export function buildIndex(all: IndexedDocument[]): ReturnType<typeof versionedJson> {
  const index = new MiniSearch<IndexedDocument>(INDEX_OPTIONS)
  index.addAll(all)
  return versionedJson(index)
}
