import { cannotHoldRecipe, readSourceFile } from './readSourceFile.ts'
import { openFile, type SourceFile } from './archive.ts'
import type { StartCooklang } from './readers/cooklangParser.ts'
import type { ExistingRecipes } from './existingRecipes.ts'
import { type ImportedRecipe, addRemark } from './importedRecipe.ts'
import { PHOTO_ENDING } from '../pictures/photoLimits.ts'
import { type CategoryWords, findCategory } from './toDocument/categories.ts'
import { type ImportedDocument, toDocument } from './toDocument/toDocument.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

export type ImportOutcome =
  | { kind: 'document'; origin: string; document: ImportedDocument }
  | { kind: 'duplicate'; origin: string; title: string; file: string }
  | { kind: 'problem'; origin: string; problem: string }

export interface ImportOptions {
  known: ExistingRecipes
  today: string
  categories: readonly CategoryWords[]
  askCategory?: (word: string, title: string) => Promise<string | undefined>
  answers: Map<string, string | undefined>
  cooklang: StartCooklang
  findFault: (photo: SourceFile) => Promise<string | undefined>
}

/** Imports all recipes in a file, which may be an archive. */
export async function* importFile(
  file: SourceFile,
  options: ImportOptions,
): AsyncGenerator<ImportOutcome> {
  const { files, problems } = openFile(file)
  for (const problem of problems) yield { kind: 'problem', origin: file.name, problem }
  const readable = files.filter(({ name }) => !cannotHoldRecipe(name))
  if (readable.length === 0 && problems.length === 0) {
    const problem = 'No recipe can be read from a file of this kind.'
    yield { kind: 'problem', origin: file.name, problem }
  }
  for (const each of readable) yield* importOne(each, files, options)
}

async function* importOne(
  file: SourceFile,
  others: readonly SourceFile[],
  options: ImportOptions,
): AsyncGenerator<ImportOutcome> {
  const origin = file.name
  const { recipes, problems } = await readSourceFile(file, options.cooklang)
  for (const problem of problems) yield { kind: 'problem', origin, problem }
  for (const recipe of recipes) {
    const photo = recipe.photo ?? photoBeside(file, recipe, others, recipes.length)
    const fault = photo && (await options.findFault(photo))
    const leftOut = `The photo ${photo?.name} is left out: it ${fault}`
    if (fault !== undefined) addRemark(recipe, 'dropped', 'imageDesc', leftOut)
    recipe.photo = fault === undefined ? photo : undefined
    if (recipe.photo) recipe.imageAddress = undefined
    const categories = await withAnswers(recipe, options)
    yield toOutcome(recipe, origin, { ...options, categories })
  }
}

/** Adds answers to the category table; asks about the first word if no category is known. */
async function withAnswers(
  { title, categories }: ImportedRecipe,
  { categories: table, askCategory, answers }: ImportOptions,
): Promise<readonly CategoryWords[]> {
  const [word] = categories
  if (word === undefined || !askCategory || findCategory(categories, table)) return table
  if (!answers.has(word)) answers.set(word, await askCategory(word, title))
  return [...table, ...answeredWords(answers)]
}

export function answeredWords(answers: ImportOptions['answers']): CategoryWords[] {
  return [...answers].flatMap(([words, category]) => (category ? [{ category, words }] : []))
}

export function duplicateMessage({ title, file }: ImportOutcome & { kind: 'duplicate' }): string {
  return `“${title}” is there already: ${file}. It was not imported again.`
}

function toOutcome(recipe: ImportedRecipe, origin: string, options: ImportOptions): ImportOutcome {
  const { known } = options
  const ingredients = recipe.ingredients.map(({ text }) => text)
  const { title, source } = recipe
  const candidate = { title, ingredients, source }
  const duplicate = known.findDuplicate(candidate)
  if (duplicate) return { kind: 'duplicate', origin, title, file: duplicate.file }
  const id = known.nextId()
  try {
    const document = toDocument(recipe, origin, { ...options, id })
    known.add({ ...candidate, id, file: document.name })
    return { kind: 'document', origin, document }
  } catch (error) {
    const problem = `“${title.slice(0, 80)}” cannot be made a document: ${messageOf(error)}`
    return { kind: 'problem', origin, problem }
  }
}

/** Finds the photo named after the recipe, or the photo of the only recipe in an archive. */
function photoBeside(
  file: SourceFile,
  recipe: ImportedRecipe,
  others: readonly SourceFile[],
  count: number,
): SourceFile | undefined {
  const folder = file.name.replace(/[^/]*$/, '')
  if (!folder.includes('/')) return undefined
  const pictures = others.filter(({ name }) => name.startsWith(folder) && PHOTO_ENDING.test(name))
  const imageName = recipe.imageAddress?.split('/').at(-1)
  const stem = file.name.replace(/\.\w+$/, '')
  return (
    pictures.find(({ name }) => name.endsWith(`/${imageName}`)) ??
    pictures.find(({ name }) => name.replace(PHOTO_ENDING, '') === stem) ??
    pictures.find(({ name }) => count === 1 && /(?:original|image|full|photo)[^/]*$/i.test(name))
  )
}
