import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import type { Random } from '../../../language/random.ts'
import type { Piece } from '../types.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { gridOf, reliefOf } from './relief/relief.ts'
import { levelPath } from './relief/levels.ts'

/** A fold of curd: a bent ridge. Lengths are shares of the heap. */
interface Fold {
  u: number
  v: number
  angle: number
  /** Half its length, half its width, how much it bends, how high it lies. */
  long: number
  wide: number
  bend: number
  high: number
}

/** Soft scrambled egg: broad folds that a spatula pushed over each other; `size` is the radius of the heap. */
export function scrambledegg(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const folds = foldsOf(random)
  const [warp, fine] = [cloudsOf(random), cloudsOf(random)]
  const heightAt = (px: number, py: number) => {
    const [u, v] = [(px - x) / size, (py - y) / size]
    const [wu, wv] = [u + warp(u * 5, v * 5) * 0.13, v + warp(u * 5 + 9, v * 5) * 0.13]
    let high = -0.1
    for (const fold of folds) high = softMax(high, heightOf(fold, wu, wv), 0.018)
    return (high + (high > 0 ? 0.035 * fine(u * 9, v * 9) : 0)) * size
  }
  const box = { x: x - size * 1.25, y: y - size * 1.25, width: size * 2.5, height: size * 2.5 }
  const flat = art.camera.foreshortening
  const egg = reliefOf(heightAt, {
    box,
    cell: size / 52,
    foreshortening: flat,
    tones: 14,
    crease: 0.44,
    contrast: 0.85,
    paleAt: (px, py) => 0.04 + 0.2 * fine((px / size) * 2.4 + 5, (py / size) * 2.4),
    colors: [
      shade(mix(color, '#cc861c', 0.8), 0.1),
      mix(color, '#dd9a24', 0.8),
      mix(color, '#f3bd34', 0.6),
      color,
      mix(color, '#ffe98c', 0.7),
      mix(color, '#fff6c8', 0.85),
    ],
  })
  art.movedBy(size * 0.05, size * 0.09, () => art.softFill(egg.outline, SHADOW, 0.5, size * 0.05))
  egg.draw(art)
  const wet = gridOf(box, size / 44, (px, py) => {
    const [here, there] = [heightAt(px, py), heightAt(px - size * 0.03, py - size * 0.03)]
    return here > 0 ? (here - there) / (size * 0.03) + fine((px / size) * 8, (py / size) * 8) : -1
  })
  art.raw(`<path fill-rule="evenodd" d="${levelPath(wet, 1)}" fill="#fffdf0" fill-opacity=".4"/>`)
}

/** How the folds lie, the lowest first: how many, how far out, how long, how high. */
const STOREYS = [
  { count: 15, far: [0.5, 0.8], long: [0.08, 0.26], high: 0 },
  { count: 9, far: [0.26, 0.52], long: [0.12, 0.3], high: 0.12 },
  { count: 4, far: [0.05, 0.26], long: [0.14, 0.28], high: 0.25 },
] as const

function foldsOf(random: Random): Fold[] {
  return STOREYS.flatMap(({ count, far, long, high }) =>
    Array.from({ length: count }, (_, index): Fold => {
      const turn = ((index + random.jitter(0.4)) / count) * Math.PI * 2
      const reach = random.range(far[0], far[1])
      return {
        u: Math.cos(turn) * reach,
        v: Math.sin(turn) * reach * 0.84,
        angle: turn + Math.PI / 2 + random.jitter(0.9),
        long: random.range(long[0], long[1]),
        wide: random.range(0.15, 0.23),
        bend: random.range(-1.1, 1.1),
        high: high + random.jitter(0.03),
      }
    }),
  )
}

function heightOf({ u, v, angle, long, wide, bend, high }: Fold, pu: number, pv: number): number {
  const [du, dv] = [pu - u, pv - v]
  const along = du * Math.cos(angle) + dv * Math.sin(angle)
  const across = dv * Math.cos(angle) - du * Math.sin(angle) - bend * (along * along - long * 0.06)
  const beyond = Math.max(0, Math.abs(along) - long)
  const away = (across * across + beyond * beyond) / (wide * wide)
  if (away > 1) return (1 - away) * 0.3
  return Math.sqrt(1 - away) * wide * 0.9 + high * Math.min(1, (1 - away) * 4)
}
