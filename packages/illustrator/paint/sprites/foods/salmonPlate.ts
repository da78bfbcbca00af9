import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { lemonSlice } from './cakeLemon.ts'
import { herbPaste } from './herbPaste.ts'
import { liftedFork } from './liftedFork.ts'
import { roastSpear } from './roastSpear.ts'
import { salmonFlake } from './salmonFlake.ts'
import { salmonBack, salmonBody, salmonEnd, salmonSide } from './salmonFlesh.ts'
import { salmonPortion } from './salmonPortion.ts'
import { layered } from './touches.ts'
import { plumb } from './upright.ts'

/** Spears from behind to the front: where their cut end lies, how they are turned, how long they are. */
const SPEARS = [
  [-0.68, -0.5, -0.07, 1.66],
  [-0.92, -0.36, -0.17, 1.84],
  [-0.8, -0.22, -0.2, 1.8],
  [-1.0, -0.14, -0.13, 1.9],
  [-0.9, 0.02, -0.21, 1.8],
  [-1.02, 0.12, -0.16, 1.76],
] as const

const LEMONS = [
  [-0.8, 0.16, 0.2, 0.4],
  [-0.2, 0.47, 0.21, 2.1],
  [-0.5, 0.36, 0.25, 1.2],
] as const

/** Flakes that were drawn from the end, the nearest last. */
const FLAKES = [
  [0.74, 0.24, 0.15, 0.9],
  [0.4, 0.56, 0.16, -0.3],
  [0.64, 0.42, 0.21, 0.16],
  [0.26, 0.65, 0.06, 0.5],
  [0.54, 0.66, 0.075, -0.5],
  [0.68, 0.61, 0.045, 0.4],
] as const

/** A portion of salmon under herbs on lemon and asparagus, a fork that draws flakes from it; `size` is half its plate. */
export function salmonplate(art: Canvas, { x, y, size, color }: Piece): void {
  const flat = art.camera.foreshortening
  plumb(art, { x, y }, () => {
    for (const [u, v, angle, long] of SPEARS) {
      const spear = { x: x + u * size, y: y + v * size, size: long * size, angle, color: '#6f9a3a' }
      roastSpear(art, spear)
    }
    juices(art, [x, y], size)
    for (const [u, v, reach, turn] of LEMONS) {
      const slice = { size: reach * size, lean: flat, angle: 0, turn }
      lemonSlice(art, { ...slice, x: x + u * size, y: y + v * size }, '#d8c8a8')
    }
    const place = { x: x - size * 0.14, y: y + size * 0.04, size: size * 0.76, flat }
    const portion = salmonPortion(art.random, place)
    salmonBody(art, portion, color)
    salmonSide(art, portion, color)
    salmonEnd(art, portion, color)
    salmonBack(art, portion, color)
    herbPaste(art, portion)
    for (const [u, v, reach, angle] of FLAKES) {
      salmonFlake(art, { x: x + u * size, y: y + v * size, size: reach * size, angle, color })
    }
    fork(art, [x + size * 0.76, y + size * 0.35], size)
    salt(art, (u, w) => portion.top(u, w), size)
  })
}

/** Oil and lemon that ran out from under the fish. */
function juices(art: Canvas, [x, y]: Point, size: number): void {
  const pool = blob(art.random, x - size * 0.02, y + size * 0.38, size * 0.72, size * 0.26, {
    points: 14,
    wobble: 0.09,
    angle: 0.24,
  })
  layered(art, closed(pool), [
    { color: '#8a5a1c', dx: size * 0.006, dy: size * 0.012, opacity: 0.4 },
    { color: '#e6b85a', opacity: 0.55 },
  ])
  const rim = pool.toSorted(([, first], [, second]) => second - first).slice(0, 5)
  const near = moved(
    rim.toSorted(([first], [second]) => first - second),
    0,
    -size * 0.03,
  )
  art.stroke(open(near), '#fffbe8', size * 0.016, { opacity: 0.85 })
}

/** A fork whose tines hold a flake. */
function fork(art: Canvas, [x, y]: Point, size: number): void {
  liftedFork(art, { x: x + size * 0.1, y: y + size * 0.02, size: size * 0.36, angle: -0.42 })
}

/** Flakes of salt over the herbs. */
function salt(art: Canvas, top: (u: number, w: number) => Point, size: number): void {
  const { random } = art
  for (let index = 0; index < 12; index += 1) {
    const [x, y] = top(random.range(-0.8, 0.8), random.jitter(0.8))
    const reach = size * random.range(0.012, 0.022)
    const flake = turned(
      [
        [-reach, -reach * 0.5],
        [reach, -reach * 0.6],
        [reach * 0.8, reach * 0.6],
        [-reach * 0.7, reach * 0.5],
      ],
      random.jitter(0.8),
      x,
      y,
    )
    art.movedBy(1.5, 2.5, () => art.fill(closed(flake), SHADOW, 0.5))
    art.fill(closed(flake), '#fffdf6')
  }
}
