import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

interface Ended {
  status: number | null
  output: string
}

export async function endOf(child: ChildProcessWithoutNullStreams): Promise<Ended> {
  const said = Promise.all([child.stdout, child.stderr].map(text))
  const [status]: (number | null)[] = await once(child, 'close')
  return { status: status ?? null, output: (await said).join('') }
}

export function runOnContent(contentDir: string, ...args: string[]): Promise<Ended> {
  const { PATH, HOME } = process.env
  return endOf(spawn(process.execPath, args, { env: { PATH, HOME, CONTENT_DIR: contentDir } }))
}

export function buildContent(contentDir: string): Promise<Ended> {
  return runOnContent(contentDir, 'scripts/run.mjs', 'scripts/build.ts')
}

/** Runs the tests for any content on the built site of a content folder. */
export function testContent(contentDir: string): Promise<Ended> {
  const vitest = 'node_modules/vitest/vitest.mjs'
  // The first test that needs the pages waits until all are parsed, on a busy machine.
  const patient = '--testTimeout=120000'
  return runOnContent(contentDir, vitest, 'run', 'tests/site', '--reporter=dot', patient)
}

export function expectSuccess({ status, output }: Ended): void {
  if (status !== 0) throw new Error(output)
}
