/** Tests each kind of edit with a full build, which takes minutes. */
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
