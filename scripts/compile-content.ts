/** Compiles `content/` for `tsc`, unless what its types follow from is as it was. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildNow } from '../pipeline/build/buildNow.ts'
import { hashOf } from '../pipeline/cache/hashOf.ts'
import { countCompiled, notesOn } from '../pipeline/content/compile/describeCompiled.ts'
import { readWords } from '../pipeline/content/read/readWords.ts'
import { withBuildLock } from '../pipeline/buildLock.ts'
import { generatedDir, sitePlace } from '../pipeline/sitePlace.ts'
import { reportFailure } from './reportFailure.ts'

const TYPES = path.join(generatedDir('readers'), 'types.d.ts')
const SCHEMAS = 'src/content/schema'
const GENERATOR = 'pipeline/contentlayer/generate.ts'
const STAMP = path.join(sitePlace.work, 'types')

/** A hash of the schemas, of the words that the content defines, and of the types that are there. */
async function stamp(): Promise<string> {
  const schemas = (await readdir(SCHEMAS)).toSorted().map((name) => path.join(SCHEMAS, name))
  const files = await Promise.all([...schemas, GENERATOR, TYPES].map((file) => readFile(file)))
  return hashOf([JSON.stringify(await readWords(sitePlace.content)), ...files])
}

async function isCurrent(): Promise<boolean> {
  if (!existsSync(TYPES) || !existsSync(STAMP)) return false
  return (await readFile(STAMP, 'utf8')) === (await stamp())
}

async function run(): Promise<void> {
  if (await isCurrent()) return
  // Only now, since Contentlayer takes long to load.
  const { compileContent } = await import('../pipeline/content/compile/compileContent.ts')
  const now = buildNow(process.env, new Date())
  const compile = () => compileContent({ now, for: 'readers' })
  const compiled = await withBuildLock(compile)
  await mkdir(sitePlace.work, { recursive: true })
  await writeFile(STAMP, await stamp())
  console.log([...notesOn(compiled), countCompiled(compiled)].join('\n'))
}

await run().catch(reportFailure)
