/** Builds of whole copies of the project, kills, full disks, hostile sources: `npm run test:stress`. */
// First, since all other modules read the content's location.
import '../../scripts/test/testContent.ts'
import { defineConfig } from 'vitest/config'
import { viteBase } from '../../pipeline/vite/viteBase.ts'

export default defineConfig({
  ...viteBase,
  test: {
    include: ['tests/stress/*.test.ts'],
    globalSetup: ['tests/support/globalSetup.ts'],
    // Full builds run one after another; each takes half a minute on a busy machine.
    testTimeout: 60 * 60_000,
    hookTimeout: 10 * 60_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
