import { type BodyElement, type BodyNode, mapElements } from '../../../src/content/body.ts'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import { mapValues } from '../../../src/shared/mapValues.ts'
import type { Audience } from '../../system/sitePaths.ts'
import { affiliateProgramOf, withAffiliateTag } from '../documents/affiliateTag.ts'
import { isGroup, type ReadDocument, siteOf, type Value } from '../documents/document.ts'
import { asList } from '../../../src/shared/checkJson.ts'
import { isPublished, publicationLabel, publicationOf } from '../documents/publication.ts'
import { addressOf, collectKnown } from '../documents/knownContent.ts'
import type { DocumentReference } from '../documents/references.ts'
import { cardOf, documentIn, innerLink, isBody, referenceName } from '../documents/references.ts'
import { withPlaceholders } from './placeholders.ts'

export interface AudienceSelection {
  now: Date
  audience: Audience
}

export interface AudienceDocument extends ReadDocument {
  /** Says when readers see it, if not now and always: `From May 3, 2027`. */
  publicationBadge?: string
}

/** Selects the documents that an audience sees, without links to others. */
export function documentsFor(documents: readonly ReadDocument[], selection: AudienceSelection) {
  const { now } = selection
  const program = affiliateProgramOf(siteOf(documents))
  const tagged = documents.map((document): ReadDocument => {
    const { affiliateLink: link } = document.values
    if (!program || typeof link !== 'string') return document
    const values = { ...document.values, affiliateLink: withAffiliateTag(link, program) }
    return { ...document, values }
  })
  if (selection.audience === 'readers') return forReaders(tagged, now)
  return tagged.map((document): AudienceDocument => {
    const { type, values } = document
    const publicationBadge = publicationLabel(publicationOf(document), now)
    if (publicationBadge === undefined) return document
    // Pages of incomplete drafts need placeholders.
    const shown = values.draft === true ? withPlaceholders(type, values) : values
    return Object.assign({}, document, { publicationBadge, values: shown })
  })
}

function forReaders(documents: readonly ReadDocument[], now: Date): AudienceDocument[] {
  const known = collectKnown(documents)
  const isOutside =
    (shown: ReadonlySet<ReadDocument>) => (named: DocumentReference | undefined) => {
      const target = named && known.documents.get(referenceName(named))
      return target !== undefined && !shown.has(target)
    }
  const published = new Set(documents.filter((each) => isPublished(publicationOf(each), now)))
  // Documents with an emptied list are hidden, but not those that name only these.
  const shown = [...published].filter((document) => !isEmptied(document, isOutside(published)))
  const shownPages = collectKnown(shown).pages
  const isHidden = isOutside(new Set(shown))
  return shown.map((document) => {
    const from = addressOf(document)
    return withoutHidden(document, isHidden, (element) => {
      const link = element.tag === 'a' && innerLink(String(element.props?.href ?? ''), from)
      if (link) return known.pages.has(link.path) && !shownPages.has(link.path)
      return isHidden(cardOf(element))
    })
  })
}

type IsHidden = (named: DocumentReference | undefined) => boolean

function isEmptied(document: ReadDocument, isHidden: IsHidden): boolean {
  const { values } = withoutHidden(document, isHidden, () => false)
  return Object.entries(document.type.fields).some(
    ([name, { required }]) =>
      required && asList(document.values[name]).length > 0 && asList(values[name]).length === 0,
  )
}

/** Whether an element of a text leads to what readers do not see. */
type IsDead = (element: BodyElement) => boolean

function withoutHidden(document: ReadDocument, isHidden: IsHidden, isDead: IsDead): ReadDocument {
  const shown = (value: Value, rules?: FieldRules): Value => {
    if (rules?.kind === 'mdx' && isBody(value)) return unlinkUnpublished(value, isDead)
    if (rules?.kind !== 'list' || !Array.isArray(value)) return value
    // No list has elements of a body.
    return value
      .filter((entry): entry is Value => !namesHidden(entry, rules.of, isHidden))
      .map((entry) => shown(entry, rules.of))
  }
  const { fields } = document.type
  const values = mapValues(document.values, (value, name) => shown(value, fields[name]?.rules))
  return { ...document, values }
}

function namesHidden(
  value: Value | BodyNode,
  rules: FieldRules | undefined,
  isHidden: IsHidden,
): boolean {
  if (rules?.kind === 'text') return isHidden(documentIn(value, rules))
  if (rules?.kind !== 'group' || !isGroup(value)) return false
  return Object.entries(value).some(([name, inner]) =>
    namesHidden(inner, rules.fields[name]?.rules, isHidden),
  )
}

function unlinkUnpublished(nodes: BodyNode[], isDead: IsDead): BodyNode[] {
  const unlinked = mapElements(nodes, (element) => {
    const { children } = element
    if (isDead(element)) return children ?? []
    return [children ? { ...element, children: joinAdjacentTexts(children) } : element]
  })
  return joinAdjacentTexts(unlinked)
}

function joinAdjacentTexts(nodes: BodyNode[]): BodyNode[] {
  const joined: BodyNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node === 'string' && typeof last === 'string') joined.splice(-1, 1, last + node)
    else joined.push(node)
  }
  return joined
}
