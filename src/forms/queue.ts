import type { Fields } from './send.ts'
import type { FormKind } from './target.ts'

/** What a visitor wrote, until the service has it. */
export interface Submission {
  kind: FormKind
  /** What the visitor filled in. */
  values: Fields
  /** When, in ISO format. */
  date: string
  /** The service refuses it; it waits for the visitor. */
  isRefused?: true
}

/** Each submission has a key of its own, so that two tabs never overwrite each other's. */
const PREFIX = 'unsent-'

/** @returns whether it was stored; false when storage is blocked or full */
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
    // Storage is blocked by now, for reading as well.
  }
}

/** A submission that is not sent yet; null when there is none, or what is stored is none. */
export function readUnsent(id: string): Submission | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null')
    return isSubmission(value) ? value : null
  } catch {
    return null
  }
}

/** The submissions that are not sent yet with their ids, the oldest first. */
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

/**
 * Does something that only one tab may do at a time, such as sending a submission; where another
 * tab is at it, nothing. Browsers without Web Locks (before 2022, or without https) just do it.
 */
export async function inOneTab(id: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(PREFIX + id, { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  )
}

/** How many are noted: another tab learns of one within seconds. */
const MOST_NOTED = 20

/**
 * Where submissions that the service accepted are noted. `localStorage` can show a tab for some
 * time what another has deleted; this shows every tab the same.
 */
const SENT = 'sent-submissions'

/** Notes that a submission was accepted, so that no tab sends it once more. */
export async function noteSent(id: string): Promise<void> {
  try {
    const sent = await caches.open(SENT)
    await sent.put(`/${PREFIX}${id}`, new Response())
    const noted = await sent.keys()
    for (const old of noted.slice(0, -MOST_NOTED)) await sent.delete(old)
  } catch {
    // There is no such storage without https, or it is full: then the id tells the service.
  }
}

/** Whether a submission was accepted, from whatever tab. */
export async function wasSent(id: string): Promise<boolean> {
  try {
    const sent = await caches.open(SENT)
    return (await sent.match(`/${PREFIX}${id}`)) !== undefined
  } catch {
    return false
  }
}
