/**
 * Measures the two ways of compiling the content, at the size of the site and at a hundred times
 * that: `npm run bench:content`. The figures stand in docs/decisions/content-source.md.
 */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { makeContent } from './bench/manyDocuments.ts'

const SIZES = process.argv.slice(2).map(Number)

function compileOnce(dir: string, source: string): string {
  const script = path.resolve('scripts/bench/compile-once.ts')
  const run = path.resolve('scripts/run.mjs')
  const env = { ...process.env, PWD: dir, NODE_OPTIONS: '--max-old-space-size=8192' }
  const { stdout, stderr } = spawnSync(process.execPath, [run, script, source], {
    cwd: dir,
    env,
    encoding: 'utf8',
  })
  const report = stdout.trim().split('\n').at(-1)
  if (!report?.startsWith('{')) throw new Error(`${source} failed: ${stderr.slice(-2000)}`)
  const { documents, seconds, cpuSeconds, megabytes } = JSON.parse(report)
  const figures = [seconds, cpuSeconds, megabytes].map((figure) => Number(figure).toFixed(1))
  return `${documents} documents: ${figures[0]} s, ${figures[1]} s of processor, ${figures[2]} MB`
}

for (const size of SIZES.length > 0 ? SIZES : [98, 10_000]) {
  for (const source of ['files', 'git']) {
    const dir = await mkdtemp(path.join(tmpdir(), 'bench-content-'))
    await makeContent(dir, size)
    await writeFile(path.join(dir, 'package.json'), '{"type":"module"}')
    console.log(`${source} cold  ${compileOnce(dir, source)}`)
    console.log(`${source} warm  ${compileOnce(dir, source)}`)
    await rm(dir, { recursive: true })
  }
}
