import type { Vocabulary } from '../../src/content/schema/fields.ts'
import { type Folder, kindOf } from '../../src/kinds/kinds.ts'
import type { KnownDocuments } from '../knownDocuments.ts'

interface ToWord {
  vocabulary: Vocabulary
}
interface ToDocument {
  folders: readonly Folder[]
  /** Whether the value is the number of a document, or with its folder, as `recipes/7`. */
  as: 'number' | 'path'
}
export type ReferenceTo = ToWord | ToDocument

interface ReferenceOption {
  label: string
  value: string | number
}

export function referenceOptions(to: ReferenceTo, known: KnownDocuments): ReferenceOption[] {
  return 'vocabulary' in to ? wordOptions(to, known) : documentOptions(to, known)
}

/** Adds the current value, so that it is kept. */
export function withCurrent(
  options: readonly ReferenceOption[],
  current: unknown,
): readonly ReferenceOption[] {
  const isGiven = typeof current === 'string' || typeof current === 'number'
  if (!isGiven || current === '' || options.some(({ value }) => value === current)) return options
  return [...options, { label: `${current} (not found)`, value: current }]
}

function wordOptions({ vocabulary }: ToWord, known: KnownDocuments): ReferenceOption[] {
  return known
    .wordsOf(vocabulary)
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ word, name }) => ({ label: name, value: word }))
}

function documentOptions({ folders, as }: ToDocument, known: KnownDocuments): ReferenceOption[] {
  return folders.flatMap((folder) =>
    known
      .documentsIn(folder)
      .toSorted((a, b) => a.title.localeCompare(b.title))
      .map(({ id, title }) => ({
        label: folders.length > 1 ? `${kindOf(folder).one}: ${title}` : title,
        value: as === 'number' ? id : `${folder}/${id}`,
      })),
  )
}
