import { ExistingRecipes, readExistingDocument } from '../../pipeline/import/existingRecipes.ts'
import { localDay } from '../../src/shared/localDay.ts'
import {
  importFile,
  type ImportOptions,
  type ImportOutcome,
} from '../../pipeline/import/importFiles.ts'
import type { SourceFile } from '../../pipeline/import/archive.ts'
import {
  type CategoryWords,
  readCategoryWords,
} from '../../pipeline/import/toDocument/categories.ts'
import { photoFormat } from '../../pipeline/pictures/photoFormat.ts'
import {
  ANY_PHOTO_FORMAT,
  PHOTO_FORMATS,
  sizeMistake,
} from '../../pipeline/pictures/photoLimits.ts'
import address from '@cooklang/cooklang/pkg/cooklang_wasm_bg.wasm?url'
import { type CooklangParser, startCooklang } from '../../pipeline/import/readers/cooklangParser.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

/** A document. Its path starts with the content folder. */
export interface StoredText {
  path: string
  text: string
}

export interface ContentTree {
  texts: () => readonly StoredText[]
  write: (path: string, text: string) => Promise<void>
  /** Undefined if photos cannot be added. Removes the photo if the next document is rejected. */
  addPhoto?: (path: string, photo: Blob) => Promise<void>
  hint?: string
}

interface Importing extends Pick<ImportOptions, 'askCategory' | 'answers'> {
  tree: ContentTree
  now: Date
}

/** Imports a file as drafts into a tree; yields the outcome for each recipe in it. */
export async function* importInto(
  importing: Importing,
  file: SourceFile,
): AsyncGenerator<ImportOutcome> {
  const { tree } = importing
  const options = optionsFor(importing)
  const settings = findFile(tree, 'site.yaml')?.path ?? 'content/site.yaml'
  const root = settings.replace(/site\.yaml$/, '')
  for await (const outcome of importFile(file, options))
    yield outcome.kind === 'document' ? await writeDraft(tree, root, outcome) : outcome
}

/** @param name relative to the content folder */
export function findFile(tree: ContentTree, name: string): StoredText | undefined {
  return tree.texts().find(({ path }) => path.endsWith(`/${name}`))
}

export function categoryWordsOf(tree: ContentTree): CategoryWords[] {
  const readText = (name: string) => findFile(tree, name)?.text ?? ''
  return readCategoryWords({ categories: readText('categories.yaml'), site: readText('site.yaml') })
}

async function writeDraft(
  tree: ContentTree,
  root: string,
  outcome: ImportOutcome & { kind: 'document' },
): Promise<ImportOutcome> {
  const { name, text, photo } = outcome.document
  const beside = photo && root + name.replace(/[^/]+$/, photo.name)
  try {
    if (photo && beside !== undefined)
      await tree.addPhoto?.(beside, new Blob([new Uint8Array(photo.bytes)]))
    await tree.write(root + name, text)
    return outcome
  } catch (error) {
    return { kind: 'problem', origin: outcome.origin, problem: messageOf(error) }
  }
}

function optionsFor({ tree, now, ...asking }: Importing): ImportOptions {
  const recipes = tree.texts().filter(({ path }) => /\/(recipes\/[^/]+|site)\.yaml$/.test(path))
  const known = recipes.map(({ path, text }) => readExistingDocument(path, text))
  return {
    known: new ExistingRecipes(known),
    categories: categoryWordsOf(tree),
    today: localDay(now),
    ...asking,
    cooklang: fetchCooklang,
    findFault: tree.addPhoto
      ? findPhotoFault
      : async () => 'is stored by “npm run import”, or by the editor of a checkout.',
  }
}

async function findPhotoFault({ bytes }: SourceFile): Promise<string | undefined> {
  const format = photoFormat(bytes) ?? ''
  if (!PHOTO_FORMATS.includes(format)) return `is not ${ANY_PHOTO_FORMAT}.`
  try {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    const { width, height } = bitmap
    bitmap.close()
    const mistake = sizeMistake(width, height)
    return mistake ? `${mistake.what} ${mistake.fix}` : undefined
  } catch {
    return 'is damaged or cut off.'
  }
}

/** Loads the parser, which has two megabytes, only when a file needs it. */
function fetchCooklang(): Promise<CooklangParser> {
  return startCooklang(async () => {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
    return response.arrayBuffer()
  })
}
