import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, type Point } from '../../core/contour.ts'
import { reliefOf } from './relief/relief.ts'
import { tiltOf } from './relief/tilt.ts'
import { softMax } from './relief/clouds.ts'

/** A sac of juice: where it is and how wide; 1 is `size`. */
export type Sac = readonly [u: number, v: number, wide: number]

interface PulpPlace {
  x: number
  y: number
  size: number
}

/** Pulp of passion fruit: glossy sacs that run into each other, a black seed in most of them. */
export function passionPulp(art: Canvas, place: PulpPlace, sacs: readonly Sac[]): void {
  const { x, y, size } = place
  const { random } = art
  const { flat } = tiltOf(art.camera)
  const heightAt = (px: number, py: number) => {
    const [u, v] = [(px - x) / size, ((py - y) * flat) / size]
    let near = -0.05
    for (const [cu, cv, wide] of sacs) {
      const away = ((u - cu) ** 2 + (v - cv) ** 2) / (wide * wide)
      if (away < 2.2) near = softMax(near, (1.1 - away) * wide * 0.5, 0.016)
    }
    return near * size
  }
  const us = sacs.map(([u]) => u * size)
  const vs = sacs.map(([, v]) => (v * size) / flat)
  const room = size * 0.14
  const [left, top] = [x + Math.min(...us) - room, y + Math.min(...vs) - room]
  const pulp = reliefOf(heightAt, {
    box: {
      x: left,
      y: top,
      width: x + Math.max(...us) + room - left,
      height: y + Math.max(...vs) + room - top,
    },
    cell: size / 60,
    foreshortening: flat,
    tones: 9,
    crease: 0.6,
    contrast: 1.2,
    colors: ['#8f4206', '#c96f08', '#e8920f', '#f2a91c', '#ffc93c', '#ffeb98'],
  })
  art.movedBy(size * 0.012, size * 0.03, () =>
    art.softFill(pulp.outline, '#6b3512', 0.5, size * 0.02),
  )
  pulp.draw(art)
  seedsIn(
    art,
    place,
    sacs.filter(([, , wide]) => wide > 0.036 && random.next() < 0.6),
  )
}

/** Seeds in their sacs, each with its light. */
function seedsIn(art: Canvas, { x, y, size }: PulpPlace, sacs: readonly Sac[]): void {
  const { random } = art
  const { flat } = tiltOf(art.camera)
  const seeds = sacs.map(([u, v, wide]) => {
    const long = size * wide * random.range(0.46, 0.6)
    const at: Point = [x + (u + 0.006) * size, y + ((v + 0.008) * size) / flat]
    return { at, long, angle: random.range(-1.1, 1.1) + Math.PI / 2 }
  })
  const around = (grown: number) =>
    seeds
      .map(({ at: [u, v], long, angle }) =>
        closed(
          blob(random, u, v, long * grown, long * 0.66 * grown, { angle, points: 7, wobble: 0.08 }),
        ),
      )
      .join('')
  art.fill(around(1.5), '#8a3f06', 0.4)
  art.fill(around(1), '#170d12')
  const glints = seeds.map(({ at: [u, v], long }): Point => [u - long * 0.3, v - long * 0.42])
  art.specks(glints, '#ffffff', size * 0.013, { length: size * 0.012, angle: -0.7 })
  const lights = sacs.map(([u, v, wide]): Point => [
    x + (u - wide * 0.42) * size,
    y + ((v - wide * 0.5) * size) / flat,
  ])
  art.specks(lights, '#fffbe0', size * 0.014, { length: size * 0.022, angle: -0.6, opacity: 0.9 })
}
