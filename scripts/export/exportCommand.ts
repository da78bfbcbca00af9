import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isSound, siteOf } from '../../pipeline/content/documents/document.ts'
import { asText } from '../../src/shared/checkJson.ts'
import { readContent } from '../../pipeline/content/read/readContent.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { countOf } from '../../src/shared/textForms.ts'
import { type FormatName, FORMATS } from '../../pipeline/export/formats.ts'
import { recipeFields } from '../../pipeline/content/documents/recipeFields.ts'
import { ExplainedError } from '../../pipeline/system/explainFailure.ts'

const NAMES = Object.keys(FORMATS).join('|')

const HELP = '“npm run export -- --help” says how.'

/** Runs an export. @param caller the folder for relative names @returns lines to print */
export async function exportCommand(args: string[], content: string, caller: string) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { format: { type: 'string' }, from: { type: 'string' } },
  })
  const [dir, other] = positionals
  const name = values.format ?? ''
  if (!isFormat(name)) throw new ExplainedError(`The format must be one of ${NAMES}.\n\n${HELP}`)
  if (dir === undefined || other !== undefined)
    throw new ExplainedError(`Name one folder.\n\n${HELP}`)
  const from = values.from === undefined ? content : path.resolve(caller, values.from)
  const { recipes, site, broken } = await readRecipes(from)
  const { files, lost } = FORMATS[name]
  const exported = files(recipes, site)
  const folder = path.resolve(caller, dir)
  await mkdir(folder, { recursive: true })
  for (const file of exported) await writeFile(path.join(folder, file.name), file.content)
  return [
    ...broken.map(
      (file) => `${file} has mistakes and is left out; npm run content:check says which.`,
    ),
    `${countOf(recipes.length, 'recipe')} in ${countOf(exported.length, 'file')} of ${dir}.`,
    `What ${name} cannot hold: ${lost.join(', ')}.`,
  ]
}

function isFormat(name: string): name is FormatName {
  return Object.hasOwn(FORMATS, name)
}

async function readRecipes(contentDir: string) {
  const { documents } = await readContent(contentDir, new Date())
  const all = documents.filter(({ type }) => type === recipeType)
  const recipes = all.filter(isSound).map(({ values }) => recipeFields(values))
  const broken = all.filter((document) => !isSound(document)).map(({ file }) => file)
  const settings = siteOf(documents)?.values ?? {}
  const site = {
    address: asText(settings.address) ?? 'https://localhost',
    brand: asText(settings.brand) ?? '',
  }
  return { recipes, site, broken }
}
