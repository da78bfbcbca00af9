/**
 * Checks everything and ends with the line `N passed, N failed`: `npm test`.
 * With `--content`, what `content/` says alone: `npm run test:content`.
 */
import { parseArgs } from 'node:util'
import { forgetReports } from './test/counts.ts'
import { runSteps } from './test/runSteps.ts'
import { contentSteps, programSteps } from './test/steps.ts'

const { values } = parseArgs({ options: { content: { type: 'boolean', default: false } } })

forgetReports()
const failed = runSteps(values.content ? [contentSteps] : [contentSteps, programSteps])
process.exitCode = failed > 0 ? 1 : 0
