/** Checks everything and ends with the line `N passed, N failed`: `npm test`. */
import { spawnSync } from 'node:child_process'
import { type Counts, countPlaywright, countVitest, forgetReports } from './test/counts.ts'

interface Step {
  name: string
  command: string
  /** Counts the tests of a runner; a step without it passes or fails as a whole. */
  count?: () => Counts
  /** Nothing after it makes sense when it fails. */
  essential?: true
}

const STEPS: Step[] = [
  { name: 'Content', command: 'tsx scripts/compile-content.ts', essential: true },
  { name: 'Format', command: 'oxfmt --check' },
  { name: 'Lint', command: 'oxlint' },
  { name: 'Types', command: 'tsc' },
  { name: 'Build', command: 'tsx scripts/build.ts', essential: true },
  { name: 'Web servers', command: 'tsx scripts/servers/obtain-servers.ts' },
  { name: 'Unit, content and build tests', command: 'vitest run', count: countVitest },
  { name: 'A browser', command: 'tsx scripts/test/obtain-browser.ts', essential: true },
  { name: 'Browser tests', command: 'playwright test', count: countPlaywright },
]

/** Runs a step; a runner that fails without naming a failed test counts as one failure. */
function run({ name, command, count }: Step): Counts {
  console.log(`\n── ${name}`)
  const succeeded = spawnSync(`npx ${command}`, { stdio: 'inherit', shell: true }).status === 0
  const counts = count?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

forgetReports()
const started = performance.now()
const results: { name: string; counts: Counts }[] = []
for (const step of STEPS) {
  const counts = run(step)
  results.push({ name: step.name, counts })
  if (step.essential && counts.failed > 0) break
}

console.log('\n──')
for (const { name, counts } of results) {
  console.log(`${name.padEnd(32)} ${counts.passed} passed, ${counts.failed} failed`)
}
const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0)
const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0)
console.log(`${Math.round((performance.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
