import { afterAll, afterEach, expect, test, vi } from 'vitest'
import {
  accept,
  afterwards,
  hang,
  reset,
  stall,
  startFormService,
  withStatus,
} from '../../tests/support/servers/formService.ts'
import { postToService } from './postToService.ts'
import { SERVICES, type ServiceName } from '../settings/formServices.ts'

const FIELDS = {
  id: '1f',
  date: '2026-02-03T10:20:30.000Z',
  email: 'robin@example.com',
  name: 'Robin Field',
  subject: 'Salt & “pepper”',
  message: 'How much?\nAnd when?',
}

const service = await startFormService()

afterAll(() => service.stop())

afterEach(() => {
  service.behave = accept
  service.received.length = 0
})

function sendTo(name: ServiceName, fields = FIELDS, timeLimit = 10_000) {
  vi.stubGlobal('navigator', { onLine: true })
  return postToService({ service: name, endpoint: service.url }, fields, timeLimit)
}

test.each([
  ['json', 'application/json', FIELDS],
  ['form', 'application/x-www-form-urlencoded', FIELDS],
  ['basin', 'application/x-www-form-urlencoded', FIELDS],
] as const)('%s sends all fields, as %s', async (name, type, fields) => {
  expect(await sendTo(name)).toBe('accepted')
  expect(service.received).toEqual([{ type, fields }])
})

test('a service is sent its own names for the fields, and none that were not filled in', async () => {
  await sendTo('formspree')
  const { subject, ...others } = FIELDS
  expect(service.received[0]?.fields).toEqual({ ...others, _subject: subject })
  const { id, date, email } = FIELDS
  await postToService({ service: 'formspree', endpoint: service.url }, { id, date, email })
  expect(service.received[1]?.fields).toEqual({ id, date, email })
})

const PAGE = '<p>Thank you!</p>'

test.each([
  ['json', 'accepted', 'JSON', withStatus(201, '{"id":7}')],
  ['json', 'accepted', 'nothing', withStatus(204, '')],
  ['json', 'accepted', 'JSON after a while', afterwards(150, accept)],
  ['json', 'accepted', 'JSON of another type', withStatus(200, '{}', { 'Content-Type': 'text/x' })],
  ['json', 'unclear', 'a page', withStatus(200, PAGE, { 'Content-Type': 'text/html' })],
  ['form', 'accepted', 'a page', withStatus(200, PAGE, { 'Content-Type': 'text/html' })],
  ['formspree', 'unclear', 'a page', withStatus(200, PAGE)],
  ['json', 'refused', 'a no in words', withStatus(200, '{"success":"false"}')],
  ['formspree', 'refused', 'a no', withStatus(200, '{"ok":false}')],
  ['json', 'unclear', 'a redirect', withStatus(302, '', { Location: '/thanks' })],
  ['form', 'unclear', 'a redirect', withStatus(303, '', { Location: '/thanks' })],
  ['json', 'refused', '400', withStatus(400)],
  ['json', 'refused', '404', withStatus(404)],
  ['json', 'refused', '422', withStatus(422)],
  ['json', 'failing', '408', withStatus(408)],
  ['json', 'failing', '429', withStatus(429)],
  ['json', 'failing', '500', withStatus(500, PAGE)],
  ['form', 'failing', '503', withStatus(503)],
  ['json', 'unreachable', 'a reset', reset],
] as const)('of %s it is %s when it answers with %s', async (name, outcome, _answer, behave) => {
  service.behave = behave
  expect(await sendTo(name)).toBe(outcome)
  // A redirect is not followed, and nothing is sent twice.
  expect(service.received).toHaveLength(1)
})

test.each([
  ['never begins', hang],
  ['never ends', stall],
])('an answer that %s is late, after the time limit and no sooner', async (_what, behave) => {
  service.behave = behave
  const started = performance.now()
  expect(await sendTo('json', FIELDS, 120)).toBe('late')
  expect(performance.now() - started).toBeGreaterThanOrEqual(115)
})

test('without a connection it is offline, if the browser says so', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const target = { service: 'json', endpoint: 'http://127.0.0.1:1/' } as const
  expect(await postToService(target, FIELDS)).toBe('offline')
  vi.stubGlobal('navigator', { onLine: true })
  expect(await postToService(target, FIELDS)).toBe('unreachable')
})

test('every service receives the id by which it recognises a repeat', () => {
  const fields = Object.values(SERVICES).map((each) => each.fields.map(([field]) => field))
  expect(fields.every((names) => names.includes('id'))).toBe(true)
})
