import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import type { Point } from '../../core/contour.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'

/** Where a falafel is, and its radius. */
export interface Ball {
  x: number
  y: number
  r: number
}

const CRUST: readonly Color[] = [
  '#34120a',
  '#5e2a0c',
  '#864412',
  '#a65e1c',
  '#c07c2a',
  '#dca44c',
  '#f6d690',
]
/** A falafel baked until its crust is craggy and crisp. */
export function bakedFalafel(art: Canvas, { x, y, r }: Ball): void {
  const { random } = art
  const [lumps, grain] = [cloudsOf(random), cloudsOf(random)]
  const rough = (px: number, py: number) =>
    lumps(px / (r * 0.42), py / (r * 0.42)) * r * 0.22 +
    grain(px / (r * 0.17), py / (r * 0.17)) * r * 0.26
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

const INSIDE: readonly Color[] = [
  '#4a3d10',
  '#6a5e1a',
  '#898030',
  '#a79e48',
  '#c2b768',
  '#dbd192',
  '#efe8c0',
]

/** Where a falafel broke: a craggy inside, green with herbs, within a rim of crust. */
export function brokenOpen(art: Canvas, { x, y, r }: Ball): void {
  const { random } = art
  const [edge, crags, grain] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const [mx, my] = [x + r * 0.06, y + r * 0.18]
  const inside = (px: number, py: number) =>
    r * 0.56 -
    Math.hypot(px - mx, (py - my) / 0.86) +
    edge(px / (r * 0.3), py / (r * 0.3)) * r * 0.26
  const crumb = reliefOf(
    (px, py) =>
      crags(px / (r * 0.24), py / (r * 0.24)) * r * 0.2 +
      grain(px / (r * 0.1), py / (r * 0.1)) * r * 0.1 -
      Math.max(0, 0.2 - inside(px, py) / r) * r * 0.5,
    {
      box: { x: x - r, y: y - r, width: r * 2.2, height: r * 2.2 },
      inside,
      cell: Math.max(3, r / 20),
      tones: 7,
      colors: INSIDE,
      crease: 0.3,
      contrast: 0.9,
      paleAt: (px, py) => -0.04 - ((px - mx) / r) * 0.12 - ((py - my) / r) * 0.16,
    },
  )
  art.stroke(crumb.outline, '#6b3510', r * 0.1, { opacity: 0.8 })
  crumb.draw(art)
  const flecks = Array.from({ length: 14 }, (): Point => [
    mx + random.jitter(r * 0.5),
    my + random.jitter(r * 0.42),
  ])
  art.specks(flecks, '#3f7a24', r * 0.055, { length: r * 0.06, opacity: 0.9 })
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
  art.specks(places(6, 0.4, 0.3), '#fff3d2', r * 0.045, { length: r * 0.02, opacity: 0.75 })
}
