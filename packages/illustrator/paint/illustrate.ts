import { parseArt } from '../language/parseArt.ts'
import { composeDish } from './composeDish.ts'
import { composeProduct } from './composeProduct.ts'
import { cameraAbove, cameraBefore } from './core/camera.ts'
import { Canvas } from './core/canvas.ts'
import type { Pixels } from './core/paint.ts'
import { paintCanvas } from './core/raster.ts'

/**
 * Paints the picture that a line describes.
 * @param seed the document's own name; the same seed and line give the same bytes
 * @param width in pixels; the height is three quarters of it
 * @throws when the line cannot be parsed, with every mistake
 */
export async function illustrate(seed: string, line: string, width: number): Promise<Pixels> {
  const mistakes: string[] = []
  const art = parseArt(line, ({ what, fix }) => mistakes.push(`${what} ${fix}`))
  if (!art) throw new Error(`${seed}: ${mistakes.join(' ')}`)
  const isFront = art.kind === 'product' && art.product.view === 'front'
  const canvas = new Canvas(seed, isFront ? cameraBefore(seed) : cameraAbove(seed))
  if (art.kind === 'dish') composeDish(canvas, art.dish)
  else composeProduct(canvas, art.product)
  return paintCanvas(canvas, width)
}
