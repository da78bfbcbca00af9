import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type Counts, countTests } from './counts.ts'
import type { Step, StepGroup } from './steps.ts'

/**
 * Runs groups of steps beside each other, and prints how each step ended; the last line is that of
 * the sum.
 *
 * @returns how much failed
 */
export async function runSteps(groups: readonly StepGroup[]): Promise<number> {
  const started = performance.now()
  const running: Promise<Result[]>[] = []
  for (const group of groups) running.push(runGroup(group, Promise.all(running)))
  const results = (await Promise.all(running)).flat()
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

/** Runs the steps of a group in a row, as far as they make sense. */
async function runGroup({ content, steps }: StepGroup, earlier: Promise<unknown>) {
  const results: Result[] = []
  for (const step of steps) {
    if (step.alone) await earlier
    const since = performance.now()
    const counts = await run(step, content)
    results.push({ name: step.name, counts, seconds: secondsSince(since) })
    if (step.essential && counts.failed > 0) break
  }
  return results
}

/** Runs a step; a runner that fails without naming a failed test counts as one failure. */
async function run({ name, command, env: own, runner, alone }: Step, content: string) {
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const env = { ...process.env, ...own, PATH, CONTENT_DIR: content }
  const title = `\n── ${name}\n`
  if (alone) process.stdout.write(title)
  const child = spawn(command, {
    shell: true,
    env,
    stdio: [
      'inherit',
      ...(alone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const)),
    ],
  })
  // Of steps beside each other, each says all that it has to say at its end.
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part))
  const [status] = await once(child, 'close')
  if (!alone) process.stdout.write(title + Buffer.concat(said).toString())
  return countsOf(status === 0, runner && countTests(runner))
}

function countsOf(succeeded: boolean, counts?: Counts): Counts {
  const { passed, failed } = counts ?? { passed: succeeded ? 1 : 0, failed: 0 }
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) }
}

function secondsSince(start: number): number {
  return Math.round((performance.now() - start) / 1000)
}
