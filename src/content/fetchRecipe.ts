import type { PageData } from './prerender/pageData.ts'
import type { PageFile } from './pageFile.ts'
import { withBase } from '../addresses/base.ts'
import { dataPath, paths } from '../addresses/paths.ts'
import { fetchFile } from '../shared/loadErrors.ts'

/** Loads the data of a recipe's page. @throws the errors of `fetchFile` */
export async function fetchRecipe(id: number, signal?: AbortSignal) {
  const address = withBase(dataPath(paths.recipe(id)))
  const response = await fetchFile(address, { signal })
  const file: PageFile<NonNullable<PageData<'recipe'>>> = await response.json()
  return file.data
}
