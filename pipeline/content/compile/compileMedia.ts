import { pictureName } from '../../pictures/pictureName.ts'
import { type TextPhotos, textPictureSource } from '../../pictures/textPictures.ts'
import { VIDEO_ENDING } from '../../pictures/photoLimits.ts'
import { referenceTo } from '../documents/references.ts'
import type { AudienceDocument } from './selectDocuments.ts'

/** Names the published pictures of steps and files of the video, which a build copies. */
export function compileMedia({ type, values }: AudienceDocument, files: TextPhotos) {
  const id = referenceTo({ type, values })?.key
  const named = [...files].map(([written, { file, hash, color }]) => {
    const [ending = ''] = VIDEO_ENDING.exec(written) ?? []
    const name = pictureName(textPictureSource(type.folder, id, { file, hash })) + ending
    return { written, file, hash, color, name, isVideo: ending !== '' }
  })
  return {
    media: Object.fromEntries(named.map(({ written, name, color }) => [written, { name, color }])),
    photosInText: named.filter(({ isVideo }) => !isVideo).map(({ file, hash }) => ({ file, hash })),
    videoFiles: named.filter(({ isVideo }) => isVideo).map(({ file, name }) => ({ file, name })),
  }
}
