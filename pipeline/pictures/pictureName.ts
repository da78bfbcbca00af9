import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FONT_FILES } from './share/fontFiles.ts'
import type { ShareText } from './share/shareText.ts'

/** What a picture is made from. */
export interface PictureSource extends ShareText {
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
 * line, the words of the share image and the illustrator itself. `recipes/7` becomes
 * `recipes-7-1f2e3d4c5b`.
 */
export function pictureName({ seed, line, brand, title, kicker }: PictureSource): string {
  const made = JSON.stringify([illustratorVersion(), seed, line, brand, title, kicker])
  const hash = createHash('sha256').update(made)
  return `${seed.replaceAll('/', '-')}-${hash.digest('hex').slice(0, 10)}`
}

const CODE = ['pipeline/illustrator', 'pipeline/pictures']
/** Which sizes and crops there are, and what share images take from the site's look. */
const SITE = ['src/site/pictureFiles.ts', 'src/site/theme/palette.ts', 'src/site/logo-mark.svg']

let version: string | undefined

/** Changes with every change of the code that paints, so that nothing old is served. */
function illustratorVersion(): string {
  version ??= hashOf([
    ...CODE.flatMap((dir) => sourcesIn(path.resolve(dir))),
    ...SITE.map((file) => path.resolve(file)),
    ...Object.values(FONT_FILES).flat(),
  ])
  return version
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex')
}

function sourcesIn(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}
