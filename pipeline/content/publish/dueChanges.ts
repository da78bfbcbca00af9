import { publicationOf } from './publication.ts'
import type { ReadDocument } from '../documents/document.ts'

interface DueChange {
  at: Date
  /** `content/recipes/54-lemon-tart.yaml appears on 2026-12-01 09:00 UTC` */
  text: string
}

/** What appears or disappears after a moment, in order. */
export function dueChanges(
  documents: readonly Pick<ReadDocument, 'file' | 'values'>[],
  moment: Date,
): DueChange[] {
  const changes = documents.flatMap((document) => {
    const { draft, publishAt, expireAt } = publicationOf(document)
    if (draft) return []
    return [
      { file: document.file, change: 'appears', at: new Date(publishAt ?? '') },
      { file: document.file, change: 'disappears', at: new Date(expireAt ?? '') },
    ]
  })
  // Missing dates are invalid and never greater.
  return changes
    .filter(({ at }) => at > moment)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ file, change, at }) => {
      const time = at.toISOString().slice(0, 16).replace('T', ' ')
      return { at, text: `${file} ${change} on ${time} UTC` }
    })
}
