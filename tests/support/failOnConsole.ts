import { afterEach, beforeEach, vi } from 'vitest'

// Every message on the console is a defect.
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const calls = [console.error, console.warn].flatMap((method) => vi.mocked(method).mock.calls)
  vi.restoreAllMocks()
  if (calls.length > 0) throw new Error(`The console was written to: ${calls.join('; ')}`)
})
