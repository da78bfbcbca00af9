import { type BodyElement, type BodyNode, walkElements } from '../../../src/content/body.ts'
import type { ContentType } from '../../../src/content/schema/documentType.ts'
import type { FieldRules, Vocabulary } from '../../../src/content/schema/fields.ts'
import type { DocumentKey, Folder } from '../../../src/kinds/kinds.ts'
import { folderOfCard, keyIn, kindOf, parseReference } from '../../../src/kinds/kinds.ts'
import { pagePath } from '../../../src/addresses/paths.ts'
import type { PlacedValue, ReadDocument, Value } from './document.ts'
import type { SourcePlace } from '../../problems/problem.ts'

export interface DocumentReference {
  folder: Folder
  key: DocumentKey
}

/** A document as read or as compiled. */
interface KeyedDocument {
  type: Pick<ContentType, 'folder'>
  values: Readonly<Record<string, unknown>>
}

export function referenceTo({ type, values }: KeyedDocument): DocumentReference | undefined {
  const kind = kindOf(type.folder)
  const key = keyIn(type.folder, values)
  return kind && key !== undefined ? { folder: kind.folder, key } : undefined
}

/** The name of a document of a kind, such as `recipes/7`. */
export function documentName(document: KeyedDocument): string | undefined {
  const reference = referenceTo(document)
  return reference && referenceName(reference)
}

export function documentsByName(documents: readonly ReadDocument[]): Map<string, ReadDocument> {
  const named = documents.map((document) => [documentName(document), document] as const)
  return new Map(named.flatMap(([name, document]) => (name ? [[name, document]] : [])))
}

export function referenceName({ folder, key }: DocumentReference): string {
  return `${folder}/${key}`
}

export function isBody(value: Value | BodyNode): value is BodyNode[] {
  return (
    Array.isArray(value) &&
    value.every((node) => typeof node === 'string' || (typeof node === 'object' && 'tag' in node))
  )
}

export function documentIn(value: Value | BodyNode, rules: FieldRules) {
  if (rules.kind === 'number' && rules.refersTo && typeof value === 'number') {
    return { folder: rules.refersTo, key: value }
  }
  return rules.kind === 'text' && rules.names ? parseReference(String(value)) : undefined
}

export type Reference =
  | { kind: 'field'; path: string; rules: FieldRules; place: SourcePlace; named: DocumentReference }
  | { kind: 'word'; path: string; word: string; vocabulary: Vocabulary; place: SourcePlace }
  | { kind: 'card'; place: SourcePlace; named: DocumentReference }
  | { kind: 'link'; place: SourcePlace; href: string }

export function referencesOf({ placed }: ReadDocument): Reference[] {
  return placed.flatMap(referencesIn)
}

function referencesIn(placed: PlacedValue): Reference[] {
  const { path, value, rules, place } = placed
  const named = documentIn(value, rules)
  if (named) return [{ kind: 'field', path, rules, place, named }]
  if (rules.kind === 'text' && rules.refersTo) {
    return [{ kind: 'word', path, word: String(value), vocabulary: rules.refersTo, place }]
  }
  if (rules.kind === 'text' && rules.format === 'link')
    return [{ kind: 'link', place, href: String(value) }]
  return elementsIn(placed).flatMap(([element, ofElement]) => referenceOf(element, ofElement))
}

export function elementsIn({ value, rules, place, places }: PlacedValue) {
  if (rules.kind !== 'mdx' || !isBody(value)) return []
  return Array.from(
    walkElements(value),
    (element) => [element, places?.get(element) ?? place] as const,
  )
}

function referenceOf(element: BodyElement, place: SourcePlace): Reference[] {
  const { tag, props } = element
  const named = cardOf(element)
  if (named) return [{ kind: 'card', place, named }]
  const href = String(props?.href ?? '')
  return tag !== 'a' || FOOTNOTE.test(href) ? [] : [{ kind: 'link', place, href }]
}

/** checkMdx reports footnotes. */
const FOOTNOTE = /^(#user-content-fn.*)?$/

export function cardOf({ tag, props }: BodyElement): DocumentReference | undefined {
  const folder = folderOfCard(tag)
  const id = String(props?.id ?? '')
  return folder && /^[1-9][0-9]*$/.test(id) ? { folder, key: Number(id) } : undefined
}

export type InnerLink = NonNullable<ReturnType<typeof innerLink>>

/** Parses a link to a page of this site. @param from the address of the page with the link */
export function innerLink(href: string, from: string | undefined) {
  const [, written = '', query = '', anchor = ''] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(href) ?? []
  if (written === '') return from === undefined ? undefined : { path: from, query, anchor }
  return /^\/(?!\/)/.test(written) ? { path: pagePath(written), query, anchor } : undefined
}
