import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { TestGroup, TestStep } from './steps.ts'
import { TEST_CONTENT } from './testContent.ts'

/** Runs groups of steps until an essential one fails. @returns the number of failures */
export async function runSteps(groups: readonly TestGroup[]): Promise<number> {
  const results: Awaited<ReturnType<typeof runStep>>[] = []
  for (const group of groups) {
    const steps = [group].flat()
    console.log(`\n── ${steps.map(({ name }) => name).join(', ')}`)
    const finished = await Promise.all(steps.map(runStep))
    results.push(...finished)
    if (finished.some(({ counts }, index) => steps[index]?.essential && counts.failed > 0)) break
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
async function runStep({ name, command, content = TEST_CONTENT, count }: TestStep) {
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const since = performance.now()
  const child = spawn(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PATH, CONTENT_DIR: content },
  })
  const [status]: unknown[] = await once(child, 'exit')
  const seconds = Math.round((performance.now() - since) / 1000)
  const { passed, failed } = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 }
  return { name, seconds, counts: { passed, failed: status === 0 ? failed : Math.max(failed, 1) } }
}
