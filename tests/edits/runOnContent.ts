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

/** Holds the built site of some content to what holds for any. */
export function testContent(contentDir: string): Promise<Ended> {
  const vitest = 'node_modules/vitest/vitest.mjs'
  // The first test to ask for the pages waits until all are parsed, beside whatever else runs here.
  const patient = '--testTimeout=120000'
  return runOnContent(contentDir, vitest, 'run', 'tests/site', '--reporter=dot', patient)
}

export function expectSuccess({ status, output }: Ended): void {
  if (status !== 0) throw new Error(output)
}
