import type { Canvas } from '../../core/canvas.ts'
import { type Point, pack } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'

/** A spoonful of dough: where it was dropped and how wide it is, in shares of the size. */
export type Spoonful = readonly [u: number, v: number, wide: number]

/** How thick the crust is, as a share of the size. */
const THICK = 0.15

/** Biscuit crust baked on fruit: spoonfuls that ran together, craggy, browned on their crests, sugared. */
export function cobbledCrust(
  art: Canvas,
  { x, y, size }: Omit<Piece, 'color' | 'angle'>,
  spoonfuls: readonly Spoonful[],
): void {
  const { random } = art
  const [edge, crag, fine, brown] = [
    cloudsOf(random),
    cloudsOf(random),
    cloudsOf(random),
    cloudsOf(random),
  ]
  const heightAt = (px: number, py: number) => {
    const [u, v] = [(px - x) / size, (py - y) / size]
    const [wu, wv] = [u + edge(u * 6, v * 6) * 0.15, v + edge(u * 6 + 9, v * 6) * 0.15]
    let high = -0.2
    for (const [cu, cv, wide] of spoonfuls) {
      const away = ((wu - cu) ** 2 + (wv - cv) ** 2) / (wide * wide)
      if (away < 1.6) high = softMax(high, (1 - away ** 2) * THICK, 0.05)
    }
    const crags = 0.3 - Math.abs(crag(u * 5.5, v * 5.5)) * 1.6
    const inside = Math.min(1, Math.max(0, high / 0.05))
    return (high + inside * (0.06 * crags + 0.02 * fine(u * 17, v * 17))) * size
  }
  const crust = reliefOf(heightAt, {
    box: { x: x - size, y: y - size, width: size * 2, height: size * 2 },
    cell: size / 74,
    foreshortening: art.camera.foreshortening,
    tones: 15,
    crease: 0.45,
    contrast: 0.95,
    paleAt: (px, py) => {
      const [u, v] = [(px - x) / size, (py - y) / size]
      return 0.03 + 0.56 * brown(u * 4.4, v * 4.4)
    },
    colors: ['#74300a', '#b05d18', '#d88c33', '#eeb65a', '#f9da94', '#fff2cc'],
  })
  art.movedBy(size * 0.025, size * 0.05, () =>
    art.softFill(crust.outline, '#451404', 0.62, size * 0.025),
  )
  crust.draw(art)
  const sugar = spoonfuls.flatMap(([u, v, wide]) =>
    pack(random, x + u * size, y + v * size, size * wide * 0.72, 22, { tries: 2 }),
  )
  const low = sugar.map(([u, v]): Point => [u + 1.5, v + 2])
  art.specks(low, '#8a4716', size * 0.01, { opacity: 0.5 })
  art.specks(sugar, '#fffdf2', size * 0.011, { length: size * 0.003 })
}
