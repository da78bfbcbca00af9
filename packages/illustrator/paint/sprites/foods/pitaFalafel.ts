import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, type Point, shrunk } from '../../core/contour.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'

/** Where a falafel is, and its radius. */
export interface Ball {
  x: number
  y: number
  r: number
}

const CRUST: readonly Color[] = [
  '#4a1c08',
  '#7a3c12',
  '#a05a1c',
  '#be7828',
  '#d8983c',
  '#ecbc66',
  '#fae3a6',
]
const CRUMB: readonly Color[] = [
  '#55642a',
  '#71803a',
  '#8c9a48',
  '#90a347',
  '#b4bf66',
  '#d6d896',
  '#f1efc4',
]

/** A falafel baked until its crust is craggy and crisp. */
export function bakedFalafel(art: Canvas, { x, y, r }: Ball): void {
  const { random } = art
  const [lumps, grain] = [cloudsOf(random), cloudsOf(random)]
  const rough = (px: number, py: number) =>
    lumps(px / (r * 0.42), py / (r * 0.42)) * r * 0.22 +
    grain(px / (r * 0.17), py / (r * 0.17)) * r * 0.16
  const body = reliefOf(
    (px, py) => {
      const far = ((px - x) / r) ** 2 + ((py - y) / (r * 0.92)) ** 2
      return r * Math.sqrt(Math.max(0, 1 - far * 0.96)) * 0.86 + rough(px, py)
    },
    {
      box: { x: x - r * 1.2, y: y - r * 1.2, width: r * 2.4, height: r * 2.4 },
      inside: (px, py) => {
        const far = Math.hypot(px - x, (py - y) / 0.92)
        return r - far + lumps(px / (r * 0.3), py / (r * 0.3)) * r * 0.12
      },
      cell: Math.max(3, r / 20),
      tones: 9,
      colors: CRUST,
      crease: 0.34,
      contrast: 1.0,
      paleAt: (px, py) => grain(px / (r * 0.5) + 40, py / (r * 0.5)) * 0.2 + 0.05,
    },
  )
  art.movedBy(r * 0.08, r * 0.14, () => art.softFill(body.outline, '#160703', 0.6, r * 0.12))
  body.draw(art)
  art.stroke(body.outline, '#3a1406', Math.max(2, r * 0.035), { opacity: 0.55 })
  herbs(art, { x, y, r })
}

/** Herbs that the oven darkened, and oil that glints. */
function herbs(art: Canvas, { x, y, r }: Ball): void {
  const { random } = art
  const places = (count: number, reach: number, off: number) =>
    Array.from({ length: count }, (): Point => [
      x + random.jitter(r * reach) - r * off,
      y + random.jitter(r * reach) - r * off,
    ])
  art.specks(places(9, 0.55, 0), '#4c5a1c', r * 0.08, { length: r * 0.08, opacity: 0.85 })
  art.specks(places(6, 0.4, 0.3), '#fff3d2', r * 0.06, { length: r * 0.07, opacity: 0.9 })
}

/** A falafel broken in two: a thin brown crust around a green, crumbly middle, turned to us. */
export function openFalafel(art: Canvas, { x, y, r }: Ball, turn = 0): void {
  const { random } = art
  bakedFalafel(art, { x, y, r })
  const face: Point[] = blob(random, x + r * 0.05, y + r * 0.06, r * 0.86, r * 0.74, {
    points: 22,
    wobble: 0.07,
    angle: turn,
  })
  art.softFill(closed(face), '#2a0f05', 0.7, r * 0.05)
  art.fill(closed(face), '#7a4a1c')
  const [lumps, grain] = [cloudsOf(random), cloudsOf(random)]
  art.clipped(closed(shrunk(face, 0.93)), () => {
    reliefOf(
      (px, py) =>
        lumps(px / (r * 0.26), py / (r * 0.26)) * r * 0.2 +
        grain(px / (r * 0.12), py / (r * 0.12)) * r * 0.22,
      {
        box: { x: x - r, y: y - r, width: r * 2, height: r * 2 },
        inside: () => 1,
        cell: Math.max(2.8, r / 22),
        tones: 7,
        colors: CRUMB,
        contrast: 0.8,
        paleAt: (px, py) => 0.06 - ((px - x) * 0.5 + (py - y)) / (r * 5),
      },
    ).draw(art)
    const bits = Array.from({ length: 16 }, (): Point => [
      x + random.jitter(r * 0.66),
      y + random.jitter(r * 0.56),
    ])
    art.specks(bits, '#2f5a16', r * 0.05, { length: r * 0.05, opacity: 0.7 })
    art.specks(
      bits.slice(0, 6).map(([u, v]): Point => [v - y + x, u - x + y]),
      '#f6f2cf',
      r * 0.05,
      { opacity: 0.8 },
    )
  })
  art.stroke(closed(shrunk(face, 0.97)), '#c98d46', r * 0.035, { opacity: 0.8 })
}
