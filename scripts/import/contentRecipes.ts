import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isPlainFile } from '../../pipeline/content/read/listFiles.ts'
import { LARGEST_BYTES } from '../../pipeline/content/read/readDocument.ts'
import { recipeType } from '../../src/content/schema/recipe.ts'
import { ExistingRecipes, readExistingRecipe } from '../../pipeline/import/existingRecipes.ts'
import { readCategoryWords } from '../../pipeline/import/toDocument/categories.ts'
import { readTexts } from '../../pipeline/newDocument/readExisting.ts'

/** Reads the recipes of a content folder, which may be empty or not there yet. */
export async function contentRecipes(contentDir: string) {
  const recipes = await readTexts(contentDir, recipeType)
  const [categories = '', site = ''] = await Promise.all(
    ['categories.yaml', 'site.yaml'].map(async (name) => {
      const file = path.join(contentDir, name)
      return isPlainFile(file, LARGEST_BYTES) ? readFile(file, 'utf8') : ''
    }),
  )
  return {
    known: new ExistingRecipes(recipes.map(({ file, text }) => readExistingRecipe(file, text))),
    categories: readCategoryWords({ categories, site }),
  }
}
