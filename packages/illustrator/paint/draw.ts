import type { Art } from '../language/art.ts'
import { parseArt } from '../language/parseArt.ts'
import { composeDish } from './composeDish.ts'
import { composeProduct } from './composeProduct.ts'
import { type Camera, cameraAbove, cameraBefore } from './core/camera.ts'
import { Canvas } from './core/canvas.ts'

/**
 * Draws what a line describes on a sheet, which is an SVG: the picture before it is painted. It needs
 * nothing but the language, so a browser can do it, too.
 *
 * @param seed the document's own name; the same seed and line give the same sheet
 * @throws when the line cannot be parsed, with every mistake
 */
export function drawArt(seed: string, line: string): Canvas {
  const mistakes: string[] = []
  const art = parseArt(line, ({ what, fix }) => mistakes.push(`${what} ${fix}`))
  if (!art) throw new Error(`${seed}: ${mistakes.join(' ')}`)
  const canvas = new Canvas(seed, cameraFor(seed, art))
  if (art.kind === 'dish') composeDish(canvas, art.dish)
  else composeProduct(canvas, art.product)
  return canvas
}

function cameraFor(seed: string, art: Art): Camera {
  if (art.kind === 'product') {
    return art.product.view === 'front' ? cameraBefore(seed) : cameraAbove(seed)
  }
  const isTall = art.dish.foods.some(({ word }) => word.tall)
  return cameraAbove(seed, isTall)
}
