import { isRecord } from '../shared/checkJson.ts'
import {
  type Service,
  SERVICES,
  type ServiceName,
  type SubmissionField,
} from '../settings/formServices.ts'

export interface SendTarget {
  service: ServiceName
  endpoint: string
}

export type SubmittedFields = Partial<Record<SubmissionField, string>>

/** Outcomes after which a submission is kept and sent again. */
const RETRIED = ['failing', 'late', 'unreachable', 'offline'] as const
export type SendOutcome = 'accepted' | 'refused' | 'unclear' | (typeof RETRIED)[number]

export function isRetried(outcome: SendOutcome): boolean {
  return RETRIED.some((one) => one === outcome)
}

const TIMEOUT_MS = 10_000

/** Returns the outcome and never throws. @param timeLimit milliseconds */
export async function postToService(
  { service, endpoint }: SendTarget,
  fields: SubmittedFields,
  timeLimit: number = TIMEOUT_MS,
): Promise<SendOutcome> {
  try {
    const { contentType, body } = encodeFields(SERVICES[service], fields)
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { Accept: 'application/json', ...contentType },
      body,
      // Services redirect to a thank-you page or to a captcha, so a redirect is unclear.
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeLimit),
    })
    return await outcomeOf(response, SERVICES[service])
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return 'late'
    return navigator.onLine ? 'unreachable' : 'offline'
  }
}

function encodeFields({ format, fields: names }: Service, fields: SubmittedFields) {
  const entries = names.flatMap(([field, name]) => {
    const value = fields[field]
    return value === undefined ? [] : [[name, value]]
  })
  if (format === 'form') return { body: new URLSearchParams(entries) }
  return {
    contentType: { 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(entries)),
  }
}

/** Request Timeout, Too Early, Too Many Requests. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 425, 429])

async function outcomeOf(response: Response, { answersJson }: Service): Promise<SendOutcome> {
  const { status, ok } = response
  if (status >= 500 || RETRIED_STATUSES.has(status)) return 'failing'
  if (status >= 400) return 'refused'
  // Pages cannot see the status of redirects.
  if (!ok) return 'unclear'
  const text = await response.text()
  if (!answersJson || text === '') return 'accepted'
  return outcomeOfJson(text)
}

function outcomeOfJson(text: string): SendOutcome {
  try {
    const answer: unknown = JSON.parse(text)
    const words = isRecord(answer) ? [answer.ok, answer.success] : []
    return words.some((word) => word === false || word === 'false') ? 'refused' : 'accepted'
  } catch {
    return 'unclear'
  }
}
