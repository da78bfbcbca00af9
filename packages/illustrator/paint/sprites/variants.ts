import type { Canvas } from '../core/canvas.ts'

type Draw<Spot> = (art: Canvas, spot: Spot) => void

/** One of several drawings of a food, by chance, so that pieces of it differ within a picture. */
export function oneOf<Spot>(first: Draw<Spot>, ...others: Draw<Spot>[]): Draw<Spot> {
  return (art, spot) => art.random.pick([first, ...others])(art, spot)
}

/** One of several drawings of a prop: the next picture that it lies in has another one. */
export function inTurn<Spot>(
  ...drawings: [Draw<Spot>, Draw<Spot>, Draw<Spot>, ...Draw<Spot>[]]
): Draw<Spot> {
  return (art, spot) => art.inTurn(drawings)(art, spot)
}
