import { illustrate, type Pixels } from '@pinchwell/illustrator/paint'
import { cropPhoto } from './cropPhoto.ts'
import type { PictureSource } from './pictureName.ts'

/**
 * What a picture shows, in the 4:3 of all pictures: its photo, or else a painting.
 * @param width in pixels
 */
export function renderPicture(source: PictureSource, width: number): Promise<Pixels> {
  const { seed, line, photo } = source
  return photo ? cropPhoto(photo, width) : illustrate(seed, line, width)
}
