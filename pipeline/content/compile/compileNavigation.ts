import type { Catalogue } from '../../../languages/languages.ts'
import { navigationType } from '../../../src/content/schema/navigation.ts'
import { isGroup, type Value } from '../documents/document.ts'
import { absentFrom, slugsOf } from '../documents/knownContent.ts'
import { innerLink } from '../documents/references.ts'
import type { AudienceDocument } from './selectDocuments.ts'
import { withSingleFile } from './withSingleFile.ts'
import { paths } from '../../../src/addresses/paths.ts'
import { FRAMED_PAGES } from '../../../src/kinds/standingPages.ts'
import { KINDS } from '../../../src/kinds/kinds.ts'

/** Completes the navigation, and leaves out links to pages that are not there. */
export function withNavigation(documents: readonly AudienceDocument[], words: Catalogue) {
  return withSingleFile(navigationType, documents, (own, others) => {
    const absent = absentFrom(others)
    const header = navigationLinks(own.header) ?? headerLinks(words)
    const footer = navigationLinks(own.footer) ?? [...header, ...footerLinks(words)]
    const isThere = ({ to }: Link) => !absent.includes(innerLink(to, undefined)?.path ?? '')
    return {
      header: header.filter(isThere),
      footer: footer.filter(isThere),
      absent,
      pages: slugsOf(others).filter((slug) => !FRAMED_PAGES.includes(slug)),
    }
  })
}

function navigationLinks(value: Value | undefined): Link[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((link) =>
    isGroup(link) ? [{ label: String(link.label), to: String(link.to) }] : [],
  )
}

/** Not an interface, which is no `Value`: it has no index signature. */
export type Link = { label: string; to: string }

/** The header of a site without content/navigation.yaml. */
export function headerLinks({ lists, navigation }: Catalogue): Link[] {
  return [
    { label: navigation.home, to: paths.home },
    { label: lists.recipes, to: paths.recipes },
    { label: lists.reviews, to: paths.reviews },
    { label: navigation.comparisons, to: paths.comparisons },
    { label: lists.posts, to: paths.blog },
    { label: navigation.about, to: paths.about },
    { label: navigation.contact, to: paths.contact },
  ]
}

/** The links that only the footer has. */
function footerLinks(words: Catalogue): Link[] {
  const { lists, navigation } = words
  const header = headerLinks(words)
  const others = KINDS.filter(({ list }) => !header.some(({ to }) => to === list))
  return [
    ...others.map(({ folder, list }) => ({ label: lists[folder], to: list })),
    { label: navigation.privacy, to: paths.privacy },
    { label: navigation.saved, to: paths.saved },
    { label: navigation.shoppingList, to: paths.shoppingList },
  ]
}
