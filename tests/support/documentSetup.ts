import { afterEach, vi } from 'vitest'
import { emptyStorage } from './emptyStorage.ts'

// The files that a worker runs share one document; none finds anything of the one before in it.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // Code that loads when it is used is compiled then, which takes seconds beside a build.
  configure({ asyncUtilTimeout: 10_000 })
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    emptyStorage()
  })
}

// Of several, the last one runs first: it brings the storage back before that is cleared.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
