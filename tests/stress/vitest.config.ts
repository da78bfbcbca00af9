/** What takes minutes, or the rights of root: `npm run test:stress`. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/stress/*.test.ts'],
    // Whole builds, one after the other; on a busy machine each takes half a minute.
    testTimeout: 60 * 60_000,
    hookTimeout: 10 * 60_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
