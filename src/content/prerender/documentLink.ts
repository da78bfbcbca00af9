import { type DocumentKey, documentPath, type Folder, kindOf } from '../../kinds/kinds.ts'

export interface LinkedKind {
  folder: Folder
  links: ReturnType<typeof toDocumentLink>[]
}

export function toDocumentLink(folder: Folder, document: object) {
  const { key: keyField, titleField } = kindOf(folder)
  const fields = new Map<string, DocumentKey>(Object.entries(document))
  const key = fields.get(keyField) ?? ''
  return { key, title: String(fields.get(titleField)), path: documentPath(folder, key) }
}
