import {
  type Counts,
  countPlaywright,
  countVitest,
  VITEST_CONTENT_REPORT,
  VITEST_REPORT,
} from './counts.ts'
import { TEST_CONTENT } from './testContent.ts'

/** A command that checks something. */
export interface Step {
  name: string
  command: string
  env?: Record<string, string>
  /** Counts the tests of a runner; a step without it passes or fails as a whole. */
  count?: () => Counts
  /** Nothing after it makes sense when it fails. */
  essential?: true
}

/** What a change of `content/` has to pass. */
const contentChecks: Step[] = [
  { name: 'Content', command: 'node scripts/run.mjs scripts/content-check.ts', essential: true },
  { name: 'Build', command: 'node scripts/run.mjs scripts/build.ts', essential: true },
  {
    name: 'Tests of the content',
    command: 'vitest run tests/site',
    env: { VITEST_REPORT: VITEST_CONTENT_REPORT },
    count: () => countVitest(VITEST_CONTENT_REPORT),
  },
]

/** What a change of the program has to pass as well, on documents of the tests. */
const programChecks: Step[] = [
  { name: 'Format', command: 'oxfmt --check' },
  { name: 'Lint', command: 'oxlint' },
  { name: 'Types', command: 'tsc' },
  {
    name: 'Documents to test on',
    command: 'node scripts/run.mjs scripts/test/prepare-test-content.ts',
    essential: true,
  },
  { name: 'Build of these', command: 'node scripts/run.mjs scripts/build.ts', essential: true },
  { name: 'Web servers', command: 'node scripts/run.mjs scripts/servers/obtain-servers.ts' },
  {
    name: 'Unit, content and build tests',
    command: 'vitest run',
    count: () => countVitest(VITEST_REPORT),
  },
  {
    name: 'A browser',
    command: 'node scripts/run.mjs scripts/test/obtain-browser.ts',
    essential: true,
  },
  { name: 'Browser tests', command: 'playwright test', count: countPlaywright },
]

/** Steps and the content folder that they work on. */
export interface StepGroup {
  content: string
  steps: readonly Step[]
}

export const contentSteps: StepGroup = { content: 'content', steps: contentChecks }
export const programSteps: StepGroup = { content: TEST_CONTENT, steps: programChecks }
