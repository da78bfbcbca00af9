import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, pack, type Point } from '../../core/contour.ts'
import { spots } from './dough.ts'

/** What a hot pan makes of dough. */
export const TOAST = '#b4641c'
const SCORCH = '#6e300d'

/** Blisters that the pan scorched: small ones crowd around each larger one. */
export function scorchedBlisters(art: Canvas, places: readonly Point[], size: number): void {
  const { random } = art
  const crowds = places.map(([x, y]) => ({ x, y, reach: size * random.range(0.5, 1.1) }))
  const halos = crowds.map(({ x, y, reach }) => closed(blob(random, x, y, reach, reach * 0.72)))
  art.softFill(halos.join(''), TOAST, 0.55, size * 0.3)
  const around = crowds.flatMap(({ x, y, reach }) => pack(random, x, y, reach * 1.4, 8))
  art.fill(spots(random, around, [size * 0.06, size * 0.24], { wobble: 0.3 }), SCORCH, 0.42)
  const large = crowds.flatMap(({ x, y, reach }) =>
    pack(random, x, y, reach * 0.9, random.whole(1, 4), { tries: 1 }),
  )
  const look = { wobble: 0.34, points: 8, flat: 1.8 }
  const scorched = spots(random, large, [size * 0.1, size * 0.56], look)
  art.softFill(scorched, SCORCH, 0.62, size * 0.08)
}
