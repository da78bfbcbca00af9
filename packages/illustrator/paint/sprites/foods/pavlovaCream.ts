import type { Canvas } from '../../core/canvas.ts'
import { closed, moved, type Point, sized } from '../../core/contour.ts'
import { softTurn } from './softTurn.ts'
import { CREAM_TONES, DOLLOP } from './whippedDollop.ts'

/** How broad and how high the cream is, and where its middle is, in shares of the meringue's radius. */
const CREAM = { wide: 0.79, high: 0.6, up: 0.31 } as const

/** Whipped cream, turned off the spoon in one broad heap; `size` is the meringue's radius. */
export function pavlovaCream(art: Canvas, size: number): void {
  const laid = (points: readonly Point[]) =>
    moved(sized(points, CREAM.wide * size, CREAM.high * size), 0, -CREAM.up * size)
  for (const { outline, furrows } of DOLLOP) {
    const turn = { outline: laid(outline), furrows: furrows.map(laid) }
    art.movedBy(size * 0.02, size * 0.035, () =>
      art.softFill(closed(turn.outline), '#7d5a54', 0.5, size * 0.03),
    )
    softTurn(art, turn, size * CREAM.wide, CREAM_TONES)
  }
}
