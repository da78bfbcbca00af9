/**
 * Tests content and program, and ends with the line `N passed, N failed`: `npm test`.
 * With `--content`, tests only `content/` and the site built from it: `npm run test:content`.
 * With `--hosts`, tests the files of `deploy/` with nginx and Caddy: `npm run test:hosts`.
 */
import { parseArgs } from 'node:util'
import { forgetReports } from './test/counts.ts'
import { runSteps } from './test/runSteps.ts'
import { contentSteps, hostSteps, programSteps } from './test/steps.ts'
import { TEST_CONTENT } from './test/testContent.ts'

const { content, hosts } = parseArgs({
  options: { content: { type: 'boolean' }, hosts: { type: 'boolean' } },
}).values

forgetReports()
// Each step chooses its own content, so the caller's choice is overridden.
process.env.CONTENT_DIR = TEST_CONTENT
const steps = content ? contentSteps : hosts ? hostSteps : programSteps
process.exitCode = (await runSteps(steps)) > 0 ? 1 : 0
