import type { Photo } from '../../pipeline/import/importedRecipe.ts'
import { photoFormat } from '../../pipeline/pictures/photoFormat.ts'
import {
  ANY_PHOTO_FORMAT,
  PHOTO_FORMATS,
  sizeMistake,
} from '../../pipeline/pictures/photoLimits.ts'

export async function findPhotoFault({ bytes }: Photo): Promise<string | undefined> {
  const format = photoFormat(bytes) ?? ''
  if (!PHOTO_FORMATS.includes(format)) return `is not ${ANY_PHOTO_FORMAT}.`
  try {
    const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    const mistake = sizeMistake(width, height)
    return mistake ? `${mistake.what} ${mistake.fix}` : undefined
  } catch {
    return 'is damaged or cut off.'
  }
}
