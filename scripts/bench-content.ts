/**
 * Measures the two ways of compiling the content, at the size of the site and at a hundred times
 * that: `npm run bench:content`. The figures stand in docs/decisions/content-source.md.
 */
import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { KINDS } from '../src/kinds/kinds.ts'

const SIZES = process.argv.slice(2).map(Number)
/** Those whose documents have a number as their key. */
const FOLDERS = KINDS.filter(({ key }) => key === 'id').map(({ folder }) => folder)

/** A content folder of about `size` documents: copies of the real ones under new ids. */
async function makeContent(dir: string, size: number) {
  await cp('content', path.join(dir, 'content'), { recursive: true })
  const originals = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await readdir(path.join('content', folder))
      const documents = names.filter((name) => /\.(yaml|mdx)$/.test(name))
      return documents.map((name) => path.join('content', folder, name))
    }),
  )
  const files = originals.flat()
  for (let count = files.length; count < size; count += 1) {
    const file = files[count % files.length] ?? ''
    const text = await readFile(file, 'utf8')
    const copy = text.replace(/^id: \d+$/m, `id: ${1000 + count}`)
    await writeFile(path.join(dir, path.dirname(file), `${count}${path.extname(file)}`), copy)
  }
}

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
    await mkdir(path.join(dir, 'content'))
    await makeContent(dir, size)
    await writeFile(path.join(dir, 'package.json'), '{"type":"module"}')
    console.log(`${source} cold  ${compileOnce(dir, source)}`)
    console.log(`${source} warm  ${compileOnce(dir, source)}`)
    await rm(dir, { recursive: true })
  }
}
