/**
 * Exports all recipes for other applications, drafts too.
 *
 *   npm run export -- --format cooklang|jsonld|mealie|paprika DIR [--from content]
 *
 * DIR       a folder; files of the same names in it are replaced
 * --from    the content folder; without it, content/
 */
import { exportCommand } from './export/exportCommand.ts'
import { callersFolder, sitePaths } from '../pipeline/system/sitePaths.ts'

const lines = await exportCommand(process.argv.slice(2), sitePaths.content, callersFolder)
for (const line of lines) console.log(line)
