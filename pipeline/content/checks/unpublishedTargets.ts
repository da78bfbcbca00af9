import type { FieldRules } from '../../../src/content/schema/fields.ts'
import {
  firstReadable,
  isPublished,
  publicationLabel,
  publicationOf,
} from '../publish/publication.ts'
import { addressOf, type KnownContent } from '../documents/knownContent.ts'
import type { ReportProblem } from '../report/problem.ts'
import type { ReadDocument } from '../documents/document.ts'
import { innerLink, referenceName, type Reference, referencesOf } from '../documents/references.ts'

/** Warns of targets that readers cannot see, now or on the document's first day. */
export function checkUnpublishedTargets(
  document: ReadDocument,
  known: KnownContent,
  now: Date,
  report: ReportProblem,
): void {
  const moment = firstReadable(publicationOf(document), now)
  if (!moment) return
  const from = addressOf(document)
  for (const reference of referencesOf(document)) {
    const target = targetOf(reference, from, known)
    if (!target || isPublished(publicationOf(target), moment)) continue
    const label = publicationLabel(publicationOf(target), moment)
    const [what, fix] = wordsFor(reference)
    const hidden = `${what} ${target.file}, which readers do not see (${label}).`
    report(reference.place, 'unpublished-target', hidden, fix)
  }
}

function targetOf(
  reference: Reference,
  from: string | undefined,
  known: KnownContent,
): ReadDocument | undefined {
  if (reference.kind === 'word') return undefined
  if (reference.kind !== 'link') return known.documents.get(referenceName(reference.named))
  const link = innerLink(reference.href, from)
  return link && known.pages.get(link.path)?.document
}

function wordsFor(reference: Reference): readonly [what: string, fix: string] {
  if (reference.kind === 'link') return LINK
  if (reference.kind !== 'field') return CARD
  return [`“${reference.path}” names`, FIXES[reference.rules.kind] ?? '']
}

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
