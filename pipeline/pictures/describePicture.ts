import type { DocumentPicture } from '../../src/content/picture.ts'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import { deriveArt, type Subject, parseArt } from '@pinchwell/illustrator/language'
import {
  type CheckedPhoto,
  type Photo,
  pictureName,
  type PictureSource,
  shareMark,
} from './pictureName.ts'
import { pictureSeed } from './pictureSeed.ts'
import { shareText } from './share/shareText.ts'

/** What is known of a document that its picture is, or may follow from. */
export interface Illustrated extends Subject {
  /** A file or an https address. */
  image?: string
  /** Words or, where there is no `image`, an https address. */
  imageDesc?: string
  /** The file that `image` names. */
  photo?: CheckedPhoto
}

/** What a document's picture is made from, and what pages need to know of it before it is made. */
export interface Description {
  art: string
  photo?: Photo
  picture: DocumentPicture
}

/**
 * What a document's picture is made from: its photo, its own line or one that its words suggest,
 * and what its share image says.
 *
 * @param folder of the document, '' for the site's own settings
 * @param brand the name of the site
 */
export function pictureSource(
  folder: string,
  document: Subject & { photo?: Photo },
  brand: string,
): PictureSource {
  const { id, art, photo } = document
  return {
    seed: pictureSeed(folder, id),
    line: art ?? deriveArt(folder, document),
    photo: photo && { file: photo.file, hash: photo.hash },
    brand,
    ...shareText(folder, document),
  }
}

/**
 * Describes a document's picture: the image at an address, which is used as it is, or what is made
 * from its source.
 *
 * @param folder of the document, '' for the site's own settings
 * @param brand the name of the site
 */
export function describePicture(folder: string, document: Illustrated, brand: string): Description {
  const source = pictureSource(folder, document, brand)
  const { line: art, photo } = source
  const image = document.image ?? document.imageDesc ?? ''
  if (isImageAddress(image)) return { art, picture: { address: image } }
  const color = document.photo?.color ?? mainColor(art)
  return { art, photo, picture: { name: pictureName(source), color, share: shareMark(source) } }
}

/** The colour of what everything stands on, which fills most of a picture. */
function mainColor(line: string): string {
  const art = parseArt(line, () => {})
  if (!art) throw new Error(`This line of art cannot be read: ${line}`)
  return art.kind === 'dish' ? art.dish.ground.colors.color : art.product.scene.colors.color
}
