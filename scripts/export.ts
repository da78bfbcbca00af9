/**
 * Exports all recipes, including drafts, for other applications.
 *
 *   npm run export -- --format cooklang|jsonld|mealie|paprika DIR [--from content]
 *
 * DIR       the target folder; files with the same names are replaced
 * --from    the content folder; by default content/
 */
import { exportCommand } from './export/exportCommand.ts'
import { callersFolder, sitePaths } from '../pipeline/system/sitePaths.ts'

const lines = await exportCommand(process.argv.slice(2), sitePaths.content, callersFolder)
for (const line of lines) console.log(line)
