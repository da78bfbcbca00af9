import type { Vocabulary } from '../../src/content/schema/fields.ts'
import { type Folder, kindOf } from '../../src/kinds/kinds.ts'
import type { KnownDocuments } from '../knownDocuments.ts'

/** The form of a reference: a number, or a number with its folder, as `recipes/7`. */
export type ReferenceTo =
  | { vocabulary: Vocabulary }
  | { folders: readonly Folder[]; as: 'number' | 'path' }

interface ReferenceOption {
  label: string
  value: string | number
}

export function referenceOptions(to: ReferenceTo, known: KnownDocuments): ReferenceOption[] {
  if ('vocabulary' in to)
    return (known.vocabularies.get(to.vocabulary) ?? [])
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(({ word, name }) => ({ label: name, value: word }))
  const { folders, as } = to
  return folders.flatMap((folder) =>
    known.documentsIn(folder).map(({ id, title }) => ({
      label: folders.length > 1 ? `${kindOf(folder).singular}: ${title}` : title,
      value: as === 'number' ? id : `${folder}/${id}`,
    })),
  )
}

export function withCurrent(
  options: readonly ReferenceOption[],
  current: unknown,
): readonly ReferenceOption[] {
  const isGiven = typeof current === 'string' || typeof current === 'number'
  if (!isGiven || current === '' || options.some(({ value }) => value === current)) return options
  return [...options, { label: `${current} (not found)`, value: current }]
}
