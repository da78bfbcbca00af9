import { expect, test, vi } from 'vitest'
import { servePublished } from './servePublished.ts'

const callWith = (...options: string[]) =>
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'serve.ts', ...options])

test('the site is served at the port that is asked for', async () => {
  callWith('--port', '0')
  const host = await servePublished()
  expect(host.port).toBeGreaterThan(0)
  expect(host.port).not.toBe(4173)
  await host.close()
})

test.each([
  [['--port', '70000'], 'The port is “70000”, and must be from 0 to 65535.'],
  [['--prot', '4801'], "Unknown option '--prot'"],
])('%s is refused in words, and not passed over', async (options, reason) => {
  callWith(...options)
  await expect(servePublished()).rejects.toThrow(reason)
})
