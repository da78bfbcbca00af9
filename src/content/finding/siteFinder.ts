import { contentVersion } from '../contentVersion.ts'
import { recipes } from '../documents.ts'
import { buildFinder } from './buildFinder.ts'

interface FinderFile {
  /** Changes with the content, so that hosts may keep the file forever. */
  version: string
  json: string
}

let built: FinderFile | undefined

export function finderFile(): FinderFile {
  if (built) return built
  const json = JSON.stringify(buildFinder(recipes))
  built = { version: contentVersion([json]), json }
  return built
}
