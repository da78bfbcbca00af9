import type { Sharp } from 'sharp'
import { cropPhoto } from './cropPhoto.ts'
import { drawCover } from './cover/drawCover.ts'
import type { PictureSource } from './pictureName.ts'

/**
 * What a picture shows, in the 4:3 of all pictures: its photo, or else its cover.
 * @param width in pixels
 */
export async function renderPicture(source: PictureSource, width: number): Promise<Sharp> {
  const { seed, photo, focus, cover, title } = source
  if (photo) return cropPhoto(photo, width, focus)
  if (cover) return drawCover(cover, title, width)
  throw new Error(`${seed} has neither a photo nor a cover.`)
}
