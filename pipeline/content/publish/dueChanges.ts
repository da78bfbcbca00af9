import { changesAfter } from './publication.ts'
import { publicationOf } from './publicationOf.ts'
import type { ReadDocument } from '../read/document.ts'

export interface DueChange {
  at: Date
  /** `content/recipes/54-lemon-tart.yaml appears on 2026-12-01 09:00 UTC` */
  text: string
}

/** What appears or disappears after a moment, in order. */
export function dueChanges(documents: readonly ReadDocument[], moment: Date): DueChange[] {
  const dated = documents
    .filter(({ values }) => values.publishAt !== undefined || values.expireAt !== undefined)
    .map((document) => Object.assign({ file: document.file }, publicationOf(document)))
  return changesAfter(dated, moment).map(({ document, change, at }) => {
    const time = at.toISOString().slice(0, 16).replace('T', ' ')
    return { at, text: `${document.file} ${change} on ${time} UTC` }
  })
}
