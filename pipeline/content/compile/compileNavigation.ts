import path from 'node:path'
import { navigationType } from '../../../src/content/schema/navigation.ts'
import { isGroup, type Value } from '../documents/document.ts'
import { absentFrom, slugsOf } from '../documents/knownContent.ts'
import { innerLink } from '../documents/references.ts'
import type { AudienceDocument } from './selectDocuments.ts'
import { FOOTER_ONLY, HEADER, type Link } from './defaultNavigation.ts'

/** Adds or replaces the navigation, without links that lead nowhere. */
export function withNavigation(documents: readonly AudienceDocument[]): AudienceDocument[] {
  const { folder, singleFile, extension } = navigationType
  const own = documents.find(({ type }) => type === navigationType)
  const others = documents.filter((document) => document !== own)
  const file = own?.file ?? path.posix.join('content', folder, `${singleFile}${extension}`)
  const values = navigationOf(others, own?.values ?? {})
  return [...others, { file, type: navigationType, values, placed: [], problems: [] }]
}

/** The working links, the addresses without a page, and the pages that the site adds. */
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
