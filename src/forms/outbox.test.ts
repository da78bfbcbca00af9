import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  accept,
  reset,
  startFormService,
  withStatus,
} from '../../tests/support/servers/formService.ts'
import { MemoryStorage } from '../../tests/support/memoryStorage.ts'
import { settings } from '../settings/settings.ts'
import { deliver, deliverUnsent, findRefused } from './outbox.ts'

const NOW = new Date('2026-02-03T10:20:30.000Z')
const date = NOW.toISOString()
const MESSAGE = { name: 'Ann', email: 'ann@example.com', subject: 'Salt', message: 'How much?' }

const service = await startFormService()

afterAll(() => service.stop())

beforeEach(() => {
  const endpoint = service.url
  vi.spyOn(settings, 'newsletter', 'get').mockReturnValue({ service: 'form', endpoint })
  vi.spyOn(settings, 'contact', 'get').mockReturnValue({ service: 'json', endpoint })
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('navigator', { onLine: true, locks: lockManager() })
})

afterEach(() => {
  service.behave = accept
  service.received.length = 0
})

/** A stub of the Web Locks API that grants a lock at once or not at all. */
function lockManager() {
  const held = new Set<string>()
  return {
    async request(name: string, _options: object, work: (lock: object | null) => unknown) {
      if (held.has(name)) return work(null)
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

let count = 0

function send(values = MESSAGE) {
  count += 1
  return deliver('contact', values, { now: NOW, id: `id-${count}` })
}

function waiting(): unknown[] {
  const entries = Object.entries(localStorage).filter(([key]) => key.startsWith('unsent-'))
  return entries.map(([, text]) => JSON.parse(String(text)))
}

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

const ids = () => service.received.map(({ fields }) => fields.id)

test('of what the service accepted only the address of a sign-up stays, and nothing waits', async () => {
  expect(await send()).toEqual({ outcome: 'accepted', isKept: false })
  expect(stored('contact-submissions')).toBe(null)
  const moment = { now: NOW, id: 'n' }
  await deliver('newsletter', { email: 'ann@example.com' }, moment)
  expect(stored('newsletter-subscribers')).toEqual([
    { email: 'ann@example.com', date, isSent: true },
  ])
  expect(service.received.map(({ fields }) => fields)).toEqual([
    { ...MESSAGE, date, id: `id-${count}` },
    { email: 'ann@example.com', date, id: 'n' },
  ])
  expect(waiting()).toEqual([])
})

test('what is on its way is in the storage, so that a reload does not lose it', async () => {
  let onItsWay: unknown[] = []
  service.behave = (response, request) => {
    onItsWay = waiting()
    accept(response, request)
  }
  await send()
  expect(onItsWay).toEqual([{ kind: 'contact', values: MESSAGE, date }])
})

test.each([
  ['failing', withStatus(503)],
  ['failing', withStatus(429)],
  ['unreachable', reset],
] as const)('what is %s waits, is not listed, and is sent once later', async (outcome, behave) => {
  service.behave = behave
  expect(await send()).toEqual({ outcome, isKept: true })
  expect(stored('contact-submissions')).toBe(null)
  service.behave = accept
  const report = vi.fn<Parameters<typeof deliverUnsent>[1]>()
  expect(await deliverUnsent(NOW, report)).toBe(false)
  await deliverUnsent(NOW, report)
  expect(report.mock.calls.map(([{ values }, result]) => [values, result])).toEqual([
    [MESSAGE, 'accepted'],
  ])
  // The id is the same, since the service may have received the first attempt.
  expect(ids()).toEqual([`id-${count}`, `id-${count}`])
  expect(stored('contact-submissions')).toBe(null)
  expect(waiting()).toEqual([])
})

const MONTH_LATER = new Date('2026-03-05T10:20:30.000Z')
const DAY_AFTER = new Date('2026-03-06T10:20:30.000Z')

test('what cannot be sent for 30 days goes back to the visitor, once', async () => {
  service.behave = reset
  await send()
  const report = vi.fn<Parameters<typeof deliverUnsent>[1]>()
  expect(await deliverUnsent(MONTH_LATER, report)).toBe(true)
  expect(report).not.toHaveBeenCalled()
  expect(await deliverUnsent(DAY_AFTER, report)).toBe(false)
  expect(report).toHaveBeenCalledOnce()
  expect(findRefused('contact')).toEqual(MESSAGE)
  await deliverUnsent(DAY_AFTER, report)
  expect(waiting()).toEqual([])
})

test('that there is no connection is no reason to give up', async () => {
  service.behave = reset
  await send()
  vi.stubGlobal('navigator', { onLine: false, locks: lockManager() })
  const endpoint = 'http://127.0.0.1:1/'
  vi.spyOn(settings, 'contact', 'get').mockReturnValue({ service: 'json', endpoint })
  expect(await deliverUnsent(DAY_AFTER, vi.fn())).toBe(true)
})

test('two tabs that send what waits at the same time send it once', async () => {
  service.behave = withStatus(500)
  await send()
  await send({ ...MESSAGE, subject: 'Pepper' })
  service.behave = accept
  service.received.length = 0
  await Promise.all([
    deliverUnsent(NOW, vi.fn()),
    deliverUnsent(NOW, vi.fn()),
    deliverUnsent(NOW, vi.fn()),
  ])
  expect(ids()).toHaveLength(2)
  expect(new Set(ids())).toEqual(new Set([`id-${count - 1}`, `id-${count}`]))
})

test('what one tab is sending no other sends as well', async () => {
  await Promise.all([send(), deliverUnsent(NOW, vi.fn())])
  expect(ids()).toEqual([`id-${count}`])
})

test('the very same is not queued twice', async () => {
  service.behave = withStatus(500)
  await send()
  expect(await send()).toEqual({ outcome: 'waiting', isKept: true })
  expect(waiting()).toHaveLength(1)
})

test('as long as the service fails, the rest waits for the next time', async () => {
  service.behave = withStatus(500)
  await send()
  await send({ ...MESSAGE, subject: 'Pepper' })
  service.received.length = 0
  expect(await deliverUnsent(NOW, vi.fn())).toBe(true)
  expect(service.received).toHaveLength(1)
  expect(waiting()).toHaveLength(2)
})

test('a service that fails holds up no form of another service', async () => {
  service.behave = withStatus(500)
  await send()
  await deliver('newsletter', { email: 'ann@example.com' }, { now: new Date(), id: 'later' })
  service.behave = accept
  const endpoint = 'http://127.0.0.1:1/'
  vi.spyOn(settings, 'contact', 'get').mockReturnValue({ service: 'json', endpoint })
  expect(await deliverUnsent(NOW, vi.fn())).toBe(true)
  expect(ids().at(-1)).toBe('later')
  expect(waiting()).toMatchObject([{ kind: 'contact' }])
})

describe('what is refused when it is sent later', () => {
  beforeEach(async () => {
    service.behave = reset
    await send()
    service.behave = withStatus(422)
    await deliverUnsent(NOW, vi.fn())
  })

  test('is not sent again, and stays for the visitor', async () => {
    service.received.length = 0
    expect(await deliverUnsent(NOW, vi.fn())).toBe(false)
    expect(service.received).toEqual([])
    expect(findRefused('contact')).toEqual(MESSAGE)
    expect(findRefused('newsletter')).toBe(null)
  })

  test('goes when the visitor has sent another', async () => {
    service.behave = accept
    await send({ ...MESSAGE, message: 'More?' })
    expect(findRefused('contact')).toBe(null)
    expect(waiting()).toEqual([])
  })
})

test('without room in the storage or Web Locks it is sent all the same, and not kept', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', new MemoryStorage(10))
  expect(await send()).toEqual({ outcome: 'accepted', isKept: false })
  service.behave = reset
  expect(await send()).toEqual({ outcome: 'unreachable', isKept: false })
})

test('what is stored under such a key but is no submission is left alone', async () => {
  localStorage.setItem('unsent-a', 'half a')
  localStorage.setItem('unsent-b', '{"kind":"other"}')
  expect(await deliverUnsent(NOW, vi.fn())).toBe(false)
  expect(localStorage.getItem('unsent-a')).toBe('half a')
  expect(localStorage.getItem('unsent-b')).toBe('{"kind":"other"}')
  expect(service.received).toEqual([])
})

test('what waits for a form that has no service any more goes on waiting, for 30 days', async () => {
  service.behave = reset
  await send()
  vi.spyOn(settings, 'contact', 'get').mockReturnValue({ service: 'none' })
  service.received.length = 0
  await deliverUnsent(NOW, vi.fn())
  expect(service.received).toEqual([])
  expect(waiting()).toHaveLength(1)
  await deliverUnsent(DAY_AFTER, vi.fn())
  expect(waiting()).toEqual([])
})
