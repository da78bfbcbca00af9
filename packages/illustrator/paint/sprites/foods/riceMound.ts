import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { type Bump, heightOf, lightOn } from './heapLight.ts'
import { heaped, looseGrains, riceGrains, type RiceLook, riceMass, type Tones } from './softRice.ts'

/** How wide a heap of rice is for its depth, and how high, as shares of its size. */
const HEAP = { wide: 1.4, high: 0.95 } as const

/** Lumps as spoons leave them: where on the heap, how wide and how high, as shares of its size. */
const LUMPS = [
  [-0.46, -0.42, 0.5, 0.13],
  [0.3, -0.46, 0.4, 0.12],
  [0.1, -0.14, 0.56, 0.13],
  [-0.94, -0.02, 0.4, 0.12],
  [0.9, -0.14, 0.44, 0.13],
  [-0.34, 0.16, 0.34, 0.08],
  [0.5, 0.24, 0.5, 0.14],
  [-0.78, 0.42, 0.36, 0.1],
  [-0.14, 0.54, 0.4, 0.1],
  [0.16, 0.72, 0.24, 0.06],
  [1, 0.38, 0.28, 0.09],
  [-1.16, 0.3, 0.2, 0.06],
  [0.62, 0.66, 0.22, 0.06],
] as const

/** The tones of rice that was cooked in a sauce of this colour. */
function stained(color: Color): Tones {
  return [
    mix(shade(color, 0.62), '#4a0f06', 0.5),
    mix(shade(color, 0.2), '#a8330a', 0.55),
    mix(color, '#ff8a30', 0.12),
    mix(color, '#ffc670', 0.64),
  ]
}

/** Rice heaped on a plate: a soft mass in the light of a window, grains at its edges; `size` is half its depth. */
export function ricemound(art: Canvas, { x, y: foot, size, color }: Piece): void {
  const { random } = art
  const rise = size * HEAP.high * riseIn(art.camera)
  const y = foot - rise * 0.36
  const [rx, ry] = [size * HEAP.wide, size + rise * 0.36]
  const outline = blob(random, x, y, rx, ry, { points: 22, wobble: 0.045 })
  art.movedBy(size * 0.1, size * 0.12, () =>
    art.softFill(closed(outline), SHADOW, 0.5, size * 0.09),
  )
  const lumps = LUMPS.map(([u, v, wide, high]): Bump => {
    const [px, py] = [x + (u + random.jitter(0.06)) * size, y + (v + random.jitter(0.06)) * ry]
    return { x: px, y: py, rx: wide * size, ry: wide * size * 0.78, height: high * size }
  })
  const dome: Bump = { x, y: y - ry * 0.1, rx: rx * 1.08, ry: ry * 1.12, height: size * 0.62 }
  const look: RiceLook = {
    tones: stained(color),
    grain: [15, 6],
    lightAt: lightOn(heightOf([dome, ...lumps])),
  }
  looseGrains(art, crumbsBeside(art, outline, [x, y]), look)
  art.fill(closed(shrunk(outline, 0.97)), look.tones[1])
  const places = (gap: number, share: number) =>
    heaped(art, { x, y, rx, ry }, { gap, share, stray: 0.8 })
  riceMass(art, places(13, 0.94), look, 23)
  riceGrains(art, edgePlaces(art, outline, [x, y]), look)
  const bright = places(9, 0.985).filter(
    ([u, v]) => random.next() < 0.25 + 0.7 * look.lightAt(u, v),
  )
  riceGrains(art, bright, look)
}

/** Grains along the outline of a heap, so that it has no edge as if cut. */
function edgePlaces({ random }: Canvas, outline: readonly Point[], [x, y]: Point): Point[] {
  return outline.flatMap(([u, v], index) => {
    const [nu, nv] = outline[(index + 1) % outline.length] ?? [u, v]
    return Array.from({ length: 16 }, (): Point => {
      const share = random.next()
      const out = random.range(0.93, 1.01)
      return [x + (u + (nu - u) * share - x) * out, y + (v + (nv - v) * share - y) * out]
    })
  })
}

/** A few grains that rolled off in front, two or three together. */
function crumbsBeside({ random }: Canvas, outline: readonly Point[], [x, y]: Point): Point[] {
  const front = outline.filter(([, v]) => v > y + 40)
  return front.flatMap(([u, v], index) =>
    Array.from({ length: index % 3 === 0 ? 3 : 0 }, (): Point => {
      const out = random.range(1.04, 1.1)
      return [x + (u - x) * out + random.jitter(16), y + (v - y) * out + random.jitter(8)]
    }),
  )
}
