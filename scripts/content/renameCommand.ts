import path from 'node:path'
import { isCategorized } from '../../src/kinds/categories.ts'
import { countOf } from '../../src/shared/textForms.ts'
import { renameCategory } from '../../pipeline/textEdits/renameCategory.ts'
import { ExplainedError } from '../../pipeline/system/explainFailure.ts'

/**
 * @param args a category with its folder, as `recipes/Quick Meals`, and its new name
 * @throws ExplainedError for an unknown category or an invalid name
 */
export async function renameCommand(
  [category = '', to, ...more]: readonly string[],
  context: Parameters<typeof renameCategory>[0],
): Promise<string> {
  const [, folder = '', from = ''] = /^(\w+)\/(.+)$/.exec(category) ?? []
  if (!isCategorized(folder) || to === undefined || more.length > 0) {
    throw new ExplainedError('Write it as --rename "recipes/Quick Meals" Weeknights.')
  }
  const names = await renameCategory(context, { folder, from, to })
  const files = names.map((name) => `  ${path.basename(context.contentDir)}/${name}`)
  return [
    `Renamed “${from}” to “${to}” in ${countOf(names.length, 'file')}:`,
    ...files,
    'Suggestions while you write follow with npm run dev or npm run schemas.\n',
  ].join('\n')
}
