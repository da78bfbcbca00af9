import path from 'node:path'
import { navigationType } from '../../../src/content/schema/navigation.ts'
import { isGroup, type Value } from '../documents/document.ts'
import { absentFrom, slugsOf } from '../documents/knownContent.ts'
import { innerLink } from '../documents/references.ts'
import type { AudienceDocument } from './selectDocuments.ts'
import { paths } from '../../../src/addresses/paths.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'

/** Adds or replaces the navigation, without links that lead nowhere. */
export function withNavigation(documents: readonly AudienceDocument[]): AudienceDocument[] {
  const { folder, singleFile, extension } = navigationType
  const own = documents.find(({ type }) => type === navigationType)
  const others = documents.filter((document) => document !== own)
  const file = own?.file ?? path.posix.join('content', folder, `${singleFile}${extension}`)
  const values = navigationOf(others, own?.values ?? {})
  return [...others, { file, type: navigationType, values, placed: [], problems: [] }]
}

function navigationOf(documents: readonly AudienceDocument[], own: AudienceDocument['values']) {
  const absent = absentFrom(documents)
  const header = linksIn(own.header) ?? HEADER
  const footer = linksIn(own.footer) ?? [...header, ...FOOTER_ONLY]
  const isThere = ({ to }: Link) => !absent.includes(innerLink(to, undefined)?.path ?? '')
  return {
    header: header.filter(isThere),
    footer: footer.filter(isThere),
    absent,
    pages: slugsOf(documents).filter((slug) => slug !== 'about'),
  }
}

function linksIn(value: Value | undefined): Link[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((link) =>
    isGroup(link) ? [{ label: String(link.label), to: String(link.to) }] : [],
  )
}

/** A type alias, since an interface has no index signature, which the value of a field needs. */
export type Link = { label: string; to: string }

/** The header of a site without content/navigation.yaml. */
export const HEADER: Link[] = [
  { label: 'Home', to: paths.home },
  { label: 'Recipes', to: paths.recipes },
  { label: 'Reviews', to: paths.reviews },
  { label: 'Comparisons', to: paths.comparisons },
  { label: 'Blog', to: paths.blog },
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
]

const FOOTER_ONLY: Link[] = [
  ...KINDS.map(({ listName, list }) => ({ label: listName, to: list })).filter(
    ({ to }) => !HEADER.some((link) => link.to === to),
  ),
  { label: 'Privacy & Disclosure', to: paths.privacy },
  { label: 'Saved recipes', to: paths.saved },
  { label: 'Shopping list', to: paths.shoppingList },
]
