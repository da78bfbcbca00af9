/**
 * Begins another site with this program, in a folder of its own:
 *
 *   npm run start-site ../bakery
 *   npm run start-site ../bakery -- --program ../pinchwell-0.1.0.tgz
 *   npm run start-site ../bakery -- --look quiet
 *
 * The site installs the program as a package, from the file that `npm pack` writes, or from here.
 */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ExplainedError } from '../pipeline/system/explainFailure.ts'
import { callersFolder } from '../pipeline/system/sitePaths.ts'
import { capitalized } from '../src/shared/textForms.ts'
import { localDay } from '../src/shared/localDay.ts'
import { readArguments } from './readArguments.ts'
import { reportFailure } from './reportFailure.ts'

const TEMPLATE = fileURLToPath(new URL('startSite', import.meta.url))
const LOOKS = fileURLToPath(new URL('looks', import.meta.url))
const PROGRAM = path.dirname(path.dirname(TEMPLATE))
const HELP = 'Name a new folder: npm run start-site ../bakery'

/** Files whose own names npm or Git would take for theirs. */
const NAMES: Record<string, string> = {
  gitignore: '.gitignore',
  'github/site.yml': '.github/workflows/site.yml',
}
/** The commands of the new site, as its owner knows them from here. */
const COMMANDS = [
  'start',
  'build',
  'serve',
  'dev',
  'new',
  'import',
  'export',
  'content:check',
  'content:due',
]

async function run(): Promise<void> {
  const { positionals, values } = readArguments(
    { allowPositionals: true, options: { program: { type: 'string' }, look: { type: 'string' } } },
    HELP,
  )
  const [folder = ''] = positionals
  if (folder === '') throw new ExplainedError(HELP)
  const site = path.resolve(callersFolder, folder)
  const present = await readdir(site).catch(() => [])
  if (present.length > 0) throw new ExplainedError(`${site} has files already.  ${HELP}`)
  const look = values.look === undefined ? undefined : await readLook(values.look)
  const program = path.resolve(callersFolder, values.program ?? PROGRAM)
  const name = path
    .basename(site)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
  await copyTemplate(site, { BRAND: capitalized(path.basename(site)), DATE: localDay(new Date()) })
  if (look !== undefined) await write(site, 'content/theme.yaml', look)
  const inSite = await copyPackage(program, site)
  await write(site, 'package.json', `${JSON.stringify(packageOf(name, site, inSite), null, 2)}\n`)
  console.log(`Wrote ${site}.  In it: npm install && npm run dev`)
}

async function readLook(name: string): Promise<string> {
  const looks = (await readdir(LOOKS)).map((file) => path.parse(file).name)
  if (looks.includes(name)) return readFile(path.join(LOOKS, `${name}.yaml`), 'utf8')
  throw new ExplainedError(`There is no look “${name}”.  Choose one of ${looks.join(', ')}.`)
}

async function copyTemplate(site: string, words: Readonly<Record<string, string>>) {
  const entries = await readdir(TEMPLATE, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(TEMPLATE, file).replaceAll(path.sep, '/')
    const text = await readFile(file, 'utf8')
    const filled = text.replaceAll(/\b(?:BRAND|DATE)\b/g, (word) => words[word] ?? word)
    await write(site, NAMES[name] ?? name, filled)
  }
}

/** A packed program lies in the site, so that a workflow that has the site alone can install it. */
async function copyPackage(program: string, site: string): Promise<string> {
  if (!program.endsWith('.tgz')) return program
  const copy = path.join(site, path.basename(program))
  await copyFile(program, copy)
  return copy
}

function packageOf(name: string, site: string, program: string) {
  const from = path.relative(site, program).replaceAll(path.sep, '/')
  return {
    name,
    private: true,
    scripts: Object.fromEntries(COMMANDS.map((command) => [command, `pinchwell ${command}`])),
    dependencies: { pinchwell: `file:${from}` },
  }
}

async function write(site: string, name: string, text: string) {
  const file = path.join(site, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

await run().catch(reportFailure)
