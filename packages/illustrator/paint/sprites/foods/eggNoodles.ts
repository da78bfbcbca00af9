import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { ribbon } from './ribbon.ts'
import { type Fill, halves } from './surface.ts'
import { sunflower } from './touches.ts'

/** How wide a noodle is, as a share of the bowl's half width. */
const WIDE = 0.108
/** What lies deeper has taken on the color of the broth. */
const BROTH = '#c4821f'
/** The noodles of each layer, the deepest first: how many, how far out, how much broth lies over them. */
const LAYERS = [
  { count: 30, reach: 0.94, drowned: 0.5 },
  { count: 28, reach: 0.9, drowned: 0.2 },
  { count: 24, reach: 0.74, drowned: 0 },
] as const

const STEPS = 11

/** Broad egg noodles in a broth: ribbons that twist and lie across each other, the deeper the dimmer. */
export function eggNoodles(art: Canvas, area: Area, { color, scale }: Fill): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  for (const { count, reach, drowned } of LAYERS) {
    const places = sunflower(
      art,
      { x: area.x, y: area.y, rx: rx * reach, ry: ry * reach },
      count,
      0.7,
    )
    for (const place of random.shuffled(places)) {
      ribbon(art, {
        line: waving(art, { ...area, width: rx * 2, height: ry * 2 }, place),
        width: rx * WIDE * random.range(0.86, 1.1),
        phase: random.range(-0.5, 0.5),
        twist: random.pick([0.5, 1.5, 2.6, -1.2, -2.6]),
        color: mix(toned(art, color), BROTH, drowned),
        depth: drowned > 0.4 ? 0.5 : 1,
      })
    }
  }
}

/** No two noodles have the same tone of yolk. */
function toned({ random }: Canvas, color: Color): Color {
  return mix(mix(shade(color, 0.06), '#eeb54a', 0.3), tint(color, 0.3), random.next())
}

/** A noodle's line through a place: it bends once or twice, and never leaves the bowl. */
function waving({ random }: Canvas, bed: Area, [x, y]: Point): Point[] {
  const length = bed.width * random.range(0.24, 0.46)
  const bend = random.range(0.5, 2.6) * random.pick([-1, 1])
  const sway = random.jitter(1.3)
  const start = random.angle()
  let [px, py] = [0, 0]
  const points = Array.from({ length: STEPS }, (_, step): Point => {
    const share = step / (STEPS - 1) - 0.5
    const heading = start + bend * share + sway * Math.sin(share * 5)
    px += (Math.cos(heading) * length) / STEPS
    py += (Math.sin(heading) * length) / STEPS
    return [px, py]
  })
  const [mx, my] = points[Math.floor(STEPS / 2)] ?? [0, 0]
  return points.map(([u, v]) => within(bed, [x + u - mx, y + v - my]))
}

/** What would leave the bowl runs along its edge. */
function within({ x, y, width, height }: Area, [px, py]: Point): Point {
  const [u, v] = [((px - x) / width) * 2, ((py - y) / height) * 2]
  const far = Math.hypot(u, v)
  if (far < 0.86) return [px, py]
  const kept = (0.86 + 0.14 * Math.tanh((far - 0.86) * 3)) / far
  return [x + (u * kept * width) / 2, y + (v * kept * height) / 2]
}
