import { afterEach, vi } from 'vitest'

// The files that a worker runs share one document; none finds anything of the one before in it.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    localStorage.clear()
    sessionStorage.clear()
  })
}

// Of several, the last one runs first: it brings the storage back before that is cleared.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
