import { PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'
import type { CropArea } from './cropArea.ts'

/** Twice the largest published width. */
const MOST_WIDTH = 2 * Math.max(...PICTURE_WIDTHS)
const QUALITY = 0.92

/** A part as a JPEG, on white. @throws when the browser cannot encode it */
export async function cutOut(photo: ImageBitmap, { x, y, width, height }: CropArea): Promise<Blob> {
  const scale = Math.min(1, MOST_WIDTH / width)
  const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas to crop the photo on.')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
}
