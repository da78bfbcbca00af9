import sharp, { type Sharp } from 'sharp'
import { SHEET } from './camera.ts'
import type { Canvas } from './canvas.ts'
import { paint, type Pixels } from './paint.ts'

/** Pixels per inch at which one unit of an SVG is one pixel. */
const SVG_DENSITY = 72

/**
 * Renders a sheet as its camera sees it, and paints it.
 * @param width in pixels; the height follows from the sheet's 4:3
 */
export function paintCanvas(art: Canvas, width: number): Promise<Pixels> {
  return paintSvg(art.toSvg(), art.seed, width)
}

/** As `paintCanvas`, of the SVG that a sheet was drawn as. */
export async function paintSvg(svg: string, seed: string, width: number): Promise<Pixels> {
  const height = Math.round((width * SHEET.height) / SHEET.width)
  const density = (SVG_DENSITY * width) / SHEET.width
  const { data, info } = await sharp(Buffer.from(svg), { density })
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#888' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return paint({ data, width, height, channels: info.channels }, seed)
}

/** Painted pixels as an image that sharp can encode. */
export function toImage({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}
