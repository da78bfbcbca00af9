import type { Color } from '../../../language/paints.ts'
import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { ellipse, num, type Point } from '../../core/contour.ts'
import type { Area, DrawBase } from '../types.ts'
import { looseNoodle, type Noodle } from './looseNoodle.ts'
import { type Fill, halves } from './surface.ts'

interface Tangle {
  /** The width of a noodle, as a share of the heap's half width. */
  wide: number
  /** Flat ribbons that turn on their edge here and there. */
  flat?: boolean
  /** How dark it is between them. */
  deep: Color
}

/** How the noodles of one layer lie, from the plate (0) to the top of the heap (1). */
interface Layer {
  count: number
  /** How far from the middle they keep; 1 is the edge of the heap. */
  reach: number
  high: number
}

const LAYERS: readonly Layer[] = [
  { count: 30, reach: 0.93, high: 0 },
  { count: 28, reach: 0.9, high: 0.34 },
  { count: 24, reach: 0.84, high: 0.6 },
  { count: 18, reach: 0.74, high: 0.82 },
  { count: 12, reach: 0.58, high: 1 },
]

/** How far up the sheet the top of the heap lies, as a share of its half height. */
const RISE = 0.16

/** Noodles as tongs let them fall: no two one beside the other for long, dark between them, lit on top. */
export const tangled =
  (tangle: Tangle): DrawBase =>
  (art, area, fill) => {
    const [rx, ry] = halves(area, fill.scale)
    const under = ellipse(area.x, area.y, rx * 0.88, ry * 0.88)
    art.movedBy(rx * 0.04, ry * 0.07, () => art.softFill(under, SHADOW, 0.55, rx * 0.09))
    art.fill(ellipse(area.x, area.y, rx * 0.86, ry * 0.86), tangle.deep)
    for (const layer of LAYERS) laidLayer(art, area, { layer, tangle, fill })
    shaded(art, area, fill)
  }

interface Laid {
  layer: Layer
  tangle: Tangle
  fill: Fill
}

function laidLayer(art: Canvas, area: Area, { layer, tangle, fill }: Laid): void {
  const { random } = art
  const [rx, ry] = halves(area, fill.scale)
  const { high, reach, count } = layer
  const width = rx * tangle.wide
  for (let index = 0; index < count; index += 1) {
    const start = random.angle()
    const lines = strands(random, {
      start,
      reach,
      together: random.pick([1, 1, 2, 2, 3]),
      pitch: (width / rx) * 1.02,
      length: random.range(1.2, 2.4),
    })
    const warm = mix(
      fill.color,
      random.pick(
        tangle.flat ? ['#f08a1e', '#ffdc94', '#f6b04a'] : ['#b8701c', '#ffd992', '#e09a3c'],
      ),
      random.range(0, 0.3),
    )
    const color = mix(mix(warm, tangle.deep, 0.46), tint(warm, 0.12), high)
    for (const line of lines) {
      const noodle: Noodle = {
        line: line.map(([u, v]): Point => [
          area.x + u * rx,
          area.y + v * ry - RISE * ry * high * (1 - Math.hypot(u, v) ** 2),
        ]),
        width: width * random.range(0.9, 1.1),
        color: mix(color, shade(color, 0.2), random.next() * (tangle.flat ? 0.2 : 0.5)),
        gloss: 0.25 + high * 0.65,
        flat: tangle.flat ?? false,
      }
      looseNoodle(art, noodle)
    }
  }
}

interface Path {
  start: number
  reach: number
  together: number
  pitch: number
  length: number
}

const STEP = 0.112

/** One, two or three noodles that fell together; the heap reaches from -1 to 1. */
function strands(random: Random, { start, reach, together, pitch, length }: Path): Point[][] {
  const far = reach * Math.sqrt(random.range(0.12, 1))
  let [x, y] = [Math.cos(start) * far, Math.sin(start) * far]
  let heading = random.angle()
  let bend = random.jitter(0.3)
  const spread = random.range(0.9, 1.5)
  const drift = random.jitter(0.1)
  const lines = Array.from({ length: together }, (): Point[] => [])
  const steps = Math.round(length / STEP)
  for (let step = 0; step <= steps; step += 1) {
    for (const [index, line] of lines.entries()) {
      const aside = (index - (together - 1) / 2) * pitch * (spread + drift * step * 0.4)
      line.push([x - Math.sin(heading) * aside, y + Math.cos(heading) * aside])
    }
    bend = bend * 0.8 + random.jitter(0.19)
    heading += bend + homeward(x, y, heading, reach)
    x += Math.cos(heading) * STEP
    y += Math.sin(heading) * STEP
  }
  return lines
}

/** How much a noodle near the edge of the heap turns back along it. */
function homeward(x: number, y: number, heading: number, reach: number): number {
  const out = Math.hypot(x, y) / reach
  if (out < 0.7) return 0
  const outward = Math.atan2(y, x)
  const off = Math.atan2(Math.sin(heading - outward), Math.cos(heading - outward))
  // Away from the outward direction, to the side on which it is already.
  return (off >= 0 ? 1 : -1) * Math.max(0, Math.cos(off) + 0.25) * (out - 0.7) * 3.3
}

/** It stands higher in the middle, lit from the window's side. */
function shaded(art: Canvas, area: Area, { scale }: Fill): void {
  const [rx, ry] = halves(area, scale)
  const at = `gradientUnits="userSpaceOnUse" cx="${num(area.x - rx * 0.2)}" cy="${num(area.y - ry * 0.3)}" r="${num(rx * 1.25)}"`
  const light = art.radialGradient(at, [
    [0, '#fff0cc', 0.26],
    [0.4, '#fff0cc', 0],
    [0.6, '#5a240c', 0],
    [1, '#5a240c', 0.46],
  ])
  art.fill(ellipse(area.x, area.y, rx * 0.98, ry * 0.98), light)
}
