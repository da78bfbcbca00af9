import type { Fields } from './send.ts'
import type { FormKind } from './target.ts'

export interface Submission {
  kind: FormKind
  values: Fields
  date: string
  /** Waits for the visitor, not for the service. */
  isRefused?: true
}

/** Each has its own key, so that tabs do not overwrite each other's. */
const PREFIX = 'unsent-'

/** @returns false when storage is blocked or full */
export function keepUnsent(id: string, submission: Submission): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(submission))
    return true
  } catch {
    return false
  }
}

export function forgetUnsent(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
  } catch {
    // Storage is blocked or full.
  }
}

export function readUnsent(id: string): Submission | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null')
    return isSubmission(value) ? value : null
  } catch {
    return null
  }
}

/** The oldest first. */
export function allUnsent(): [id: string, submission: Submission][] {
  return unsentIds()
    .flatMap((id): [string, Submission][] => {
      const submission = readUnsent(id)
      return submission ? [[id, submission]] : []
    })
    .toSorted(([, a], [, b]) => a.date.localeCompare(b.date))
}

function unsentIds(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return keys.map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

function isSubmission(value: unknown): value is Submission {
  if (typeof value !== 'object' || value === null) return false
  const isKnown = 'kind' in value && (value.kind === 'newsletter' || value.kind === 'contact')
  const hasDate = 'date' in value && typeof value.date === 'string'
  return isKnown && hasDate && 'values' in value && typeof value.values === 'object'
}

/** Skips the work where another tab is at it. Browsers without Web Locks (before 2022) just do it. */
export async function inOneTab(id: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(PREFIX + id, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}

/** Another tab learns of one within seconds. */
const MOST_NOTED = 20

/** Accepted submissions. Unlike `localStorage`, the Cache API shows every tab the same. */
const SENT = 'sent-submissions'

export async function noteSent(id: string): Promise<void> {
  try {
    const sent = await caches.open(SENT)
    await sent.put(`/${PREFIX}${id}`, new Response())
    const noted = await sent.keys()
    for (const old of noted.slice(0, -MOST_NOTED)) await sent.delete(old)
  } catch {
    // Without https or room, the service recognises the id.
  }
}

export async function wasSent(id: string): Promise<boolean> {
  try {
    const sent = await caches.open(SENT)
    return (await sent.match(`/${PREFIX}${id}`)) !== undefined
  } catch {
    return false
  }
}
