import type { Runner } from './counts.ts'
import { TEST_CONTENT } from './testContent.ts'

/** A command that checks something. */
export interface Step {
  name: string
  command: string
  env?: Record<string, string>
  /** Whose tests are counted; a step without it passes or fails as a whole. */
  runner?: Runner
  /** Nothing after it makes sense when it fails. */
  essential?: true
  /** Takes the whole machine, or what an earlier group makes: it begins when those have ended. */
  alone?: true
}

/** Steps in a row, and the content folder that they work on. */
export interface StepGroup {
  content: string
  steps: readonly Step[]
}

const build = 'node scripts/run.mjs scripts/build.ts'

const checkContent: Step = {
  name: 'Content',
  command: 'node scripts/run.mjs scripts/content-check.ts',
  essential: true,
}

/** What a change of `content/` has to pass. */
export const contentSteps: StepGroup = {
  content: 'content',
  steps: [
    checkContent,
    { name: 'Build', command: build, essential: true },
    {
      name: 'Tests of the content',
      command: 'vitest run tests/site',
      runner: 'vitest',
    },
  ],
}

/** The site that the program is tested on. */
const buildOfDocuments: Step = {
  name: 'Build of the test documents',
  command: build,
  essential: true,
}

const obtainBrowser: Step = {
  name: 'A browser',
  command: 'node scripts/run.mjs tests/support/obtain-browser.ts',
  essential: true,
}

/** The content, and the program's types, which follow from its words. */
export const checks: StepGroup = {
  content: 'content',
  steps: [
    checkContent,
    { name: 'Types', command: 'node scripts/run.mjs scripts/compile-content.ts && tsc' },
  ],
}

/** What a change of the program has to pass, on documents of the tests. */
export const programSteps: StepGroup = {
  content: TEST_CONTENT,
  steps: [
    { name: 'Format', command: 'oxfmt --check' },
    { name: 'Lint', command: 'oxlint' },
    buildOfDocuments,
    {
      name: 'Unit, build and site tests',
      command: 'vitest run',
      runner: 'vitest',
      alone: true,
    },
    obtainBrowser,
    { name: 'Browser tests', command: 'playwright test', runner: 'playwright', alone: true },
  ],
}

/** The site of these documents on real web servers with the files of `deploy/`. */
export const hostSteps: StepGroup = {
  content: TEST_CONTENT,
  steps: [
    {
      name: 'Web servers',
      command: 'node scripts/run.mjs tests/hosts/obtain-servers.ts',
      essential: true,
    },
    buildOfDocuments,
    {
      name: 'Tests of web servers',
      command: 'vitest run tests/hosts',
      env: { WEB_SERVERS: 'yes' },
      runner: 'vitest',
    },
    obtainBrowser,
    {
      name: 'Browser tests that make sites',
      command: 'playwright test --config tests/hosts/playwright.config.ts',
      runner: 'playwright',
      alone: true,
    },
  ],
}
