// First, since everything else asks where the content lies.
import './scripts/test/testContent.ts'
import { defineConfig } from 'vitest/config'
import { VITEST_REPORT } from './scripts/test/counts.ts'
import { viteBase } from './pipeline/vite/viteBase.ts'
import { EnvironmentSequencer } from './tests/support/environmentSequencer.ts'

export default defineConfig({
  ...viteBase,
  test: {
    include: [
      '{src,pipeline,scripts,admin}/**/*.test.{ts,tsx}',
      'tests/{content,build,hosts,site}/**/*.test.ts',
    ],
    globalSetup: ['tests/support/globalSetup.ts'],
    setupFiles: ['tests/support/failOnConsole.ts', 'tests/support/documentSetup.ts'],
    // Only for hangs: a busy machine makes tests ten times slower.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Files share what they import, which saves a quarter of the time; none leaves anything behind.
    pool: 'threads',
    maxWorkers: 2,
    // Node loads it as the build does.
    server: { deps: { external: [/contentlayer\.mjs$/] } },
    isolate: false,
    sequence: { sequencer: EnvironmentSequencer },
    reporters: ['default', ['json', { outputFile: VITEST_REPORT }]],
  },
})
