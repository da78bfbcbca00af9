import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, num, type Path, type Point, polygon } from '../../core/contour.ts'
import type { Area } from '../types.ts'
import { type Fill, halves } from './surface.ts'
import { patches } from './touches.ts'
import { upright } from './upright.ts'

interface Heap {
  x: number
  y: number
  /** Half its width. */
  rx: number
}

/** How high the heap is, and how flat its foot looks from a chair, as shares of its half width. */
const HEIGHT = 0.3
const FLAT = 0.54
const BITS = 300
/** Where the sauce runs down furthest, in radians with the front at a quarter turn, and how far. */
const TONGUES = [
  [0.75, 0.24],
  [1.95, 0.34],
  [2.9, 0.16],
  [4.4, 0.12],
] as const

/** A heap of minced meat in tomato sauce that runs down what it was spooned over. */
export function raguHeap(art: Canvas, area: Area, { color, scale }: Fill): void {
  const heap = { x: area.x, y: area.y, rx: halves(area, scale)[0] }
  upright(art, heap, () => {
    spill(art, heap, color)
    for (const place of backToFront(art)) bit(art, heap, place, color)
    glaze(art, heap, color)
  })
}

/** Where a place of the heap is seen; `u` and `v` are as from above, 1 at its foot. */
function onHeap({ x, y, rx }: Heap, [u, v]: Point): Point {
  const rise = HEIGHT * Math.sqrt(Math.max(0, 1 - u * u - v * v))
  return [x + u * rx, y + (v * FLAT - rise) * rx]
}

/** How far the sauce reaches in a direction, as a share of the heap's half width. */
function runAt(turn: number): number {
  const uneven = 1.03 + Math.sin(turn * 3 + 0.6) * 0.05 + Math.sin(turn * 7 + 2) * 0.025
  return TONGUES.reduce((reach, [at, far]) => {
    const away = Math.abs(Math.atan2(Math.sin(turn - at), Math.cos(turn - at)))
    return reach + far * Math.exp(-((away / 0.2) ** 2))
  }, uneven)
}

/** The sauce under the meat, in tongues that follow the slope. */
function spill(art: Canvas, heap: Heap, color: Color): void {
  const { random } = art
  const { rx } = heap
  const edge = Array.from({ length: 40 }, (_, index): Point => {
    const turn = (index / 40) * Math.PI * 2
    const reach = runAt(turn) + random.jitter(0.015)
    return [heap.x + Math.cos(turn) * rx * reach, heap.y + Math.sin(turn) * rx * FLAT * reach]
  })
  const path = closed(edge)
  art.movedBy(3, 9, () => art.softFill(path, '#5a1c0a', 0.5, 8))
  art.fill(path, shade(color, 0.42))
  art.movedBy(-2, -5, () => art.fill(path, shade(color, 0.1)))
  const gleams = edge.filter((_, index) => runAt((index / 40) * Math.PI * 2) > 1.2)
  const shine = gleams.map(([x, y]) => `M${num(x - 9)} ${num(y - 13)}q5 6 11 5`)
  art.stroke(shine.join(''), tint(color, 0.62), 4, { opacity: 0.8 })
}

/** Places on the heap; nearer ones lie over those behind them. */
function backToFront({ random }: Canvas): Point[] {
  const places = Array.from({ length: BITS }, (_, index): Point => {
    const reach = ((index + 0.5) / BITS) ** 0.42 * (random.next() < 0.2 ? 1.12 : 1.02)
    const turn = index * 2.399963 + random.jitter(0.2)
    return [Math.cos(turn) * reach, Math.sin(turn) * reach]
  })
  return places.toSorted(([, first], [, second]) => first - second)
}

/** A crumb of meat or, now and then, of carrot: dark below, wet on its lit side. */
function bit(art: Canvas, heap: Heap, place: Point, color: Color): void {
  const { random } = art
  const [x, y] = onHeap(heap, place)
  const isCarrot = random.next() < 0.07
  const size = heap.rx * (isCarrot ? 0.034 : 0.028 + 0.066 * random.next() ** 1.6)
  const light = -(place[0] * 0.6 + place[1] * 0.5)
  const meat = mix(color, random.pick(['#7a4a2c', '#94583a', '#6a2c1c', '#a0492a']), 0.66)
  const tone = isCarrot
    ? '#e07a28'
    : light > 0
      ? tint(meat, light * 0.16)
      : shade(meat, -light * 0.5)
  const lean = random.angle()
  const lump = (share: number, dx = 0, dy = 0): Point[] =>
    blob(random, x + dx, y + dy, size * share, size * share * 0.68, { ...LUMP, angle: lean })
  const shape = (share: number, dx = 0, dy = 0): Path => closed(lump(share, dx, dy))
  art.fill(polygon(lump(1.16, size * 0.12, size * 0.26)), shade(mix(color, '#3a0e08', 0.45), 0.36))
  art.fill(shape(1), shade(tone, 0.22))
  art.fill(shape(0.72, -size * 0.12, -size * 0.18), tone)
  if (random.next() < 0.16) {
    const glint = `M${num(x - size * 0.45)} ${num(y - size * 0.3)}q${num(size * 0.22)} ${num(-size * 0.26)} ${num(size * 0.5)} ${num(-size * 0.2)}`
    art.stroke(glint, tint(mix(tone, color, 0.3), 0.72), size * 0.14, { opacity: 0.85 })
  }
}

/** Sauce that clings to the meat and binds it, and the fat that shines on it. */
function glaze(art: Canvas, heap: Heap, color: Color): void {
  const { rx } = heap
  const spread = { x: heap.x, y: heap.y - rx * HEIGHT * 0.5, rx: rx * 0.86, ry: rx * 0.46 }
  art.softFill(patches(art, { ...spread, count: 12, grain: rx * 0.15 }), color, 0.55, rx * 0.02)
  const lit = {
    ...spread,
    x: spread.x - rx * 0.22,
    y: spread.y - rx * 0.12,
    rx: rx * 0.6,
    ry: rx * 0.3,
  }
  art.fill(patches(art, { ...lit, count: 20, grain: rx * 0.026 }), '#ffd9b8', 0.75)
}

const LUMP = { points: 7, wobble: 0.42 }
