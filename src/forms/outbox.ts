import { type FormName, settings } from '../settings/settings.ts'
import { STORAGE_KEYS, UNSENT_PREFIX } from '../storage/keys.ts'
import { appendToStoredList, keysAfter, readItem, writeItem } from '../storage/webStorage.ts'
import { withTabLock } from '../storage/withTabLock.ts'
import {
  isRetried,
  postToService,
  type SendOutcome,
  type SendTarget,
  type SubmittedFields,
} from './postToService.ts'
import { hasTexts, isRecord, parseJson } from '../shared/checkJson.ts'

export interface Delivery {
  /** `waiting` if the same submission was unsent already. */
  outcome: SendOutcome | 'waiting'
  isKept: boolean
}

const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

interface Moment {
  now: Date
  /** Lets the service recognise a repeated submission. */
  id: string
}

/** Sends a submission. It is stored until the service has answered, so that no reload loses it. */
export async function deliver(
  kind: FormName,
  values: SubmittedFields,
  moment: Moment,
): Promise<Delivery> {
  const { id, now } = moment
  const submission: Submission = { kind, values, date: now.toISOString() }
  if (isWaiting(submission)) return { outcome: 'waiting', isKept: true }
  let delivery: Delivery = { outcome: 'unreachable', isKept: false }
  await withTabLock(UNSENT_PREFIX + id, async () => {
    const isKept = keepUnsent(id, submission)
    const outcome = await sendTo(id, submission)
    recordOutcome(id, submission, outcome)
    delivery = { outcome, isKept: isKept && isRetried(outcome) }
  })
  if (delivery.isKept || delivery.outcome === 'accepted') forgetRefused(kind)
  return delivery
}

function isWaiting({ kind, values }: Submission): boolean {
  const text = JSON.stringify(values)
  return allUnsent().some(
    ([, other]) => !other.isRefused && other.kind === kind && JSON.stringify(other.values) === text,
  )
}

/** Sends waiting submissions, oldest first; gives old ones up. @returns whether any still waits */
export async function deliverUnsent(
  now: Date,
  report: (submission: Submission, outcome: SendOutcome) => void,
): Promise<boolean> {
  const failing = new Set<FormName>()
  for (const [id, { kind, date, isRefused }] of allUnsent()) {
    const isOld = now.getTime() - Date.parse(date) > MAX_AGE_MS
    if (isRefused || findSendTarget(kind) === null) {
      if (isOld) forgetUnsent(id)
      continue
    }
    if (failing.has(kind)) continue
    await withTabLock(UNSENT_PREFIX + id, async () => {
      const submission = readUnsent(id)
      if (!submission) return
      const outcome = await sendTo(id, submission)
      const isTriedAgain = isRetried(outcome) && (!isOld || outcome === 'offline')
      if (isTriedAgain) return void failing.add(kind)
      if (outcome === 'accepted') recordOutcome(id, submission, outcome)
      else keepUnsent(id, { ...submission, isRefused: true })
      report(submission, outcome)
    })
  }
  return failing.size > 0
}

export function findRefused(kind: FormName): SubmittedFields | null {
  const refused = allUnsent().find(([, other]) => other.isRefused && other.kind === kind)
  return refused?.[1].values ?? null
}

function forgetRefused(kind: FormName) {
  for (const [id, other] of allUnsent()) {
    if (other.isRefused && other.kind === kind) forgetUnsent(id)
  }
}

function recordOutcome(id: string, { kind, values, date }: Submission, outcome: SendOutcome) {
  // Addresses are stored to recognize another sign-up; messages need no copy.
  if (outcome === 'accepted' && kind === 'newsletter')
    appendToStoredList(STORAGE_KEYS.subscribers, { ...values, date, isSent: true })
  if (!isRetried(outcome)) forgetUnsent(id)
}

async function sendTo(id: string, { kind, values, date }: Submission): Promise<SendOutcome> {
  const target = findSendTarget(kind)
  return target ? postToService(target, { ...values, id, date }) : 'refused'
}

function findSendTarget(kind: FormName): SendTarget | null {
  const { service, endpoint } = settings[kind]
  return service === 'none' || endpoint === undefined ? null : { service, endpoint }
}

interface Submission {
  kind: FormName
  values: SubmittedFields
  date: string
  /** Set if the visitor must change it before it is sent again. */
  isRefused?: true
}

/** Each has its own key, so tabs do not conflict. @returns false if storage is blocked or full */
function keepUnsent(id: string, submission: Submission): boolean {
  return writeItem(UNSENT_PREFIX + id, JSON.stringify(submission))
}

const forgetUnsent = (id: string) => writeItem(UNSENT_PREFIX + id, null)

function readUnsent(id: string): Submission | null {
  const value = parseJson(readItem(UNSENT_PREFIX + id))
  return isSubmission(value) ? value : null
}

function allUnsent(): [id: string, submission: Submission][] {
  return keysAfter(UNSENT_PREFIX)
    .flatMap((id): [string, Submission][] => {
      const submission = readUnsent(id)
      return submission ? [[id, submission]] : []
    })
    .toSorted(([, a], [, b]) => a.date.localeCompare(b.date))
}

function isSubmission(value: unknown): value is Submission {
  if (!hasTexts(value, 'kind', 'date') || !isRecord(value.values)) return false
  return value.kind === 'newsletter' || value.kind === 'contact'
}
