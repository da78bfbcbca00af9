import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { DocumentKey } from '../../src/site/kinds.ts'
import { FONT_FILES } from './share/fontFiles.ts'
import type { ShareText } from './share/shareText.ts'

/** What a picture is made from. */
export interface PictureSource extends ShareText {
  /** The document's own name, which seeds the hand: `recipes/7`. */
  seed: string
  /** The line it is painted from. */
  line: string
  /** The photo that is shown in place of a painting. */
  photo?: Photo
}

/** A photo that was found to be sound. */
export interface Photo {
  /** Path from the project's root, with forward slashes. */
  file: string
  /** Of its bytes, see `photoHash`. */
  hash: string
}

/** A photo with its mean color, as `#rrggbb`. */
export interface CheckedPhoto extends Photo {
  color: string
}

/**
 * The seed of a document's picture.
 * @param id none for the site's own settings, whose picture stands at the top of every post
 */
export function pictureSeed(folder: string, id: DocumentKey | undefined): string {
  return id === undefined ? 'site' : `${folder}/${id}`
}

/**
 * The name of a picture's files: the document's, and a hash of all that the bytes depend on: seed,
 * line or photo, the words of the share image and the code that makes it. `recipes/7` becomes
 * `recipes-7-1f2e3d4c5b`.
 */
export function pictureName(source: PictureSource): string {
  const { seed, line, photo, brand, title, kicker } = source
  return nameOf(seed, [photo?.hash ?? line, brand, title, kicker])
}

/** The name under which the cache keeps what was found in a photo, whichever documents show it. */
export function photoName(hash: string): string {
  return nameOf('photo', [hash])
}

function nameOf(seed: string, origin: string[]): string {
  const made = JSON.stringify([illustratorVersion(), seed, ...origin])
  const hash = createHash('sha256').update(made)
  return `${seed.replaceAll('/', '-')}-${hash.digest('hex').slice(0, 10)}`
}

/** The hash of a photo's bytes. */
export function photoHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const CODE = ['pipeline/illustrator', 'pipeline/pictures']
/** Which sizes and crops there are, and what share images take from the site's look. */
const SITE = ['src/site/pictureFiles.ts', 'src/site/theme/palette.ts', 'src/site/logo-mark.svg']
/** Which encoders there are: a release of sharp names those it comes with exactly. */
const ENCODERS = 'node_modules/sharp/package.json'

let version: string | undefined

/** Changes with every change of the code that paints and encodes, so that nothing old is served. */
function illustratorVersion(): string {
  version ??= hashOf([
    ...CODE.flatMap((dir) => sourcesIn(path.resolve(dir))),
    ...[...SITE, ENCODERS].map((file) => path.resolve(file)),
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
