import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Counts } from './counts.ts'
import type { Step } from './steps.ts'
import { TEST_CONTENT } from './testContent.ts'

interface Result {
  name: string
  counts: Counts
  seconds: number
}

/**
 * Runs steps in a row, as far as they make sense, and prints how each ended; the last line is that
 * of the sum.
 *
 * @returns how much failed
 */
export function runSteps(steps: readonly Step[]): number {
  const results: Result[] = []
  for (const step of steps) {
    console.log(`\n── ${step.name}`)
    const since = performance.now()
    const counts = runStep(step)
    const seconds = Math.round((performance.now() - since) / 1000)
    results.push({ name: step.name, counts, seconds })
    if (step.essential && counts.failed > 0) break
  }
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

/** Runs a step; a runner that fails without naming a failed test counts as one failure. */
function runStep({ command, content = TEST_CONTENT, env, count }: Step): Counts {
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env, PATH, CONTENT_DIR: content },
  })
  const succeeded = status === 0
  const { passed, failed } = count?.() ?? { passed: succeeded ? 1 : 0, failed: 0 }
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}
