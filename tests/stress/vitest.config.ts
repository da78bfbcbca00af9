/** Builds of whole copies of the project, kills, full disks, hostile sources: `npm run test:stress`. */
// First, since everything else asks where the content lies.
import '../../scripts/test/testContent.ts'
import { defineConfig } from 'vitest/config'
import { viteBase } from '../../pipeline/vite/viteBase.ts'

export default defineConfig({
  ...viteBase,
  test: {
    include: ['tests/stress/*.test.ts'],
    globalSetup: ['tests/support/globalSetup.ts'],
    // Whole builds, one after the other; on a busy machine each takes half a minute.
    testTimeout: 60 * 60_000,
    hookTimeout: 10 * 60_000,
    fileParallelism: false,
    reporters: ['verbose'],
  },
})
