import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Counts } from './counts.ts'
import type { Step, StepGroup } from './steps.ts'

interface Result {
  name: string
  counts: Counts
  seconds: number
}

/**
 * Runs groups of steps in a row, and prints how each step ended; the last line is that of the sum.
 *
 * @returns how much failed
 */
export function runSteps(groups: readonly StepGroup[]): number {
  const results = groups.flatMap(runGroup)
  console.log('\n──')
  for (const { name, counts, seconds } of results) {
    const time = `${seconds} s`.padStart(6)
    console.log(`${name.padEnd(32)} ${time}  ${counts.passed} passed, ${counts.failed} failed`)
  }
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0)
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  return failed
}

/** Runs the steps of a group, as far as they make sense. */
function runGroup({ content, steps }: StepGroup): Result[] {
  const results: Result[] = []
  for (const step of steps) {
    const started = performance.now()
    const counts = run(step, content)
    const seconds = Math.round((performance.now() - started) / 1000)
    results.push({ name: step.name, counts, seconds })
    if (step.essential && counts.failed > 0) break
  }
  return results
}

/** Runs a step; a runner that fails without naming a failed test counts as one failure. */
function run({ name, command, env: own, count }: Step, content: string): Counts {
  console.log(`\n── ${name}`)
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const env = { ...process.env, ...own, PATH, CONTENT_DIR: content }
  const succeeded = spawnSync(command, { shell: true, env, stdio: 'inherit' }).status === 0
  const { passed, failed } = count?.() ?? { passed: succeeded ? 1 : 0, failed: 0 }
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}
