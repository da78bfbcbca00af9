import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { open, type Path, type Point } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { drawStrands, type Strands } from './strands.ts'
import { type Fill, halves, mound, outlineOf } from './surface.ts'
import { sunflower } from './touches.ts'

export interface Loose extends Strands {
  /** How long a lock is at most, as a share of the width of the heap. */
  long: number
  /** How far it bends along its length at most, in radians. */
  curl: number
}

const STEPS = 9

/** Strands as tongs drop them: locks that bend to and fro and lie across each other. */
export function looseStrands(art: Canvas, area: Area, fill: Fill, strands: Loose): void {
  const { random } = art
  const { color, scale } = fill
  const [rx, ry] = halves(area, scale)
  const path = outlineOf(art, area, scale * 0.84, 0.06)
  art.shadow(path, 16, 0.4)
  art.fill(path, mix(shade(color, 0.62), '#5a2a10', 0.45))
  const reach = { x: area.x, y: area.y, rx: rx * 0.92, ry: ry * 0.92 }
  const deep = sunflower(art, reach, strands.locks).map((at) => ({ at, low: true }))
  const high = sunflower(art, { ...reach, rx: rx * 0.68, ry: ry * 0.66 }, strands.locks)
  const locks = [...deep, ...random.shuffled(high).map((at) => ({ at, low: false }))]
  for (const { at, low } of locks) {
    const [dark, light] = tonesOf(color, low)
    const tone = mix(dark, light, random.next())
    drawStrands(art, lock(art, { ...area, rx, ry }, at, strands), { ...strands, color: tone })
  }
  mound(art, path, color, 1.3)
}

/** Between which two tones strands lie that a sauce has deepened. */
function tonesOf(color: Color, low: boolean): readonly [Color, Color] {
  if (low) return [shade(color, 0.16), mix(shade(color, 0.34), '#a8581c', 0.4)]
  return [mix(color, '#c8701c', 0.3), tint(color, 0.28)]
}

interface Bed {
  x: number
  y: number
  rx: number
  ry: number
}

/** The strands of a lock through a point, nearly side by side; they stay within the bed. */
function lock({ random }: Canvas, bed: Bed, [x, y]: Point, strands: Loose): Path {
  const { width, long, curl } = strands
  const length = bed.rx * 2 * long * random.range(0.6, 1)
  const together = Math.max(1, strands.together - random.whole(0, 2))
  const bend = random.range(0.35, 1) * curl * random.pick([-1, 1])
  const sway = random.jitter(1.1)
  const start = random.angle()
  const fan = random.jitter(0.5)
  const lines = Array.from({ length: together }, (_, index) => {
    const aside = (index - (together - 1) / 2) * width * 1.04
    const from = random.jitter(0.05)
    let [px, py] = [0, 0]
    const points: Point[] = []
    for (let step = 0; step < STEPS; step += 1) {
      const share = step / (STEPS - 1) - 0.5 + from
      const heading = start + bend * share + sway * Math.sin(share * 5)
      px += (Math.cos(heading) * length) / STEPS
      py += (Math.sin(heading) * length) / STEPS
      const gap = aside * (1 + fan * share * 2)
      points.push([px - Math.sin(heading) * gap, py + Math.cos(heading) * gap])
    }
    const [mx, my] = points[Math.floor(STEPS / 2)] ?? [0, 0]
    const shift: Point = [x - mx - Math.sin(start) * aside, y - my + Math.cos(start) * aside]
    return open(points.map(([u, v]) => within(bed, [u + shift[0], v + shift[1]], width)))
  })
  return lines.join('')
}

/** What would leave the bed runs along its edge. */
function within({ x, y, rx, ry }: Bed, [px, py]: Point, width: number): Point {
  const [u, v] = [(px - x) / (rx - width * 0.5), (py - y) / (ry - width * 0.5)]
  const far = Math.hypot(u, v)
  if (far < 0.9) return [px, py]
  const kept = (0.9 + 0.1 * Math.tanh((far - 0.9) * 4)) / far
  return [x + u * kept * (rx - width * 0.5), y + v * kept * (ry - width * 0.5)]
}
