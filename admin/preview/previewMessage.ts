import { unacknowledgedWarnings } from '../../pipeline/content/checks/acknowledgements.ts'
import { readDocument } from '../../pipeline/content/read/readDocument.ts'
import { ofSeverity, type ContentProblem, sortProblems } from '../../pipeline/problems/problem.ts'
import { groupBy } from '../../src/shared/groupBy.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import { type DocumentData, parseDocumentText } from '../../pipeline/textEdits/documentText.ts'
import { fileFormat, ORIGINAL } from '../save/fileFormat.ts'
import { isUnfilled } from '../../pipeline/content/checks/checkUnfinished.ts'
import { withPlaceholders } from '../../pipeline/content/compile/placeholders.ts'
import type { Values } from '../../pipeline/content/documents/document.ts'
import { importRemarksIn } from '../../pipeline/textEdits/importRemarks.ts'
import { pathInWords, problemInForm } from '../problemInForm.ts'
import { previewPage } from './previewPage.ts'
import type { SiteData } from './siteData.ts'

export type PreviewMessage = Omit<ReturnType<typeof previewMessage>, 'shown'>
export type ToDo = Omit<PreviewMessage, 'page'>

/** Checks a document as for a save, and builds its page. Invalid fields keep their `last` value. */
export function previewMessage(
  type: ContentType,
  values: DocumentData,
  path: string | undefined,
  site: SiteData,
  last: Values = {},
) {
  // The check lists missing fields only for published documents.
  const published = 'draft' in type.fields ? { ...values, draft: false } : values
  const { text, addresses } = withNamedPhotos(fileFormat(type).toFile(published))
  const photo = (name: string) => addresses.get(name) ?? site.photo(name)
  const document = readDocument(path ?? 'the new file', new TextEncoder().encode(text), type)
  const inForm = (problem: ContentProblem) => problemInForm(problem, type, text)
  const errors = sortProblems(ofSeverity('error', document.problems))
  const mistakes = errors.filter((problem) => !isUnfilled(problem))
  const unfilled = errors.filter(isUnfilled)
  const shown = withPlaceholders(type, {
    ...lastOfMistaken(last, document.values, unfilled),
    ...document.values,
  })
  const original = path === undefined ? undefined : values[ORIGINAL]
  const before =
    typeof original === 'string' ? parseDocumentText(original, type.bodyField) : undefined
  return {
    /** The page, with placeholders for missing and invalid values. */
    page: previewPage(type, shown, { ...site, photo }, before),
    shown,
    unfilled: unfilled.map((problem) => inForm(problem).label),
    mistakes: mistakes.map(inForm),
    warnings: errors.length === 0 ? unacknowledgedWarnings(document).map(inForm) : [],
    /** Import notes about fields without a value. */
    notes: [...groupBy(importRemarksIn(text), ({ note }) => [note])].map(([note, same]) => ({
      text: note,
      labels: same.map(({ field }) => (field === '' ? 'The recipe' : pathInWords(field))),
    })),
  }
}

function lastOfMistaken(last: Values, values: Values, unfilled: readonly ContentProblem[]): Values {
  const mistaken = Object.entries(last).filter(
    ([name]) => values[name] === undefined && unfilled.every(({ path }) => path !== name),
  )
  return Object.fromEntries(mistaken)
}

const NEW_PHOTO = /blob:[^\s"'<>()]+/g

/** Names each unsaved photo as a file; returns the addresses by name. */
function withNamedPhotos(text: string): { text: string; addresses: Map<string, string> } {
  const blobs = [...new Set(text.match(NEW_PHOTO))]
  const nameOf = (address: string) => `new-photo-${blobs.indexOf(address) + 1}.jpg`
  const addresses = new Map(blobs.map((address) => [nameOf(address), address]))
  return { text: text.replaceAll(NEW_PHOTO, nameOf), addresses }
}
