import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Counts } from './counts.ts'
import type { Step, StepGroup } from './steps.ts'

/**
 * Runs groups of steps one after the other, and prints how each ended; the last line is that of the sum.
 *
 * @returns how much failed
 */
export function runSteps(groups: readonly StepGroup[]): number {
  const started = performance.now()
  const results = groups.flatMap(runGroup)
  console.log('\n──')
  for (const { name, counts, seconds } of results) {
    const time = `${seconds} s`.padStart(6)
    console.log(`${name.padEnd(32)} ${time}  ${counts.passed} passed, ${counts.failed} failed`)
  }
  const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0)
  const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0)
  console.log(`${secondsSince(started)} s`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed
}

interface Result {
  name: string
  counts: Counts
  seconds: number
}

/** Runs the steps of a group, as far as they make sense. */
function runGroup({ content, steps }: StepGroup): Result[] {
  const results: Result[] = []
  for (const step of steps) {
    const since = performance.now()
    const counts = run(step, content)
    results.push({ name: step.name, counts, seconds: secondsSince(since) })
    if (step.essential && counts.failed > 0) break
  }
  return results
}

/** Runs a step; a runner that fails without naming a failed test counts as one failure. */
function run({ name, command, env: own, count }: Step, content: string): Counts {
  console.log(`\n── ${name}`)
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const env = { ...process.env, ...own, PATH, CONTENT_DIR: content }
  const { status } = spawnSync(command, { stdio: 'inherit', shell: true, env })
  const succeeded = status === 0
  const counts = count?.() ?? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 }
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000)
}
