import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Point } from '../../core/contour.ts'
import { flake } from './saltFlakes.ts'

/** A slice that leans on what is behind it: its middle, half its width and height, its turn. */
interface Slice {
  x: number
  y: number
  rx: number
  ry: number
  turn: number
}

const RED = '#d8341f'

/** From the one that stands against the tomato to the one that lies almost flat. */
const SLICES: readonly Slice[] = [
  { x: 336, y: 648, rx: 136, ry: 124, turn: 0.4 },
  { x: 456, y: 668, rx: 142, ry: 112, turn: 2.1 },
  { x: 586, y: 694, rx: 138, ry: 90, turn: 3.6 },
  { x: 716, y: 732, rx: 132, ry: 56, turn: 5.2 },
]

/** A ripe tomato and thick slices of another that lean on it, wet where the salt has drawn. */
export function saltedTomato(art: Canvas): void {
  wholeTomato(art, { x: 218, y: 640, size: 138, color: RED })
  for (const slice of SLICES) tomatoSlice(art, slice)
}

function wholeTomato(
  art: Canvas,
  { x, y, size, color }: { x: number; y: number; size: number; color: Color },
): void {
  const lobes: readonly Point[] = [
    [-0.98, 0.06],
    [-0.94, -0.36],
    [-0.66, -0.68],
    [-0.3, -0.8],
    [-0.04, -0.72],
    [0.26, -0.82],
    [0.64, -0.7],
    [0.95, -0.36],
    [1.02, 0.08],
    [0.86, 0.54],
    [0.5, 0.84],
    [0, 0.92],
    [-0.5, 0.86],
    [-0.86, 0.54],
  ]
  const outline = closed(lobes.map(([u, v]): Point => [x + u * size, y + v * size]))
  art.softFill(ellipse(x + 20, y + size * 0.9, size * 0.9, 13), SHADOW, 0.5, 10)
  const ripe = art.radialGradient('cx=".34" cy=".26" r=".86"', [
    [0, '#ff8a5a'],
    [0.26, mix(color, '#f0502c', 0.6)],
    [0.6, color],
    [0.86, shade(color, 0.42)],
    [1, shade(color, 0.58)],
  ])
  art.fill(outline, ripe)
  art.clipped(outline, () => {
    for (const [u, bow] of [
      [-0.42, -0.3],
      [0.3, 0.34],
    ] as const) {
      const rib = open([
        [x + u * 0.2 * size, y - size * 0.7],
        [x + (u + bow) * size, y - size * 0.2],
        [x + (u + bow * 1.2) * size, y + size * 0.5],
      ])
      art.stroke(rib, shade(color, 0.5), size * 0.12, { opacity: 0.16 })
      art.stroke(rib, shade(color, 0.5), size * 0.05, { opacity: 0.2 })
    }
    art.softFill(ellipse(x + size * 0.2, y + size, size, size * 0.16), '#ff9a5c', 0.22, 10)
  })
  calyx(art, x - size * 0.02, y - size * 0.7, size * 0.5)
  art.softFill(
    closed(
      blob(art.random, x - size * 0.52, y - size * 0.34, size * 0.12, size * 0.06, { angle: -0.8 }),
    ),
    '#fff4e4',
    0.85,
    9,
  )
}

function calyx(art: Canvas, x: number, y: number, size: number): void {
  const tips: readonly Point[] = [
    [-1, 0.02],
    [-0.62, 0.34],
    [0.02, 0.46],
    [0.66, 0.3],
    [0.98, -0.06],
    [0.4, -0.26],
    [-0.46, -0.24],
  ]
  const star = tips.flatMap(([u, v], index): Point[] => {
    const [nu, nv] = tips[(index + 1) % tips.length] ?? [u, v]
    return [
      [x + u * size, y + v * size],
      [x + (u + nu) * 0.17 * size, y + (v + nv) * 0.17 * size],
    ]
  })
  art.movedBy(4, 8, () => art.softFill(closed(star), '#5a0e08', 0.4, 4))
  art.fill(closed(star), '#33591f')
  art.movedBy(-1, -2.5, () => art.stroke(closed(star), '#7aa545', 2.5, { opacity: 0.7 }))
  art.stroke(`M${x} ${y}q4-20 18-34`, '#33591f', 13)
  art.stroke(`M${x - 2} ${y - 2}q4-18 17-30`, '#86ad4c', 5)
}

/** One slice: the skin of its lower edge, the wall of flesh, chambers of jelly and seeds. */
function tomatoSlice(art: Canvas, slice: Slice): void {
  const { random } = art
  const { x, y, rx, ry, turn } = slice
  const edge = blob(random, x, y, rx, ry, { points: 13, wobble: 0.028 })
  const path = closed(edge)
  const thick = 20
  art.movedBy(10, thick + 4, () => art.softFill(path, '#3a0a10', 0.42, 10))
  art.movedBy(2, thick, () => art.fill(path, shade(RED, 0.52)))
  art.movedBy(1, thick * 0.55, () => art.fill(path, shade(RED, 0.24)))
  const flesh = art.radialGradient('cx=".38" cy=".32" r=".8"', [
    [0, '#ff9a74'],
    [0.5, '#f4664a'],
    [1, '#dc3f2a'],
  ])
  art.fill(path, '#b8200f')
  art.fill(closed(edge.map(([u, v]): Point => [x + (u - x) * 0.955, y + (v - y) * 0.955])), flesh)
  const at = (u: number, v: number): Point => {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    return [x + (u * cos - v * sin) * rx, y + (u * sin + v * cos) * ry]
  }
  const count = 6
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + random.jitter(0.12)) / count) * Math.PI * 2
    chamber(
      art,
      (far, off) => {
        const [u, v] = [far, off]
        return at(
          u * Math.cos(angle) - v * Math.sin(angle),
          u * Math.sin(angle) + v * Math.cos(angle),
        )
      },
      ry / rx,
    )
  }
  core(art, at)
  wet(art, slice)
}

/** A chamber of the slice; `at` maps how far out, and how far to the side, to the sheet. */
function chamber(art: Canvas, at: (far: number, off: number) => Point, flat: number): void {
  const { random } = art
  const [wide, far] = [random.range(0.25, 0.34), random.range(0.82, 0.88)]
  const form = (share: number): string =>
    closed([
      at(0.56 - 0.28 * share, 0.05 * share),
      at(0.56 - 0.22 * share, -wide * 0.42 * share),
      at(0.56 + 0.02 * share, -wide * 0.84 * share),
      at(0.56 + 0.2 * share, -wide * share),
      at(0.56 + (far - 0.56) * share, -wide * 0.5 * share),
      at(0.56 + (far - 0.54) * share, wide * 0.4 * share),
      at(0.56 + 0.2 * share, wide * share),
      at(0.56 - 0.04 * share, wide * 0.76 * share),
      at(0.56 - 0.24 * share, wide * 0.34 * share),
    ])
  art.fill(form(1), '#b3200f')
  art.fill(form(0.9), '#d84a1c')
  art.fill(form(0.7), '#e8742a')
  art.fill(form(0.42), '#f3a03c', 0.8)
  for (let seed = 0; seed < 7; seed += 1) {
    const [u, v] = at(random.range(0.42, 0.78), random.jitter(wide * 0.66))
    art.rotated(random.angle(), u, v, () => {
      art.fill(ellipse(u + 1.5, v + 2, 8.5, 5.5 * Math.max(flat, 0.7)), '#8a2408', 0.45)
      art.fill(ellipse(u, v, 7.5, 4.6 * Math.max(flat, 0.7)), '#f8dc96')
      art.fill(ellipse(u - 1.5, v - 1, 3, 1.6), '#fffbe6')
    })
  }
  const [gx, gy] = at(0.66, -wide * 0.5)
  art.fill(ellipse(gx, gy, 9, 4 * Math.max(flat, 0.6)), '#fffdf0', 0.75)
}

/** The pale heart, its veins reaching between the chambers. */
function core(art: Canvas, at: (u: number, v: number) => Point): void {
  const { random } = art
  const heart = Array.from({ length: 12 }, (_, index): Point => {
    const angle = (index / 12) * Math.PI * 2 + Math.PI / 6
    const reach = index % 2 ? 0.1 : random.range(0.22, 0.3)
    return at(Math.cos(angle) * reach, Math.sin(angle) * reach)
  })
  art.softFill(closed(heart), '#ffc9a4', 0.75, 4)
}

/** Salt on the slice, and the beads of juice that it draws. */
function wet(art: Canvas, { x, y, rx, ry }: Slice): void {
  const { random } = art
  art.stroke(
    open([
      [x - rx * 0.86, y - ry * 0.26],
      [x - rx * 0.62, y - ry * 0.66],
      [x - rx * 0.2, y - ry * 0.9],
    ]),
    '#fff3e6',
    4,
    { opacity: 0.75 },
  )
  const spread = (reach: number): Point => {
    const [angle, far] = [random.angle(), Math.sqrt(random.next()) * reach]
    return [x + Math.cos(angle) * far * rx, y + Math.sin(angle) * far * ry]
  }
  for (let bead = 0; bead < 12; bead += 1) {
    const [u, v] = spread(0.86)
    const size = random.range(2.5, 6)
    art.fill(ellipse(u, v, size, size * 0.8), tint(RED, 0.5), 0.6)
    art.fill(ellipse(u + size * 0.2, v + size * 0.3, size * 0.7, size * 0.4), shade(RED, 0.3), 0.35)
    art.fill(ellipse(u - size * 0.3, v - size * 0.3, size * 0.32, size * 0.24), '#ffffff', 0.95)
  }
  for (let index = 0; index < 26; index += 1) flake(art, spread(0.84), random.range(2.5, 5.5), 0.95)
}
