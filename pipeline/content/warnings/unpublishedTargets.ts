import { elements } from '../../../src/content/body.ts'
import type { FieldRules } from '../../../src/content/schema/fields.ts'
import { firstReadable, isPublished, publicationLabel } from '../publication.ts'
import { addressOf, type KnownContent, targetOf } from '../knownContent.ts'
import type { Complain, Place } from '../problem.ts'
import { publicationOf } from '../publicationOf.ts'
import type { PlacedValue, ReadDocument } from '../document.ts'
import { documentIn, isBody, nameOf, referringValues } from '../references.ts'

/** Something in a document that leads to another one. */
interface Reference {
  /** What it is and does, before the name of the other. */
  what: string
  target: ReadDocument | undefined
  place: Place
  /** What readers get while they cannot see the other, and what to do. */
  fix: string
}

/**
 * Warns of what readers of a document would be led to and cannot see, now or, of a document that
 * is still to appear, on its first day. The build leaves such links out: see `audience.ts`.
 */
export function checkUnpublishedTargets(
  document: ReadDocument,
  known: KnownContent,
  now: Date,
  complain: Complain,
): void {
  const moment = firstReadable(publicationOf(document), now)
  if (!moment) return
  const from = addressOf(document)
  const references = referringValues(document).flatMap((placed) =>
    referencesIn(placed, from, known),
  )
  for (const { what, target, place, fix } of references) {
    if (!target || isPublished(publicationOf(target), moment)) continue
    const label = publicationLabel(publicationOf(target), moment)
    const hidden = `${what} ${target.file}, which readers do not see (${label}).`
    complain(place, 'unpublished-target', hidden, fix)
  }
}

function referencesIn(
  { path, value, rules, place, places }: PlacedValue,
  from: string | undefined,
  known: KnownContent,
): Reference[] {
  const named = documentIn(value, rules)
  if (named) {
    const target = known.documents.get(nameOf(named))
    return [{ what: `“${path}” names`, target, place, fix: FIXES[rules.kind] ?? '' }]
  }
  if (rules.kind !== 'mdx' || !isBody(value)) return []
  return [...elements(value)].map((element) => {
    const [what, fix] = element.tag === 'a' ? LINK : CARD
    const target = targetOf(element, from, known)
    return { what, target, place: places?.get(element) ?? place, fix }
  })
}

/** By the kind of value that names a document: the number of a product, or the name of one in a list. */
const FIXES: Partial<Record<FieldRules['kind'], string>> = {
  number: 'They get no link to it; publish it, or name another review.',
  text: 'They get the list without it; publish the document, or remove the entry.',
}
const LINK = [
  'The link leads to',
  'They get its words without the link; publish the document, or remove the link.',
] as const
const CARD = [
  'The card shows',
  'They get no card; publish the document, or remove the card.',
] as const
