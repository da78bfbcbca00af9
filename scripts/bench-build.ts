/**
 * Measures builds beside Astro's of the same documents: `npm run bench:build -- 98 1000 10000`.
 * Nothing is kept at first, then one title changes. One picture is painted, that of the site itself;
 * Astro paints and compresses nothing.
 */
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { astroCommand, forgetAstroBuild, installAstro, shareNames } from './bench/astroSite.ts'
import { sitePlace } from '../pipeline/sitePlace.ts'
import { makeContent } from './bench/manyDocuments.ts'
import { type Measured, measureNode } from './bench/measureCommand.ts'

const SIZES = process.argv.slice(2).map(Number)

type Run = () => Promise<Measured>

/** A copy of the project with other content and with nothing kept from builds before. */
async function makeProject(size: number): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-build-'))
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const names = new Set(
    String(tracked)
      .trim()
      .split('\n')
      .map((name) => name.split('/')[0] ?? ''),
  )
  names.delete('content')
  for (const name of names) await cp(name, path.join(root, name), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  await makeContent(root, size, { withoutPaintings: true })
  return root
}

/** Changes the title of one recipe, as an editor would. */
async function changeTitle(content: string) {
  const dir = path.join(content, 'recipes')
  const [name = ''] = (await readdir(dir)).toSorted()
  const file = path.join(dir, name)
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(/^title: .*$/m, (line) => `${line} again`),
  )
}

function figuresOf({ seconds, megabytes }: Measured): string {
  return `${seconds.toFixed(1).padStart(6)} s ${megabytes.toFixed(0).padStart(6)} MB`
}

function print(what: string, own: Measured, astro: Measured) {
  const ratio = (own.seconds / astro.seconds).toFixed(2)
  const figures = `${figuresOf(own)}   Astro ${figuresOf(astro)}   ratio ${ratio}`
  console.log(`${what.padEnd(20)} ${figures}`)
}

installAstro()
shareNames(sitePlace.dist)
for (const size of SIZES.length > 0 ? SIZES : [98, 1000]) {
  const root = await makeProject(size)
  const content = path.join(root, 'content')
  const { args, ...options } = astroCommand('build', content)
  const own: Run = () => measureNode(['scripts/run.mjs', 'scripts/build.ts'], { cwd: root })
  const astro: Run = () => measureNode(args, options)
  forgetAstroBuild()
  console.log(`${size} documents, load ${loadavg()[0]?.toFixed(1)}`)
  print('nothing kept', await own(), await astro())
  await changeTitle(content)
  print('one title changed', await own(), await astro())
  await rm(root, { recursive: true })
}
