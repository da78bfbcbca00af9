import MiniSearch from 'minisearch'
import { type Folder, KINDS } from '../../kinds/kinds.ts'
import { contentVersion } from '../contentVersion.ts'
import { documentLink } from '../documentLink.ts'
import { type DocumentOf, documents } from '../documents.ts'
import { once } from '../once.ts'
import { type Hit, INDEX_OPTIONS } from './indexFields.ts'
import { readSearchable, type Searchable } from './searchable.ts'

export type IndexedDocument = Hit & Searchable

export const searchIndex = once(() => buildIndex(KINDS.flatMap(({ folder }) => indexed(folder))))

const readers: { [F in Folder]: (document: DocumentOf<F>) => Searchable } = readSearchable

function indexed<F extends Folder>(folder: F): IndexedDocument[] {
  return documents[folder].map((document) => {
    const { path } = documentLink(folder, document)
    return Object.assign(readers[folder](document), { id: path, kind: folder })
  })
}

/** @returns JSON with its version, which changes with the content */
export function buildIndex(all: IndexedDocument[]): { version: string; json: string } {
  const index = new MiniSearch<IndexedDocument>(INDEX_OPTIONS)
  index.addAll(all)
  const json = JSON.stringify(index)
  return { version: contentVersion([json]), json }
}
