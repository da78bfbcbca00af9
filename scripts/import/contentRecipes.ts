import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isPlainFile } from '../../pipeline/content/read/plainFile.ts'
import { LARGEST_BYTES } from '../../pipeline/content/read/readDocument.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { KnownRecipes, readKnown } from '../../pipeline/import/findTwin.ts'
import {
  type CategoryWords,
  readCategoryWords,
} from '../../pipeline/import/toDocument/categories.ts'

export interface ContentRecipes {
  known: KnownRecipes
  categories: CategoryWords[]
}

/** Reads the recipes of a content folder, which may be empty or not there yet. */
export async function contentRecipes(contentDir: string): Promise<ContentRecipes> {
  const folder = path.join(contentDir, recipeType.folder)
  const present = existsSync(folder) ? await readdir(folder) : []
  const names = present.filter(
    (name) => name.endsWith(recipeType.extension) && isDocument(path.join(folder, name)),
  )
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  const known = names.map((name, index) =>
    readKnown(
      path.posix.join(path.basename(contentDir), recipeType.folder, name),
      texts[index] ?? '',
    ),
  )
  const [categories = '', site = ''] = await Promise.all(
    ['categories.yaml', 'site.yaml'].map(async (name) => {
      const file = path.join(contentDir, name)
      return isDocument(file) ? readFile(file, 'utf8') : ''
    }),
  )
  return { known: new KnownRecipes(known), categories: readCategoryWords({ categories, site }) }
}

function isDocument(file: string): boolean {
  return isPlainFile(file, LARGEST_BYTES)
}
