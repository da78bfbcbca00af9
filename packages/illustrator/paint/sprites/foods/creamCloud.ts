import type { Canvas } from '../../core/canvas.ts'
import type { Path } from '../../core/contour.ts'
import { type Clouds, cloudsOf, softMax } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { tiltOf } from './relief/tilt.ts'

/** A spoonful of cream as it is seen: where, how wide and high it is, and how far in front; 1 is `size`. */
export interface Spoonful {
  u: number
  v: number
  wide: number
  high: number
  near: number
  /** How the spoon swept it: where that begins, in radians, and how tight it winds. */
  turn: number
  sharp: number
}

interface CloudPlace {
  x: number
  y: number
  size: number
}

/** Whipped cream in soft spoonfuls that grew together, each swept round by the spoon. */
export function creamCloud(
  art: Canvas,
  { x, y, size }: CloudPlace,
  spoonfuls: readonly Spoonful[],
): Path {
  const { flat } = tiltOf(art.camera)
  const [bend, rough] = [cloudsOf(art.random), cloudsOf(art.random)]
  const heightAt = (u: number, v: number) =>
    nearness(spoonfuls, [bend, rough], (u - x) / size, ((v - y) * flat) / size) * size
  const reach = Math.max(...spoonfuls.map(({ u, wide }) => Math.abs(u) + wide)) * size * 1.16
  const tops = spoonfuls.map(({ v, high }) => v - high)
  const feet = spoonfuls.map(({ v, high }) => v + high)
  const top = ((Math.min(...tops) - 0.1) * size) / flat
  const foot = ((Math.max(...feet) + 0.1) * size) / flat
  const cloud = reliefOf(heightAt, {
    box: { x: x - reach, y: y + top, width: reach * 2, height: foot - top },
    cell: reach / 62,
    foreshortening: flat,
    tones: 13,
    crease: 0.36,
    contrast: 0.9,
    colors: ['#b08c86', '#d6bdb6', '#efe2da', '#fbf6ee', '#fffdf8', '#ffffff'],
  })
  art.movedBy(size * 0.03, size * 0.05, () =>
    art.softFill(cloud.outline, '#5d3a44', 0.42, size * 0.035),
  )
  cloud.draw(art)
  return cloud.outline
}

function nearness(
  spoonfuls: readonly Spoonful[],
  [bend, rough]: readonly [Clouds, Clouds],
  u: number,
  v: number,
): number {
  const [pu, pv] = [u + bend(u * 3, v * 3) * 0.12, v + bend(u * 3 + 7, v * 3) * 0.12]
  let near = -0.2
  for (const spoonful of spoonfuls) {
    const [du, dv] = [(pu - spoonful.u) / spoonful.wide, (pv - spoonful.v) / spoonful.high]
    const inside = 1 - du * du - dv * dv
    if (inside <= 0) {
      near = softMax(near, inside * 0.8 * spoonful.high, 0.05)
      continue
    }
    const sweep = Math.sin(Math.atan2(dv, du) + spoonful.turn + Math.hypot(du, dv) * spoonful.sharp)
    const swept = Math.sqrt(inside) * spoonful.high + 0.045 * sweep * Math.min(1, inside * 1.6)
    const lifted = spoonful.near * Math.min(1, inside * 3)
    near = softMax(near, swept + lifted, 0.05)
  }
  return near + rough(u * 7, v * 7) * 0.016
}
