/** What editors do, each built and tested: whole builds, which take minutes. */
import '../../scripts/test/testContent.ts'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/edits/*.test.ts'],
    testTimeout: 10 * 60_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
