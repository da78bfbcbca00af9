import type { Pixels } from './core/paint.ts'
import { paintCanvas } from './core/raster.ts'
import { drawArt } from './draw.ts'

/**
 * Paints the picture that a line describes.
 * @param seed the document's own name; the same seed and line give the same bytes
 * @param width in pixels; the height is three quarters of it
 * @throws when the line cannot be parsed, with every mistake
 */
export async function illustrate(seed: string, line: string, width: number): Promise<Pixels> {
  return paintCanvas(drawArt(seed, line), width)
}
