import path from 'node:path'
import { readArguments } from '../readArguments.ts'
import { ExplainedError } from '../../pipeline/failure.ts'
import { categoriesIn } from '../../pipeline/import/toDocument/categories.ts'
import { nodeCooklang } from '../../pipeline/import/nodeCooklang.ts'
import { importFile, type Outcome } from '../../pipeline/import/importFiles.ts'
import { type Ask, askCategory, rememberWords } from './askCategory.ts'
import { contentRecipes } from './contentRecipes.ts'
import { findFault } from './findFault.ts'
import { outcomeLines, summary } from './outcomeLines.ts'
import { sourceFiles } from './sourceFiles.ts'
import { writeImported } from './writeImported.ts'

const HELP = '“npm run import -- --help” says how.'

export interface ImportPlace {
  /** The content folder, absolute. */
  content: string
  input: AsyncIterable<Uint8Array | string>
  /** Asks the person at the terminal; undefined when there is none. */
  ask?: Ask
  now: Date
  print: (line: string) => void
  /** Shows how far it is, over what it has shown before. */
  progress: (line: string) => void
}

const OPTIONS = {
  dry: { type: 'boolean' },
  into: { type: 'string' },
  json: { type: 'boolean' },
} as const

/** Imports as the command line asks; returns whether all could be read. */
export async function importCommand(args: string[], place: ImportPlace): Promise<boolean> {
  const { values, positionals } = readArguments(
    { args, allowPositionals: true, options: OPTIONS },
    HELP,
  )
  if (positionals.length === 0) throw new ExplainedError(`What is to be imported?\n\n${HELP}`)
  const content = values.into === undefined ? place.content : path.resolve(values.into)
  const today = place.now.toISOString().slice(0, 10)
  const asked = new Map<string, string | undefined>()
  const { ask } = place
  const recipes = await contentRecipes(content)
  const options = {
    ...recipes,
    today,
    cooklang: nodeCooklang,
    findFault,
    ...(ask &&
      !values.dry && {
        askCategory: async (word: string, title: string) => {
          if (!asked.has(word)) {
            const choices = categoriesIn(recipes.categories)
            asked.set(word, await askCategory(ask, choices, { word, title }))
          }
          return asked.get(word)
        },
      }),
  }
  const outcomes: Outcome[] = []
  const files = await sourceFiles(positionals, place.input)
  for (const [index, file] of files.entries()) {
    place.progress(`${index + 1} of ${files.length}: ${file.name}`)
    for await (const outcome of importFile(
      { name: file.name, bytes: await file.read() },
      options,
    )) {
      outcomes.push(values.dry ? outcome : await writeImported(outcome, content))
    }
  }
  place.progress('')
  const answers = [...asked].flatMap(([words, category]) => (category ? [{ words, category }] : []))
  if (answers.length > 0) await rememberWords(content, answers)
  const isDry = values.dry === true
  if (values.json) place.print(JSON.stringify(outcomes.map(asRow), null, 2))
  else
    for (const line of [
      ...outcomes.flatMap((outcome) => outcomeLines(outcome, content)),
      summary(outcomes, isDry),
    ])
      place.print(line)
  return outcomes.every(({ kind }) => kind !== 'problem')
}

function asRow(outcome: Outcome): object {
  if (outcome.kind !== 'document') return outcome
  const { name, title, remarks, photo } = outcome.document
  return {
    kind: outcome.kind,
    origin: outcome.origin,
    file: name,
    title,
    photo: photo?.name,
    remarks,
  }
}
