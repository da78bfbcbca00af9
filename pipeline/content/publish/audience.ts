import type { BodyElement, BodyNode } from '../../../src/content/body.ts'
import type { FieldRules, Fields } from '../../../src/content/schema/fields.ts'
import { programmeOf, withTags } from '../check/affiliateTag.ts'
import type { ReadDocument, Value } from '../read/document.ts'
import { isPublished, publicationLabel } from './publication.ts'
import { addressOf, collectKnown, type KnownContent } from '../compile/knownContent.ts'
import { unlinkUnpublished } from './unlinkUnpublished.ts'
import { withPlaceholders } from '../check/unfinished.ts'
import { publicationOf } from './publicationOf.ts'
import { cardOf, documentIn, innerLink, isBody, nameOf } from '../check/references.ts'

export interface Audience {
  /** Decides what is published. */
  now: Date
  for: 'readers' | 'editors'
}

export interface AudienceDocument extends ReadDocument {
  /** When readers see it, unless now and for good: `From May 3, 2027`. */
  publicationBadge?: string
}

/** The only documents that lists, feeds and search know. */
export function documentsFor(
  documents: readonly ReadDocument[],
  audience: Audience,
): AudienceDocument[] {
  const { now } = audience
  const tagged = withTags(documents, programmeOf(documents))
  if (audience.for === 'readers') return forReaders(tagged, now)
  return tagged.map((document) => {
    const { type, values } = document
    const publicationBadge = publicationLabel(publicationOf(document), now)
    if (publicationBadge === undefined) return document
    // Pages of incomplete drafts need placeholders.
    if (values.draft !== true) return Object.assign({ publicationBadge }, document)
    // Another array, so that describeRecipe does not take it for the original.
    const placed = [...document.placed]
    const shown = { ...document, placed, values: withPlaceholders(type, values) }
    return Object.assign({ publicationBadge }, shown)
  })
}

function forReaders(documents: readonly ReadDocument[], now: Date): ReadDocument[] {
  const known = collectKnown(documents)
  const published = new Set(documents.filter((one) => isPublished(publicationOf(one), now)))
  // An emptied list is hidden, too.
  const shown = [...published].filter((document) => !isEmptied(document, known, published))
  const shownPages = collectKnown(shown).pages
  const among = new Set(shown)
  return shown.map((document) => {
    const from = addressOf(document)
    return withoutDeadLinks(document, {
      isDead(element) {
        const link = element.tag === 'a' && innerLink(String(element.props?.href ?? ''), from)
        if (link) return known.pages.has(link.path) && !shownPages.has(link.path)
        const card = cardOf(element)
        const target = card && known.documents.get(nameOf(card))
        return target !== undefined && !among.has(target)
      },
      isHidden: (entry, fields) => namesHidden(entry, fields, known, among),
      isHiddenName: (value, rules) => isNameOfHidden(value, rules, known, among),
    })
  })
}

function isEmptied(
  { type, values }: ReadDocument,
  known: KnownContent,
  shown: ReadonlySet<ReadDocument>,
): boolean {
  return Object.entries(type.fields).some(([name, { rules, required }]) => {
    const entries = values[name]
    if (!required) return false
    if (rules.kind !== 'list' || rules.of.kind !== 'group' || !Array.isArray(entries)) return false
    const { fields } = rules.of
    return (
      entries.length > 0 &&
      entriesOf(entries).every((entry) => namesHidden(entry, fields, known, shown))
    )
  })
}

function namesHidden(
  entry: Record<string, Value>,
  fields: Fields,
  known: KnownContent,
  shown: ReadonlySet<ReadDocument>,
): boolean {
  return Object.entries(entry).some(([name, value]) => {
    const rules = fields[name]?.rules
    return rules?.kind === 'text' && isNameOfHidden(value, rules, known, shown)
  })
}

function isNameOfHidden(
  value: Value,
  rules: FieldRules,
  known: KnownContent,
  shown: ReadonlySet<ReadDocument>,
): boolean {
  const named = documentIn(value, rules)
  const target = named && known.documents.get(nameOf(named))
  return target !== undefined && !shown.has(target)
}

function entriesOf(list: readonly (Value | BodyNode)[]): Record<string, Value>[] {
  return list.filter((entry) => isGroup(entry))
}

function isGroup(entry: Value | BodyNode): entry is Record<string, Value> {
  return typeof entry === 'object' && !Array.isArray(entry) && !('tag' in entry)
}

interface HiddenFromReaders {
  /** In texts. */
  isDead: (element: BodyElement) => boolean
  /** In lists of groups. */
  isHidden: (entry: Record<string, Value>, fields: Fields) => boolean
  /** In lists of names. */
  isHiddenName: (value: string, rules: FieldRules) => boolean
}

function withoutDeadLinks(
  document: ReadDocument,
  { isDead, isHidden, isHiddenName }: HiddenFromReaders,
): ReadDocument {
  const { type } = document
  const values = { ...document.values }
  for (const [name, value] of Object.entries(values)) {
    const rules = type.fields[name]?.rules
    if (rules?.kind === 'mdx' && isBody(value)) values[name] = unlinkUnpublished(value, isDead)
    if (rules?.kind !== 'list' || !Array.isArray(value)) continue
    const { of } = rules
    if (of.kind === 'group')
      values[name] = entriesOf(value).filter((entry) => !isHidden(entry, of.fields))
    if (of.kind === 'text') {
      values[name] = value
        .filter((entry) => typeof entry === 'string')
        .filter((entry) => !isHiddenName(entry, of))
    }
    if (of.kind === 'mdx') {
      values[name] = value
        .filter((entry) => isBody(entry))
        .map((entry) => unlinkUnpublished(entry, isDead))
    }
  }
  return { ...document, values }
}
