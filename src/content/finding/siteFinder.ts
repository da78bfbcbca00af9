/** The data for filtering the site's recipes; build-time code only. */
import { contentVersion } from '../contentVersion.ts'
import { recipes } from '../documents.ts'
import { buildFinder } from './buildFinder.ts'

interface FinderFile {
  /** Changes with the content, so that hosts may keep the file forever. */
  version: string
  json: string
}

let built: FinderFile | undefined

/** Built when it is first asked for. */
export function finderFile(): FinderFile {
  if (built) return built
  const json = JSON.stringify(buildFinder(recipes))
  built = { version: contentVersion([json]), json }
  return built
}
