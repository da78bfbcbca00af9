import path from 'node:path'
import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'
import { type DocumentPicture, toCardPicture } from '../../../src/content/picture.ts'
import { pictureName, pictureSeed } from '../../pictures/pictureName.ts'
import { textPictureSource } from '../../pictures/textPictures.ts'
import { recipeMedia } from '../documents/recipeMedia.ts'
import { referenceTo } from '../documents/references.ts'
import { VIDEO_ENDING } from '../documents/videoFormats.ts'
import type { Content } from '../read/readContent.ts'
import type { AudienceDocument } from './selectDocuments.ts'

/** A file that a build copies into `videos/` as it is. */
export interface VideoFile {
  name: string
  file: string
}

/** Describes the pictures of steps and the video of a recipe by the names of published files. */
export function compileMedia(
  { file: documentFile, type, values }: AudienceDocument,
  { photosInTexts }: Content,
  picture: DocumentPicture,
) {
  const id = referenceTo({ type, values })?.key
  const files = photosInTexts.get(documentFile) ?? new Map<string, never>()
  const seed = pictureSeed(type.folder, id).replace('/', '-')
  const named = [...files].filter(([written]) => VIDEO_ENDING.test(written))
  const videoFiles = new Map<string, VideoFile>(
    named.map(([written, { file, hash }]) => {
      return [written, { name: `${seed}-${hash.slice(0, 10)}${path.extname(file)}`, file }]
    }),
  )
  const photos = [...files].filter(([written]) => !videoFiles.has(written))
  const media = recipeMedia(values, {
    picture: toCardPicture(picture),
    pictureOf(image) {
      if (isImageAddress(image)) return { address: image }
      const photo = files.get(image)
      if (!photo) return undefined
      const name = pictureName(textPictureSource(type.folder, id, photo))
      return { name, color: photo.color }
    },
    fileOf: (written) => videoFiles.get(written)?.name,
  })
  return {
    media,
    ...(photos.length > 0 && {
      photosInText: photos.map(([, { file, hash }]) => ({ file, hash })),
    }),
    ...(videoFiles.size > 0 && { videoFiles: [...videoFiles.values()] }),
  }
}

/** Lists the files of all videos, of documents as they are compiled. */
export function videoFilesOf(documents: readonly { videoFiles?: VideoFile[] }[]): VideoFile[] {
  return documents.flatMap(({ videoFiles = [] }) => videoFiles)
}
