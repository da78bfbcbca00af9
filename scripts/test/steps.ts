import { type TestCounts, countPlaywright, countVitest } from './counts.ts'
import { OWN_CONTENT } from './testContent.ts'

export interface TestStep {
  name: string
  command: string
  /** The content folder of the step; by default the tests' documents. */
  content?: string
  /** Counts the tests of a runner. Without it, the whole step counts as one test. */
  count?: () => TestCounts
  /** If the step fails, later groups do not run. */
  essential?: true
}

const BUILD = 'node scripts/run.mjs scripts/build.ts'

const buildOfDocuments: TestStep = {
  name: 'Build of the test documents',
  command: `node scripts/run.mjs tests/support/prepare.ts && ${BUILD}`,
  essential: true,
}

const obtainBrowser: TestStep = {
  name: 'A browser',
  command: 'node scripts/run.mjs tests/support/obtainBrowser.ts',
  essential: true,
}

/** A step, or several steps to run in parallel. */
export type TestGroup = TestStep | TestStep[]

/** A change of `content/` must pass these steps. */
export const contentSteps: TestGroup[] = [
  {
    name: 'Content',
    command: 'node scripts/run.mjs scripts/contentCheck.ts',
    content: OWN_CONTENT,
    essential: true,
  },
  { name: 'Build', command: BUILD, content: OWN_CONTENT, essential: true },
  {
    name: 'Tests of the content',
    command: 'vitest run tests/site',
    content: OWN_CONTENT,
    count: countVitest,
  },
]

/** A change of the program must pass these steps, on the tests' documents. */
export const programSteps: TestGroup[] = [
  [
    {
      name: 'Content and types',
      command: 'node scripts/run.mjs scripts/compileContent.ts && tsc',
      content: OWN_CONTENT,
    },
    { name: 'Format', command: 'oxfmt --check' },
    { name: 'Lint', command: 'oxlint' },
    buildOfDocuments,
  ],
  { name: 'Unit, build and site tests', command: 'vitest run', count: countVitest },
  obtainBrowser,
  { name: 'Browser tests', command: 'playwright test', count: countPlaywright },
]

/** These steps test the site on real web servers with the files of `deploy/`. */
export const hostSteps: TestGroup[] = [
  {
    name: 'Web servers',
    command: 'node scripts/run.mjs tests/hosts/obtainServers.ts',
    essential: true,
  },
  buildOfDocuments,
  {
    name: 'Tests of web servers',
    command: 'WEB_SERVERS=yes vitest run tests/hosts',
    count: countVitest,
  },
  obtainBrowser,
  {
    name: 'Browser tests that make sites',
    command: 'playwright test --config tests/hosts/playwright.config.ts',
    count: countPlaywright,
  },
]
