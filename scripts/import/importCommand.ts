import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isPlainFile } from '../../pipeline/content/read/listFiles.ts'
import { MAX_BYTES } from '../../pipeline/content/read/readDocument.ts'
import { plainLine } from '../../pipeline/problems/problem.ts'
import { ExplainedError } from '../../pipeline/system/explainFailure.ts'
import {
  answeredWords,
  importFile,
  type ImportOptions,
  type ImportOutcome,
  duplicateMessage,
} from '../../pipeline/import/importFiles.ts'
import type { SourceFile } from '../../pipeline/import/archive.ts'
import { REMARK_LABELS } from '../../pipeline/textEdits/importRemarks.ts'
import { ExistingRecipes, readExistingDocument } from '../../pipeline/import/existingRecipes.ts'
import { countOf } from '../../src/shared/textForms.ts'
import { readTexts } from '../../pipeline/newDocument/readExisting.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { nodeCooklang } from '../../pipeline/import/nodeCooklang.ts'
import {
  addCategoryWords,
  categoriesIn,
  readCategoryWords,
} from '../../pipeline/import/toDocument/categories.ts'
import { localDay } from '../../src/shared/localDay.ts'
import { FileIsThere, writeNew } from '../../pipeline/newDocument/writeNew.ts'
import { readSourceFiles } from './sourceFiles.ts'

const HELP = '“npm run import -- --help” says how.'

interface CommandShell {
  content: string
  /** The base folder for relative names on the command line. */
  from: string
  input: AsyncIterable<Uint8Array | string>
  /** Asks the user at the terminal; undefined without a terminal. */
  ask?: (question: string) => Promise<string>
  now: Date
  print: (line: string) => void
  /** Shows progress on one line, replacing the previous text. */
  progress: (line: string) => void
}

const OPTIONS = {
  dry: { type: 'boolean', default: false },
  into: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Runs the import of the command line. @returns whether all sources could be read */
export async function importCommand(args: string[], shell: CommandShell): Promise<boolean> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS })
  if (positionals.length === 0) throw new ExplainedError(`What is to be imported?\n\n${HELP}`)
  const content = values.into === undefined ? shell.content : path.resolve(shell.from, values.into)
  const recipes = await contentRecipes(content)
  const { ask } = shell
  const options: ImportOptions = {
    ...recipes,
    today: localDay(shell.now),
    answers: new Map(),
    cooklang: nodeCooklang,
    findFault,
    ...(ask && !values.dry && { askCategory: askBy(ask, categoriesIn(recipes.categories)) }),
  }
  const outcomes: ImportOutcome[] = []
  const files = await readSourceFiles(positionals, shell)
  for (const [index, { name, read }] of files.entries()) {
    shell.progress(plainLine(`${index + 1} of ${files.length}: ${name}`))
    for await (const outcome of importFile({ name, bytes: await read() }, options))
      outcomes.push(values.dry ? outcome : await writeImported(outcome, content))
  }
  shell.progress('')
  await rememberAnswers(content, options)
  const lines = outcomes.flatMap((outcome) => outcomeLines(outcome, content))
  if (values.json) shell.print(JSON.stringify(outcomes.map(asRow), null, 2))
  else
    for (const line of [...lines, importSummary(outcomes, values.dry)]) shell.print(plainLine(line))
  return outcomes.every(({ kind }) => kind !== 'problem')
}

/** Reads the recipes of a content folder, which may be empty or missing. */
export async function contentRecipes(contentDir: string) {
  const recipes = await readTexts(contentDir, recipeType)
  const settings = await readTexts(contentDir, { folder: '', extension: '.yaml' })
  const textOf = (name: string) => settings.find(({ file }) => file.endsWith(name))?.text ?? ''
  return {
    known: new ExistingRecipes(recipes.map(({ file, text }) => readExistingDocument(file, text))),
    categories: readCategoryWords({
      categories: textOf('/categories.yaml'),
      site: textOf('/site.yaml'),
    }),
  }
}

async function writeImported(outcome: ImportOutcome, contentDir: string): Promise<ImportOutcome> {
  if (outcome.kind !== 'document') return outcome
  const { document, origin } = outcome
  const file = path.join(contentDir, document.name)
  const photo = path.join(path.dirname(file), document.photo?.name ?? '')
  try {
    if (document.photo) await writeNew(photo, document.photo.bytes)
    await writeNew(file, document.text).catch(async (error: unknown) => {
      if (document.photo) await rm(photo)
      throw error
    })
    return outcome
  } catch (error) {
    if (!(error instanceof FileIsThere)) throw error
    return { kind: 'problem', origin, problem: error.message }
  }
}

/** Asks for the number of a category; the user may leave the answer empty. */
function askBy(
  ask: NonNullable<CommandShell['ask']>,
  categories: readonly string[],
): ImportOptions['askCategory'] {
  const choices = categories.map((category, index) => `${index + 1} ${category}`).join(', ')
  return async (word, title) => {
    const question = `“${title}” is filed under “${word}”. Which category is that?`
    const answer = await ask(plainLine(`${question} ${choices}, Enter for none: `))
    return categories[Number(answer.trim()) - 1]
  }
}

async function rememberAnswers(contentDir: string, { answers }: ImportOptions): Promise<void> {
  const file = path.join(contentDir, 'site.yaml')
  const words = answeredWords(answers)
  // A new content folder has no settings yet.
  if (words.length === 0 || !isPlainFile(file, MAX_BYTES)) return
  await writeFile(file, addCategoryWords(await readFile(file, 'utf8'), words))
}

async function findFault({ bytes }: SourceFile): Promise<string | undefined> {
  // Imported on demand: most imports have no photo, and loading sharp is slow.
  const { inspectPhoto } = await import('../../pipeline/pictures/inspectPhoto.ts')
  const photo = await inspectPhoto(Buffer.from(bytes))
  return 'what' in photo ? `${photo.what} ${photo.fix}` : undefined
}

function asRow(outcome: ImportOutcome): object {
  if (outcome.kind !== 'document') return outcome
  const { kind, origin, document } = outcome
  const { name, title, remarks, photo } = document
  return { kind, origin, file: name, title, photo: photo?.name, remarks }
}

/** Describes an outcome in lines: `content/recipes/54-soup.yaml:12  servings  unclear: …`. */
function outcomeLines(outcome: ImportOutcome, contentDir: string): string[] {
  const { origin } = outcome
  if (outcome.kind === 'problem') return [`${origin}  ${outcome.problem}`]
  if (outcome.kind === 'duplicate') return [`${origin}  ${duplicateMessage(outcome)}`]
  const { name, remarks } = outcome.document
  const file = path.posix.join(path.basename(contentDir), name)
  return [
    `${origin}  ${file}`,
    ...remarks.map(
      ({ line, field, kind, text }) =>
        `  ${file}:${line}  ${field || 'recipe'}  ${REMARK_LABELS[kind]}: ${text}`,
    ),
  ]
}

/** Returns `3 recipes imported as drafts, 1 there already, 2 problems.` */
function importSummary(outcomes: readonly ImportOutcome[], isDry: boolean): string {
  const count = (kind: ImportOutcome['kind']) =>
    outcomes.filter((outcome) => outcome.kind === kind).length
  const how = isDry ? 'would be imported as drafts' : 'imported as drafts'
  const parts = [`${countOf(count('document'), 'recipe')} ${how}`]
  if (count('duplicate') > 0) parts.push(`${count('duplicate')} there already`)
  if (count('problem') > 0) parts.push(countOf(count('problem'), 'problem'))
  return `${parts.join(', ')}.`
}
