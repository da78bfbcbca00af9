import type { CustomFieldControlProps } from '@sveltia/cms'
import { messageOf } from '../../src/shared/messageOf.ts'
import { slug } from '../../src/shared/slug.ts'
import { PHOTO_ENDING } from '../../pipeline/pictures/photoLimits.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

type Props = Pick<CustomFieldControlProps, 'pickFile' | 'addFile'>

/** Chooses or uploads a photo and crops it; undefined after Cancel or a message. */
export function pickPhoto({ pickFile, addFile }: Props): Promise<string | undefined> {
  return orAlert(async () => {
    const picked = [await pickFile({ kind: 'image', accept: ACCEPT, allowURL: false })].flat()[0]
    if (!picked?.value.startsWith('blob:') || !picked.file) return picked?.value
    const cropped = await cropInDialog(picked.file)
    if (cropped === picked.file) return picked.value
    return cropped ? addFile(cropped, { name: nameOfCropped(picked.file) }) : undefined
  })
}

async function orAlert(take: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await take()
  } catch (error) {
    window.alert(`The photo cannot be used: ${messageOf(error)}`)
    return undefined
  }
}

async function cropInDialog(photo: Blob): Promise<Blob | null> {
  const { openCrop } = await import('../photo/openCrop.ts')
  return openCrop(photo)
}

export function takePhoto(file: File, addFile: Props['addFile']): Promise<string | undefined> {
  return orAlert(async () => {
    const cropped = await cropInDialog(file)
    if (!cropped) return undefined
    const [ending = ''] = cropped === file ? (PHOTO_ENDING.exec(file.name) ?? []) : ['.jpg']
    return addFile(cropped, { name: nameOfCropped(file).replace('.jpg', ending) })
  })
}

export function nameOfCropped(file: Blob): string {
  const name = file instanceof File ? file.name.replace(PHOTO_ENDING, '') : ''
  return `${slug(name) || 'photo'}.jpg`
}
