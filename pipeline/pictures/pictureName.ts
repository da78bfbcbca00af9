import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a picture is made from. */
export interface PictureSource {
  /** The document's own name, which seeds the hand: `recipes/7`. */
  seed: string
  /** The line it is painted from. */
  line: string
}

/**
 * The seed of a document's picture.
 * @param id none for the site's own settings, whose picture stands at the top of every post
 */
export function pictureSeed(folder: string, id: number | undefined): string {
  return id === undefined ? 'site' : `${folder}/${id}`
}

/**
 * The name of a picture's files: the document's, and a hash of all that the bytes depend on: seed,
 * line and the illustrator itself. `recipes/7` becomes `recipes-7-1f2e3d4c5b`.
 */
export function pictureName({ seed, line }: PictureSource): string {
  const hash = createHash('sha256').update([illustratorVersion(), seed, line].join('\n'))
  return `${seed.replaceAll('/', '-')}-${hash.digest('hex').slice(0, 10)}`
}

const CODE = ['pipeline/illustrator', 'pipeline/pictures']
/** Which sizes and crops there are. */
const SIZES = 'src/site/pictureFiles.ts'

let version: string | undefined

/** Changes with every change of the code that paints, so that nothing old is served. */
function illustratorVersion(): string {
  version ??= hashOf([...CODE.flatMap((dir) => sourcesIn(path.resolve(dir))), path.resolve(SIZES)])
  return version
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function sourcesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
}
