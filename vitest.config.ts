// First, since everything else asks where the content lies.
import './scripts/test/testContent.ts'
import { defineConfig, mergeConfig } from 'vitest/config'
import viteConfig from './vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: [
        '{src,pipeline,scripts,admin}/**/*.test.{ts,tsx}',
        'tests/{content,build,site}/**/*.test.ts',
      ],
      globalSetup: ['tests/globalSetup.ts'],
      setupFiles: ['tests/failOnConsole.ts'],
      testTimeout: 20_000,
      // Files share what they import, which saves a quarter of the time; none leaves anything behind.
      pool: 'threads',
      isolate: false,
      reporters: ['default', ['json', { outputFile: '.build/vitest.json' }]],
    },
  }),
)
