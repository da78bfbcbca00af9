import { PICTURE_RATIO, PICTURE_WIDTHS } from '../../src/addresses/pictureFiles.ts'

interface PixelSize {
  width: number
  height: number
}

export interface CropArea extends PixelSize {
  x: number
  y: number
}

/** Twice the largest published width. */
export const MOST_WIDTH = 2 * Math.max(...PICTURE_WIDTHS)

/** Says whether a photo is uploaded as it is: nothing is cut off, and it is not too large. */
export function isFit({ width, height }: PixelSize, area: CropArea): boolean {
  return area.width === width && area.height === height && width <= MOST_WIDTH
}

export function largestCrop(photo: PixelSize): CropArea {
  const width = Math.min(photo.width, photo.height / PICTURE_RATIO)
  return placeCrop(photo, sizeOfWidth(width), center(photo))
}

export function resizeCrop(photo: PixelSize, area: CropArea, width: number): CropArea {
  const most = Math.min(photo.width, photo.height / PICTURE_RATIO)
  return placeCrop(photo, sizeOfWidth(Math.min(width, most)), center(area))
}

export function moveCrop(photo: PixelSize, area: CropArea, dx: number, dy: number): CropArea {
  const { x, y } = center(area)
  return placeCrop(photo, area, { x: x + dx, y: y + dy })
}

function sizeOfWidth(width: number): PixelSize {
  return { width, height: width * PICTURE_RATIO }
}

function center({ x = 0, y = 0, width, height }: PixelSize & { x?: number; y?: number }) {
  return { x: x + width / 2, y: y + height / 2 }
}

function placeCrop(
  photo: PixelSize,
  { width, height }: PixelSize,
  around: { x: number; y: number },
): CropArea {
  const size = { width: Math.floor(width), height: Math.floor(height) }
  return {
    ...size,
    x: clampStart(around.x, size.width, photo.width),
    y: clampStart(around.y, size.height, photo.height),
  }
}

function clampStart(at: number, length: number, most: number): number {
  return Math.round(Math.min(Math.max(at - length / 2, 0), most - length))
}
