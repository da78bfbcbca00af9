import type { Sharp } from 'sharp'

interface Size {
  width: number
  height: number
}

/**
 * The part of an image that fills a shape. It lies as `object-position` lays it in pages, so that a
 * crop of a crop keeps the same point.
 *
 * @param from the size of the image
 * @param focus the point that it keeps, as `50% 30%`
 */
export function crop(image: Sharp, from: Size, to: Size, focus = '50% 50%'): Sharp {
  const scale = Math.max(to.width / from.width, to.height / from.height)
  const width = Math.max(to.width, Math.round(from.width * scale))
  const height = Math.max(to.height, Math.round(from.height * scale))
  const [across = 0.5, down = 0.5] = focus.split(' ').map((share) => Number.parseFloat(share) / 100)
  return image.resize(width, height, { fit: 'fill' }).extract({
    left: Math.round((width - to.width) * across),
    top: Math.round((height - to.height) * down),
    width: to.width,
    height: to.height,
  })
}
