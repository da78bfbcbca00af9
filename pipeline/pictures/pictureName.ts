import { hash } from 'node:crypto'
import type { Cover } from '../../src/content/cover.ts'
import type { DocumentKey } from '../../src/kinds/kinds.ts'
import { appearanceHash } from '../theme/siteTheme.ts'
import type { ShareText } from './share/shareText.ts'

/** Increment it when covers are drawn differently, so that their files get new addresses. */
const COVER_VERSION = '2'
/** Increment it when `inspectPhoto` returns different facts or refuses different photos. */
const FACTS_VERSION = '1'
/** Increment it when share images look different; `layOutShareImage.test.ts` fails until then. */
export const SHARE_IMAGE_VERSION = 3

export interface PictureSource extends ShareText {
  /** The document of the picture, as `recipes/7`; ends with `/text` for a photo in its text. */
  owner: string
  photo?: PicturePhoto
  /** The point of the photo that every crop keeps, as `50% 30%`; by default the center. */
  focus?: string
  cover?: Cover
  /** A photo in a text has no share image. */
  inText?: true
}

export type PicturePhoto = Record<'file' | 'hash', string>

/** A photo with its mean color, as `#rrggbb`. */
export type CheckedPhoto = Record<'file' | 'hash' | 'color', string>

/** Names the document of a picture: `recipes/7`, or `site` for the site's settings. */
export function pictureOwner(folder: string, id: DocumentKey | undefined): string {
  return id === undefined ? 'site' : `${folder}/${id}`
}

/** Returns `recipes-7-1f2e3d4c5b`, with a hash of the source rather than of the encoded file. */
export function pictureName({ owner, photo, focus, cover, title }: PictureSource): string {
  if (photo) return ownerAndHash(owner, focus === undefined ? [photo.hash] : [photo.hash, focus])
  return ownerAndHash(owner, [COVER_VERSION, JSON.stringify(cover), title, ...customAppearance()])
}

export function shareName(source: PictureSource): string {
  return `${pictureName(source)}-${shareMark(source)}`
}

/** Names a picture's files in the cache; documents with the same photo share them. */
export function cacheName(source: PictureSource): string {
  const { photo, focus } = source
  return photo ? ownerAndHash('shown', [photo.hash, focus]) : pictureName(source)
}

/** Returns a hash of a share image's words and layout, which its file name adds to the picture's. */
export function shareMark({ brand, title, kicker }: ShareText): string {
  return shortHash([SHARE_IMAGE_VERSION, brand, title, kicker, ...customAppearance()], 8)
}

/** Returns the cache key for the facts of a photo. @param photo the hash of its bytes */
export function photoKey(photo: string): string {
  return `photo-${FACTS_VERSION}-${photo}`
}

export function sourcesByName(sources: readonly PictureSource[]): Map<string, PictureSource> {
  const nameOfEach = [pictureName, shareName]
  return new Map(nameOfEach.flatMap((name) => sources.map((source) => [name(source), source])))
}

export function photoHash(bytes: Uint8Array): string {
  return hash('sha256', bytes)
}

function ownerAndHash(owner: string, origin: readonly unknown[]): string {
  return `${owner.replaceAll('/', '-')}-${shortHash([owner, ...origin], 10)}`
}

function shortHash(origin: readonly unknown[], digits: number): string {
  return hash('sha256', JSON.stringify(origin)).slice(0, digits)
}

/** Empty for the original design, so that its pictures keep their addresses. */
function customAppearance(): string[] {
  return [appearanceHash()].filter(Boolean)
}
