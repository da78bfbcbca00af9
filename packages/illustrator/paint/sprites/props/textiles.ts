import type { textiles as words } from '../../../language/words/props/textiles.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, num, open, type Path, type Point } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Place } from '../../../language/words/types.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { sideOf } from './spots.ts'

interface Cloth {
  x: number
  y: number
  width: number
  height: number
}

/** Where a cloth lies under the dish: how far down, how wide, how long. */
const LYING: Record<Place, Cloth & { turn: number }> = {
  e: { x: 1066, y: 470, width: 340, height: 640, turn: -0.15 },
  w: { x: 134, y: 470, width: 340, height: 640, turn: 0.15 },
  n: { x: 600, y: 92, width: 700, height: 320, turn: 0.06 },
  s: { x: 600, y: 806, width: 700, height: 320, turn: -0.06 },
  ne: { x: 1060, y: 230, width: 350, height: 600, turn: 0.5 },
  nw: { x: 140, y: 230, width: 350, height: 600, turn: -0.5 },
  se: { x: 1060, y: 690, width: 350, height: 600, turn: -0.5 },
  sw: { x: 140, y: 690, width: 350, height: 600, turn: 0.5 },
}

/** The edge of a cloth, a little wavy. */
function hem(art: Canvas, { x, y, width, height }: Cloth): Path {
  const [w, h] = [width / 2, height / 2]
  const corners: Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ]
  const points = corners.flatMap((from, index) => {
    const to = corners[(index + 1) % 4] ?? from
    return Array.from({ length: 6 }, (_, step): Point => {
      const share = step / 6
      return [
        x + from[0] + (to[0] - from[0]) * share + art.random.jitter(5),
        y + from[1] + (to[1] - from[1]) * share + art.random.jitter(5),
      ]
    })
  })
  return closed(points)
}

/** Threads, and soft folds from end to end. */
function drape(art: Canvas, { x, y, width, height }: Cloth, color: string): void {
  const { random } = art
  const [top, bottom, left] = [y - height / 2 - 20, y + height / 2 + 20, x - width / 2]
  for (const share of [0.22, 0.52, 0.8]) {
    const at = left + width * (share + random.jitter(0.05))
    const valley: Point[] = [
      [at, top],
      [at + 30, y - height * 0.2],
      [at + 14 + random.jitter(26), bottom],
      [at - 18, bottom],
      [at - 4, y],
    ]
    art.fill(closed(valley), shade(color, 0.34), 0.2)
    const ridge = open([
      [at - 10, top],
      [at + 14, y - height * 0.1],
      [at - 8, bottom],
    ])
    art.stroke(ridge, tint(color, 0.75), 7, { opacity: 0.42 })
  }
  const threads = Array.from({ length: Math.ceil(height / 8) }, (_, index) => {
    return `M${num(left - 10)} ${num(top + 20 + index * 8)}h${num(width + 20)}`
  })
  art.stroke(threads.join(''), shade(color, 0.22), 1.6, { opacity: 0.26 })
}

/** Threads that hang out at the two short ends. */
function fringe(art: Canvas, { x, y, width, height }: Cloth, color: string): void {
  const strands = Array.from({ length: Math.floor(width / 11) }, (_, index) => {
    const at = x - width / 2 + 8 + index * 11
    const stray = () => num(art.random.jitter(5))
    const end = num(16 + art.random.range(0, 8))
    return `M${num(at)} ${num(y - height / 2 + 4)}l${stray()} -${end}M${num(at)} ${num(y + height / 2 - 4)}l${stray()} ${end}`
  }).join('')
  art.movedBy(5, 8, () => art.stroke(strands, '#3a160c', 3.4, { opacity: 0.2 }))
  art.stroke(strands, tint(color, 0.25), 3.4)
}

/** A linen napkin with a stripe of `accent` along two sides. */
function napkin(art: Canvas, spot: PropSpot): void {
  const { turn, ...cloth } = LYING[spot.place]
  const { color, accent } = spot
  const { x, y, width, height } = cloth
  art.rotated(turn + art.random.jitter(0.05), x, y, () => {
    fringe(art, cloth, color)
    const outline = hem(art, cloth)
    art.shadow(outline, 18, 0.3)
    art.fill(outline, color)
    art.clipped(outline, () => {
      const [top, length] = [num(y - height / 2 - 20), num(height + 40)]
      const bars = [-1, 1].map((side) => {
        const broad = x + side * (width / 2 - 44) - 8
        const fine = x + side * (width / 2 - 70) - 2.5
        return `M${num(broad)} ${top}h16v${length}h-16ZM${num(fine)} ${top}h5v${length}h-5Z`
      })
      art.fill(bars.join(''), accent, 0.88)
      drape(art, cloth, color)
    })
  })
}

/** A checked kitchen towel, folded once, its loop at a corner. */
function towel(art: Canvas, spot: PropSpot): void {
  const { turn, ...cloth } = LYING[spot.place]
  const { color, accent } = spot
  const { x, y, width, height } = cloth
  art.rotated(turn - sideOf(spot) * 0.08 + art.random.jitter(0.05), x, y, () => {
    const under = hem(art, { x: x + 12, y: y + 14, width: width + 8, height: height + 8 })
    art.shadow(under, 20, 0.3)
    art.fill(under, shade(color, 0.2))
    const outline = hem(art, cloth)
    art.shadow(outline, 6, 0.24)
    art.fill(outline, color)
    art.clipped(outline, () => {
      checks(art, cloth, accent)
      drape(art, cloth, color)
    })
    const loop: Point[] = [
      [x - width / 2 + 16, y - height / 2 + 8],
      [x - width / 2 - 26, y - height / 2 - 30],
      [x - width / 2 + 30, y - height / 2 - 34],
      [x - width / 2 + 34, y - height / 2 + 8],
    ]
    art.stroke(open(loop), shade(accent, 0.2), 7)
  })
}

/** How far along a side of this length the lines of the check lie. */
function everyCheck(length: number): number[] {
  return Array.from({ length: Math.ceil((length + 40) / 76) }, (_, index) => index * 76)
}

/** A window check: pairs of lines across and along. */
function checks(art: Canvas, { x, y, width, height }: Cloth, color: string): void {
  const [left, top] = [x - width / 2 - 20, y - height / 2 - 20]
  const along = everyCheck(width).map(
    (at) => `M${num(left + 30 + at)} ${num(top)}v${num(height + 40)}`,
  )
  const across = everyCheck(height).map(
    (at) => `M${num(left)} ${num(top + 30 + at)}h${num(width + 40)}`,
  )
  const lines = [...along, ...across].join('')
  art.stroke(lines, color, 15, { opacity: 0.5 })
  art.movedBy(16, 16, () => art.stroke(lines, color, 4, { opacity: 0.7 }))
}

export const textiles = {
  napkin,
  towel,
} satisfies Record<keyof typeof words, DrawProp>
