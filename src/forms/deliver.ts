import { settings } from '../settings/settings.ts'
import { appendToStoredList, STORAGE_KEYS } from '../storage/storedList.ts'
import {
  allUnsent,
  forgetUnsent,
  inOneTab,
  keepUnsent,
  noteSent,
  readUnsent,
  type Submission,
  wasSent,
} from './queue.ts'
import { type Fields, type Outcome, send, type Target } from './send.ts'
import { SERVICES, type ServiceName } from '../settings/formServices.ts'
import type { FormKind } from './target.ts'

/** The outcome of a submission, and whether it waits in the browser to be sent later. */
export interface Delivery {
  /** `waiting` when the very same was waiting already. */
  outcome: Outcome | 'waiting'
  isKept: boolean
}

/** When it makes sense to send the same again. */
const PASSING: ReadonlySet<Outcome> = new Set(['failing', 'late', 'unreachable', 'offline'])

/** Where the browser lists what was accepted, as it does without a service. */
const LISTS = { newsletter: STORAGE_KEYS.subscribers, contact: STORAGE_KEYS.submissions }

/** A person takes longer than this from the load of the page to the first submission, in ms. */
const LEAST_TIME = 2000

/** What differs from one submission to the next. */
export interface Moment {
  now: Date
  /** Since the page was loaded, in milliseconds. */
  sinceLoad: number
  /** Unlike any other; sent along, so that a service recognises a repeat. */
  id: string
}

/**
 * Sends what a form says to its service. It is in the browser's storage before, so that neither a
 * reload nor a lost connection loses it, and leaves it when the service has it or refuses it.
 */
export async function deliver(kind: FormKind, values: Fields, moment: Moment): Promise<Delivery> {
  const { id, now, sinceLoad } = moment
  const submission: Submission = { kind, values, date: now.toISOString() }
  if (isWaiting(submission)) return { outcome: 'waiting', isKept: true }
  let delivery: Delivery = { outcome: 'unreachable', isKept: false }
  await inOneTab(id, async () => {
    const isKept = keepUnsent(id, submission)
    await pass(LEAST_TIME - sinceLoad)
    const outcome = await sendTo(id, submission)
    await settle(id, submission, outcome)
    delivery = { outcome, isKept: isKept && PASSING.has(outcome) }
  })
  if (delivery.isKept || delivery.outcome === 'accepted') forgetRefused(kind)
  return delivery
}

/** Whether the same waits to be sent. */
function isWaiting({ kind, values }: Submission): boolean {
  const text = JSON.stringify(values)
  return allUnsent().some(
    ([, other]) => !other.isRefused && other.kind === kind && JSON.stringify(other.values) === text,
  )
}

/**
 * Sends what waits, the oldest first, until something cannot be sent.
 *
 * @param report called with each submission that left, or that the service refuses
 * @returns whether something still waits
 */
export async function deliverUnsent(
  report: (submission: Submission, outcome: Outcome) => void,
): Promise<boolean> {
  let isWaitingStill = false
  for (const [id, { kind, isRefused }] of allUnsent()) {
    if (isRefused || targetOf(kind) === null) continue
    await inOneTab(id, async () => {
      const submission = readUnsent(id)
      if (!submission) return
      if (await wasSent(id)) return forgetUnsent(id)
      const outcome = await sendTo(id, submission)
      isWaitingStill = PASSING.has(outcome)
      if (isWaitingStill) return
      if (outcome === 'accepted') await settle(id, submission, outcome)
      else keepUnsent(id, { ...submission, isRefused: true })
      report(submission, outcome)
    })
    if (isWaitingStill) break
  }
  return isWaitingStill
}

/** What the visitor wrote and the service refused when it was sent later; the oldest first. */
export function refusedLater(kind: FormKind): Fields | null {
  const refused = allUnsent().find(([, other]) => other.isRefused && other.kind === kind)
  return refused?.[1].values ?? null
}

function forgetRefused(kind: FormKind) {
  for (const [id, other] of allUnsent()) {
    if (other.isRefused && other.kind === kind) forgetUnsent(id)
  }
}

async function settle(id: string, { kind, values, date }: Submission, outcome: Outcome) {
  if (outcome === 'accepted') {
    await noteSent(id)
    appendToStoredList(LISTS[kind], { ...values, date })
  }
  if (!PASSING.has(outcome)) forgetUnsent(id)
}

async function sendTo(id: string, { kind, values, date }: Submission): Promise<Outcome> {
  const target = targetOf(kind)
  return target ? send(target, { ...values, id, date }) : 'refused'
}

/** Where the submissions of a form go; null when they stay in the browser. */
function targetOf(kind: FormKind): Target | null {
  const { service, endpoint } = settings[kind]
  return endpoint !== undefined && isService(service) ? { service, endpoint } : null
}

function isService(name: string): name is ServiceName {
  return Object.hasOwn(SERVICES, name)
}

function pass(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
