import { createHash } from 'node:crypto'
import type { Cover } from '../../src/content/cover.ts'
import { CARD_VERSION } from './share/cardVersion.ts'
import type { ShareText } from './share/shareText.ts'

export interface PictureSource extends ShareText {
  /** The document's own name: `recipes/7`. */
  seed: string
  /** The photo that it shows. */
  photo?: Photo
  /** The point of the photo that every crop keeps, as `50% 30%`; none where that is the middle. */
  focus?: string
  /** What it shows where there is no photo. */
  cover?: Cover
  /** It stands in a text: it has no share image. */
  inText?: true
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
 * The name of a picture's files: the document's, and a hash of what it shows: its photo, or its cover
 * and the title on it. `recipes/7` becomes `recipes-7-1f2e3d4c5b`. How the files are encoded does not
 * belong to it, so that what was shared stays where it is.
 */
export function pictureName({ seed, photo, focus, cover, title }: PictureSource): string {
  if (photo) return nameOf(seed, focus === undefined ? [photo.hash] : [photo.hash, focus])
  return nameOf(seed, [COVER_VERSION, JSON.stringify(cover), title])
}

/** Raised by one when covers are drawn otherwise, so that their files get another address. */
const COVER_VERSION = '1'

/** The name of a picture's share image, which is composed again when its words change. */
export function shareName(source: PictureSource): string {
  return `${pictureName(source)}-${shareMark(source)}`
}

/**
 * The name under which the cache keeps a picture's files, apart from its share image: documents that
 * show one photo share them.
 */
export function cacheName(source: PictureSource): string {
  const { photo, focus } = source
  return photo ? nameOf('shown', [photo.hash, focus]) : pictureName(source)
}

/**
 * What follows the name of a picture in that of its share image: a hash of the words on it and of the
 * version of its layout.
 */
export function shareMark({ brand, title, kicker }: ShareText): string {
  return hashOf([CARD_VERSION, brand, title, kicker], 8)
}

/** Raised by one when `inspectPhoto` finds other facts, or fault with other photos. */
const FACTS_VERSION = '1'

/** The key of what was found in a photo, whichever documents show it. */
export function photoKey(hash: string): string {
  return `photo-${FACTS_VERSION}-${hash}`
}

function nameOf(seed: string, origin: readonly unknown[]): string {
  return `${seed.replaceAll('/', '-')}-${hashOf([seed, ...origin], 10)}`
}

/** Sources by the names of their pictures. */
export function sourcesByName(sources: readonly PictureSource[]): Map<string, PictureSource> {
  return new Map(
    sources.flatMap((source) => [
      [pictureName(source), source],
      [shareName(source), source],
    ]),
  )
}

function hashOf(origin: readonly unknown[], digits: number): string {
  return createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, digits)
}

/** The hash of a photo's bytes. */
export function photoHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
