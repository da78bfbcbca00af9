/**
 * Creates another site that uses this program, in its own folder:
 *
 *   npm run start-site ../bakery
 *   npm run start-site ../bakery -- --program ../pinchwell-0.1.0.tgz
 *   npm run start-site ../bakery -- --look quiet
 *
 * The site installs the program as a package, from a file of `npm pack` or from this folder.
 */
import { copyFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openFolder, type OpenFolder } from '../pipeline/system/openFolder.ts'
import { ExplainedError } from '../pipeline/system/explainFailure.ts'
import { programFolder } from '../pipeline/system/programFolder.ts'
import { callersFolder } from '../pipeline/system/sitePaths.ts'
import { capitalized } from '../src/shared/textForms.ts'
import { slug } from '../src/shared/slug.ts'
import { localDay } from '../src/shared/localDay.ts'

const TEMPLATE = path.join(programFolder, 'scripts/startSite')
const LOOKS = path.join(programFolder, 'scripts/looks')
const OF_DEVELOPERS = /^(start-site|test|lint|types|schemas)/
const HELP = 'Name a new folder: npm run start-site ../bakery'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { program: { type: 'string' }, look: { type: 'string' } },
})
const [folder = ''] = positionals
if (folder === '') throw new ExplainedError(HELP)
const home = path.resolve(callersFolder, folder)
const present = await readdir(home).catch(() => [])
if (present.length > 0) throw new ExplainedError(`${home} has files already.  ${HELP}`)
const look = values.look === undefined ? undefined : await readLook(values.look)
const source = path.resolve(callersFolder, values.program ?? programFolder)
const files = openFolder(home)
copyTemplate(files, { BRAND: capitalized(path.basename(home)), DATE: localDay(new Date()) })
if (look !== undefined) files.write('content/theme.yaml', look)
const inSite = await copyPackage(source, home)
files.write('package.json', `${JSON.stringify(await packageOf(home, inSite), null, 2)}\n`)
console.log(`Wrote ${home}.  In it: npm install && npm run dev`)

async function readLook(name: string): Promise<string> {
  const looks = (await readdir(LOOKS)).map((file) => path.parse(file).name)
  if (looks.includes(name)) return readFile(path.join(LOOKS, `${name}.yaml`), 'utf8')
  throw new ExplainedError(`There is no look “${name}”.  Choose one of ${looks.join(', ')}.`)
}

function copyTemplate(site: OpenFolder, words: Readonly<Record<string, string>>) {
  const template = openFolder(TEMPLATE)
  for (const name of template.names()) {
    // Stored without their dots, since npm and Git would otherwise use these files.
    const own = name.replace(/^git/, '.git')
    const text = template.read(name).toString()
    const filled = text.replaceAll(/\b(?:BRAND|DATE)\b/g, (word) => words[word] ?? word)
    site.write(own, filled)
  }
}

/** Copies a packed program into the site, so that workflows without this project can install it. */
async function copyPackage(program: string, site: string): Promise<string> {
  if (!program.endsWith('.tgz')) return program
  const copy = path.join(site, path.basename(program))
  await copyFile(program, copy)
  return copy
}

/** Gives the site this project's commands, without those for developers. */
async function packageOf(site: string, program: string) {
  const described = await readFile(path.join(programFolder, 'package.json'), 'utf8')
  const { scripts }: { scripts: object } = JSON.parse(described)
  const commands = Object.keys(scripts).filter((name) => !OF_DEVELOPERS.test(name))
  const from = path.relative(site, program).replaceAll(path.sep, '/')
  return {
    name: slug(path.basename(site)) || 'site',
    private: true,
    scripts: Object.fromEntries(commands.map((command) => [command, `pinchwell ${command}`])),
    dependencies: { pinchwell: `file:${from}` },
  }
}
