import { type DocumentKey, documentPath, type Folder, kindOf } from '../kinds/kinds.ts'

export interface DocumentLink {
  key: DocumentKey
  title: string
  path: string
}

/** Links to the documents of one kind, on the list page of another. */
export interface LinkedKind {
  folder: Folder
  links: DocumentLink[]
}

/** The link to a document, whose kind says which fields it is made from. */
export function documentLink(folder: Folder, document: object): DocumentLink {
  const { key: keyField, titleField } = kindOf(folder)
  const fields = new Map<string, DocumentKey>(Object.entries(document))
  const key = fields.get(keyField) ?? ''
  return { key, title: String(fields.get(titleField)), path: documentPath(folder, key) }
}
