import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  circle,
  closed,
  num,
  open,
  type Path,
  type Point,
  turnedPoint,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { ribbon } from './produce/shapes.ts'
import { layered, sunflower } from './touches.ts'

const STALK = '#bcd07e'

/** Where the branches of a floret end, and how broad the tuft there is; those behind first. */
const TUFTS = [
  [-0.34, -0.86, 0.27],
  [0.2, -0.94, 0.29],
  [0.62, -0.66, 0.26],
  [-0.76, -0.5, 0.25],
  [-0.06, -0.62, 0.3],
  [0.88, -0.26, 0.22],
  [-0.48, -0.3, 0.27],
  [0.42, -0.3, 0.28],
  [-0.9, -0.14, 0.18],
  [-0.02, -0.2, 0.22],
] as const

/** Tiny knobs along the edge of a tuft, as one path of dots. */
function knobs({ random }: Canvas, [x, y]: Point, reach: number, count: number): Path {
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + random.jitter(0.35)) / count) * Math.PI * 2
    const far = reach * random.range(0.86, 1.1)
    return `M${num(x + Math.cos(turn) * far)} ${num(y + Math.sin(turn) * far)}h.1`
  }).join('')
}

/** A tuft of buds on its branch; `light` is 1 where it faces the window. */
function tuft(art: Canvas, [x, y]: Point, reach: number, color: string, light: number): void {
  const dark = mix(shade(color, 0.5), '#0f4a24', 0.7)
  const own = mix(dark, color, 0.3 + 0.65 * light)
  layered(art, knobs(art, [x, y], reach * 0.9, 14), [
    { color: '#0b2a16', width: reach * 0.34, dx: reach * 0.1, dy: reach * 0.2, opacity: 0.55 },
    { color: mix(own, dark, 0.5), width: reach * 0.32 },
    { color: own, width: reach * 0.2, dx: -reach * 0.05, dy: -reach * 0.07 },
  ])
  const round = art.radialGradient('cx=".34" cy=".28" r=".8"', [
    [0, mix(own, '#b5d650', 0.5 * light)],
    [0.45, own],
    [1, dark],
  ])
  art.fill(circle(x, y, reach * 0.95), round)
  const beads = (share: number, count: number, shift: number): Point[] =>
    sunflower(
      art,
      { x: x + shift * reach, y: y + shift * reach * 1.2, rx: reach * share },
      count,
      1,
    )
  art.specks(beads(0.9, 14, 0.05), dark, reach * 0.13, { opacity: 0.65 })
  art.specks(beads(0.84, 15, -0.08), mix(own, '#a9cf4e', 0.4), reach * 0.13, { opacity: 0.85 })
  const lit = mix(tint(color, 0.5), '#dff08a', 0.5)
  art.specks(beads(0.5, 9, -0.32), lit, reach * 0.11, { opacity: 0.3 + 0.65 * light })
}

/** A floret of broccoli on its side: a pale stalk that forks and forks into tufts of buds. */
export function branchedFloret(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const at = (u: number, v: number): Point => turnedPoint([u * size, v * size], angle, x, y)
  const mirrored = random.next() < 0.5 ? -1 : 1
  const tufts = TUFTS.map(([u, v, reach]) => {
    const [du, dv] = [u * mirrored + random.jitter(0.08), v + random.jitter(0.08)]
    return { end: at(du, dv), u: du, v: dv, reach: size * reach * random.range(1.12, 1.36) }
  })
  const crown = tufts.map(({ end: [cx, cy], reach }) => circle(cx, cy, reach)).join('')
  const trunk = trunkOf(at, 1)
  art.movedBy(size * 0.1, size * 0.16, () => art.softFill(crown + trunk, SHADOW, 0.5, size * 0.07))
  const branches = tufts.map(({ u, v }) =>
    ribbon([at(u * 0.05, 0.3), at(u * 0.4, v * 0.2 + 0.1), at(u * 0.92, v * 0.8)], size * 0.16),
  )
  art.fill(branches.join(''), shade(mix(STALK, color, 0.3), 0.22))
  art.fill(trunk, shade(STALK, 0.3))
  art.movedBy(-size * 0.03, -size * 0.02, () => {
    art.fill(trunkOf(at, 0.72), STALK)
    const forks = [-0.5, 0.44].map((u) =>
      ribbon([at(u * 0.12, 0.3), at(u * 0.5, 0.06), at(u * 0.9, -0.16)], size * 0.12),
    )
    art.fill(forks.join(''), STALK)
  })
  art.stroke(open([at(-0.08, 0.62), at(-0.06, 0.3), at(-0.1, 0.1)]), '#f0f6c8', size * 0.05, {
    opacity: 0.8,
  })
  cutEnd(art, at(0, 0.74), size, angle)
  for (const { end, reach } of tufts) {
    const light = 0.42 - ((end[0] - x) * 0.4 + (end[1] - y) * 0.42) / size
    tuft(art, end, reach, color, Math.max(0.08, Math.min(1, light)))
  }
}

/** The stalk from its cut end to where it forks. */
function trunkOf(at: (u: number, v: number) => Point, share: number): Path {
  const half = [
    [0.17, 0.74],
    [0.13, 0.4],
    [0.15, 0.15],
    [0.26, -0.12],
  ] as const
  const left = half.map(([u, v]) => at(-u * share, v))
  return closed([...left, ...half.toReversed().map(([u, v]) => at(u * share, v))])
}

/** The pale round where the stalk was cut. */
function cutEnd(art: Canvas, [x, y]: Point, size: number, angle: number): void {
  art.rotated(angle, x, y, () => {
    art.raw(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(size * 0.175)}" ry="${num(size * 0.08)}" fill="#dfe9ac" stroke="#9bb565" stroke-width="${num(size * 0.03)}"/>`,
    )
  })
}
