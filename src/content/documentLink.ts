import { type DocumentKey, documentPath, type Folder, kindOf } from '../kinds/kinds.ts'

interface DocumentLink {
  key: DocumentKey
  title: string
  path: string
}

export interface LinkedKind {
  folder: Folder
  links: DocumentLink[]
}

export function toDocumentLink(folder: Folder, document: object): DocumentLink {
  const { key: keyField, titleField } = kindOf(folder)
  const fields = new Map<string, DocumentKey>(Object.entries(document))
  const key = fields.get(keyField) ?? ''
  return { key, title: String(fields.get(titleField)), path: documentPath(folder, key) }
}
