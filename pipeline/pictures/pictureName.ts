import { createHash } from 'node:crypto'
import type { Cover } from '../../src/content/cover.ts'
import type { DocumentKey } from '../../src/kinds/kinds.ts'
import { lookHash } from '../theme/siteTheme.ts'
import type { ShareText } from './share/shareText.ts'

/** Raised by one when covers are drawn otherwise, so that their files get another address. */
const COVER_VERSION = '2'
/** Raised by one when `inspectPhoto` finds other facts, or fault with other photos. */
const FACTS_VERSION = '1'
/** Raised by one when share images are laid out otherwise, which `layOutCard.test.ts` finds out. */
export const CARD_VERSION = 3

export interface PictureSource extends ShareText {
  seed: string
  photo?: PicturePhoto
  /** The point of the photo that every crop keeps, as `50% 30%`; none for the middle. */
  focus?: string
  /** What it shows where there is no photo. */
  cover?: Cover
  /** It stands in a text: it has no share image. */
  inText?: true
}

export interface PicturePhoto {
  file: string
  hash: string
}

/** A photo with its mean color, as `#rrggbb`. */
export interface CheckedPhoto extends PicturePhoto {
  color: string
}

/** The name of a document for its picture: `recipes/7`, or `site` for the site's own settings. */
export function pictureSeed(folder: string, id: DocumentKey | undefined): string {
  return id === undefined ? 'site' : `${folder}/${id}`
}

/** `recipes-7-1f2e3d4c5b`: with a hash of what it shows, not of how files are encoded. */
export function pictureName({ seed, photo, focus, cover, title }: PictureSource): string {
  if (photo) return nameOf(seed, focus === undefined ? [photo.hash] : [photo.hash, focus])
  return nameOf(seed, [COVER_VERSION, JSON.stringify(cover), title, ...ownLook()])
}

export function shareName(source: PictureSource): string {
  return `${pictureName(source)}-${shareMark(source)}`
}

/** The name of a picture's files in the cache; documents with the same photo share them. */
export function cacheName(source: PictureSource): string {
  const { photo, focus } = source
  return photo ? nameOf('shown', [photo.hash, focus]) : pictureName(source)
}

/** What follows a picture's name in that of its share image: a hash of its words and layout. */
export function shareMark({ brand, title, kicker }: ShareText): string {
  return shortHash([CARD_VERSION, brand, title, kicker, ...ownLook()], 8)
}

/** The key of what was found in a photo, whichever documents show it. */
export function photoKey(hash: string): string {
  return `photo-${FACTS_VERSION}-${hash}`
}

/** Sources by the names of their pictures and of their share images. */
export function sourcesByName(sources: readonly PictureSource[]): Map<string, PictureSource> {
  const nameOfEach = [pictureName, shareName]
  return new Map(nameOfEach.flatMap((name) => sources.map((source) => [name(source), source])))
}

export function photoHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function nameOf(seed: string, origin: readonly unknown[]): string {
  return `${seed.replaceAll('/', '-')}-${shortHash([seed, ...origin], 10)}`
}

function shortHash(origin: readonly unknown[], digits: number): string {
  return createHash('sha256').update(JSON.stringify(origin)).digest('hex').slice(0, digits)
}

/** A site without a look of its own keeps the addresses of its pictures. */
function ownLook(): string[] {
  const hash = lookHash()
  return hash === '' ? [] : [hash]
}
