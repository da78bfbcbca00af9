import { expect, test, vi } from 'vitest'
import { answer } from './answer.ts'
import type { FetchEvent } from './workerScope.ts'

const PICTURE = 'https://pinchwell.example/pictures/soup-640.webp'

test('the worker stays alive for a picture that arrives late', async () => {
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined }) })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const work: Promise<unknown>[] = []
  const event = Object.assign(new Event('fetch'), {
    request: new Request(PICTURE),
    clientId: '',
    resultingClientId: '',
    waitUntil: (task: Promise<unknown>) => void work.push(task),
    respondWith() {},
  }) satisfies FetchEvent
  answer(event, 'https://pinchwell.example')
  await vi.waitFor(() => expect(work).toHaveLength(1))
})
