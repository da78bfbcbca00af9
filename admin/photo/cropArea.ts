import { PICTURE_RATIO, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'

type PixelSize = Record<'width' | 'height', number>

export type CropArea = PixelSize & Record<'x' | 'y', number>

export const MAX_WIDTH = 2 * Math.max(...PICTURE_WIDTHS)

/** Says whether a photo can be uploaded unchanged: uncropped and not too large. */
export function isFit({ width, height }: PixelSize, area: CropArea): boolean {
  return area.width === width && area.height === height && width <= MAX_WIDTH
}

export function largestCrop({ width, height }: PixelSize): CropArea {
  return resizeCrop({ width, height }, { width, height, x: 0, y: 0 }, width)
}

/** Resizes around the center. */
export function resizeCrop(photo: PixelSize, area: CropArea, wanted: number): CropArea {
  const exact = Math.min(wanted, photo.width, photo.height / PICTURE_RATIO)
  const [width, height] = [Math.floor(exact), Math.floor(exact * PICTURE_RATIO)]
  const resized = { ...area, width, height }
  return moveCrop(photo, resized, (area.width - width) / 2, (area.height - height) / 2)
}

export function moveCrop(photo: PixelSize, area: CropArea, dx: number, dy: number): CropArea {
  const { width, height } = area
  const x = clamp(area.x + dx, photo.width - width)
  const y = clamp(area.y + dy, photo.height - height)
  return { width, height, x, y }
}

function clamp(start: number, most: number): number {
  return Math.round(Math.min(Math.max(start, 0), most))
}
