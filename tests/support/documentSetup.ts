import { afterEach, vi } from 'vitest'
import { emptyStorage } from './emptyStorage.ts'

// A worker's test files share one document, so each must leave it empty.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Code loaded on demand is compiled at that time, which takes seconds during a build.
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    emptyStorage()
  })
}

// Hooks run in reverse order, so the last one restores the storage before it is cleared.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
