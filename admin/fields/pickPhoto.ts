import type { CustomFieldControlProps } from '@sveltia/cms'
import { slug } from '../../pipeline/newDocument/fileName.ts'
import { PHOTO_ENDING } from '../../pipeline/pictures/photoLimits.ts'

/** The formats that the content check takes. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

/**
 * Lets people choose a photo from the library or upload one, which they can crop.
 *
 * @returns what the document names it by; undefined where none was chosen, or it could not be used,
 *   which was said then
 */
export async function pickPhoto(
  props: Pick<CustomFieldControlProps, 'pickFile' | 'addFile'>,
): Promise<string | undefined> {
  try {
    return await pickAndCrop(props)
  } catch (error) {
    window.alert(`The photo cannot be used: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

async function pickAndCrop({
  pickFile,
  addFile,
}: Parameters<typeof pickPhoto>[0]): Promise<string | undefined> {
  const picked = [await pickFile({ kind: 'image', accept: ACCEPT, allowURL: false })].flat()[0]
  // One that is there already is shown as it is.
  if (!picked?.value.startsWith('blob:') || !picked.file) return picked?.value
  // Loaded when somebody uploads something.
  const { openCrop } = await import('../photo/openCrop.ts')
  const cropped = await openCrop(picked.file)
  if (cropped === picked.file) return picked.value
  if (!cropped) return undefined
  return addFile(cropped, { name: nameOfCropped(picked.file) })
}

/** A name that the content check takes, of a file that is a JPEG now. */
export function nameOfCropped(file: Blob): string {
  const name = file instanceof File ? file.name.replace(PHOTO_ENDING, '') : ''
  return `${slug(name) || 'photo'}.jpg`
}
