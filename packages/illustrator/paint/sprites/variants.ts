import type { Canvas } from '../core/canvas.ts'

type Draw<Spot> = (art: Canvas, spot: Spot) => void

/** One of several drawings of the same thing, so that it looks different in the next picture. */
export function oneOf<Spot>(first: Draw<Spot>, ...others: Draw<Spot>[]): Draw<Spot> {
  return (art, spot) => art.random.pick([first, ...others])(art, spot)
}
