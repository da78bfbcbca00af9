import { type BodyNode, mapElements } from '../../src/content/body.ts'
import type { DocumentKey } from '../../src/kinds/kinds.ts'
import { photoPath } from './photoPath.ts'
import {
  type CheckedPhoto,
  type PicturePhoto,
  pictureName,
  pictureOwner,
  type PictureSource,
} from './pictureName.ts'

export type TextPhotos = ReadonlyMap<string, CheckedPhoto>

/** Returns the inputs of a photo in a text, which has no share image. */
export function textPictureSource(
  folder: string,
  id: DocumentKey | undefined,
  { file, hash }: PicturePhoto,
): PictureSource {
  const owner = `${pictureOwner(folder, id)}/text`
  return { owner, photo: { file, hash }, brand: '', title: '', kicker: '', inText: true }
}

/** Replaces the paths of photos in a text with the names of their published files. */
export function withTextPictures(
  nodes: BodyNode[],
  photos: TextPhotos,
  sourceOf: (photo: PicturePhoto) => PictureSource,
): BodyNode[] {
  return mapElements(nodes, (element) => {
    const photo = element.tag === 'img' ? photos.get(photoPath(element)) : undefined
    if (!photo) return [element]
    const name = pictureName(sourceOf(photo))
    return [{ ...element, props: { name, color: photo.color, alt: element.props?.alt ?? '' } }]
  })
}
