import type { DocumentPicture } from '../../src/content/picture.ts'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import { chooseCover } from './cover/chooseCover.ts'
import { coverColors } from './cover/coverColors.ts'
import {
  type CheckedPhoto,
  type PicturePhoto,
  pictureName,
  pictureOwner,
  type PictureSource,
  shareMark,
} from './pictureName.ts'
import { type ShareSite, shareText } from './share/shareText.ts'
import type { Subject } from './subjectOf.ts'

interface PicturedSubject extends Subject {
  image?: string
  /** A description of `image`; without `image`, an https address. */
  imageDesc?: string
  photo?: CheckedPhoto
}

/** Returns the inputs of a picture and its share image. @param folder '' for the site itself */
export function pictureSource(
  folder: string,
  document: Subject & { photo?: PicturePhoto },
  site: ShareSite,
): PictureSource {
  const { id, photo, imageFocus: focus } = document
  const content = photo
    ? { photo: { file: photo.file, hash: photo.hash }, focus }
    : { cover: chooseCover(folder, document) }
  return { owner: pictureOwner(folder, id), ...content, ...shareText(folder, document, site) }
}

/** Returns the facts that pages need before the picture of `pictureSource` is encoded. */
export function describePicture(
  folder: string,
  document: PicturedSubject,
  site: ShareSite,
): { photo?: PicturePhoto; picture: DocumentPicture } {
  const { imageFocus: focus } = document
  const image = document.image ?? document.imageDesc ?? ''
  if (isImageAddress(image)) return { picture: { address: image, focus } }
  const source = pictureSource(folder, document, site)
  const { cover, photo } = source
  const names = { name: pictureName(source), share: shareMark(source) }
  if (cover) return { picture: { ...names, color: coverColors(cover).ground, cover } }
  return { photo, picture: { ...names, color: document.photo?.color ?? '', focus } }
}
