import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, polygon } from '../../core/contour.ts'
import { cloudsOf } from './relief/clouds.ts'
import { levelPath } from './relief/levels.ts'
import { between, gridOf } from './relief/relief.ts'

/** Shade in a cut: the light that falls through crumb is warm. */
const DIM = '#6a2c1c'

interface CutFace {
  /** Its upper edge, from the middle of the cake to its rim. */
  top: readonly Point[]
  /** Its foot, from the middle to the rim. */
  foot: readonly Point[]
}

interface CrumbLook {
  /** From the pores to the lightest crumb. */
  crumb: readonly Color[]
  rind: Color
}

/** A cut through a cake: spongy crumb, a thin rind around it, shade in the corner of the cut. */
export function crumbWall(
  art: Canvas,
  { top, foot }: CutFace,
  { crumb, rind }: CrumbLook,
  { lit, size }: { lit: boolean; size: number },
): void {
  const outline = [...top, ...foot.toReversed()]
  const face = polygon(outline)
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right, up, down] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ]
  art.fill(face, between(crumb, 0.55))
  art.clipped(face, () => {
    pores(art, { x: left, y: up, width: right - left, height: down - up }, crumb, size)
    holes(art, { top, foot }, crumb, size)
    damp(art, { top, foot }, rind)
    rinds(art, { top, foot }, rind, size)
    const [inner] = foot
    const fromTip = inner && inner[0] < (left + right) / 2
    art.fill(
      face,
      art.linearGradient(`x1="${fromTip ? 0 : 1}" x2="${fromTip ? 1 : 0}" y1=".2" y2="0"`, [
        [0, DIM, lit ? 0.3 : 0.5],
        [0.45, DIM, lit ? 0.02 : 0.36],
        [1, DIM, lit ? 0 : 0.26],
      ]),
    )
  })
  const edge = mix(rind, '#fff3d6', lit ? 0.5 : 0.3)
  art.stroke(open(top), edge, size * 0.01, { opacity: 0.7 })
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Spongy crumb over a box, to be drawn within an outline. */
export function pores(art: Canvas, box: Box, crumb: readonly Color[], size: number): void {
  const [coarse, fine] = [cloudsOf(art.random), cloudsOf(art.random)]
  const grid = gridOf(
    { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24 },
    size / 84,
    (x, y) => {
      const [u, v] = [(x / size) * 13, (y / size) * 13]
      const deep = Math.max(0, coarse(u * 1.1, v * 1.5) - 0.24) * 2
      return 0.62 + fine(u * 1.9, v * 2.2) * 0.9 - deep
    },
  )
  for (const level of [0.2, 0.45, 0.62, 0.8]) {
    const path = levelPath(grid, level)
    art.raw(`<path fill-rule="evenodd" d="${path}" fill="${between(crumb, level)}"/>`)
  }
}

/** Holes that rose in the dough, some of them close together: dark within, their lower lip in the light. */
function holes(art: Canvas, { top, foot }: CutFace, crumb: readonly Color[], size: number): void {
  const { random } = art
  const [inner = [0, 0], rim = [0, 0]] = foot
  const nests = pack(random, 0.5, 0.52, 0.44, 21, { ry: 0.38, tries: 5, box: true })
  const places = nests.flatMap(([u, v]) =>
    pack(random, u, v, 0.09, random.whole(1, 7), { ry: 0.13, tries: 2 }),
  )
  const bubbles = places.map(([share, down], index) => {
    const [x, y] = alongTop(top, Math.min(1, Math.max(0, share)))
    const low = inner[1] + ((rim[1] - inner[1]) * (x - inner[0])) / (rim[0] - inner[0])
    const wide = size * random.range(0.004, index % 7 === 0 ? 0.02 : 0.011)
    const look = { points: 7, wobble: 0.2, angle: random.jitter(0.6) }
    return blob(random, x, y + (low - y) * down, wide * 1.2, wide * random.range(0.7, 1), look)
  })
  const lips = bubbles.map((bubble) => closed(moved(bubble, size * 0.003, size * 0.006)))
  art.fill(lips.join(''), between(crumb, 1), 0.9)
  art.fill(bubbles.map((bubble) => closed(bubble)).join(''), mix(between(crumb, 0), DIM, 0.35), 0.8)
}

/** A place on the upper edge, between its points too: holes in columns would look printed. */
function alongTop(top: readonly Point[], share: number): Point {
  const index = Math.min(top.length - 2, Math.floor(share * (top.length - 1)))
  const [from = [0, 0], to = from] = [top[index], top[index + 1]]
  const rest = share * (top.length - 1) - index
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest]
}

/** The crumb is damp towards its foot, and pale below the crust. */
function damp(art: Canvas, { top, foot }: CutFace, rind: Color): void {
  const bands = [0, 0.4, 0.62, 0.78, 0.9].map((from) => {
    const upper = top.map(([x, y], index): Point => {
      const [, low] = alongTop(foot, index / (top.length - 1))
      return [x, y + (low - y) * from]
    })
    return polygon([...upper, ...foot.toReversed()])
  })
  for (const band of bands.slice(1)) art.fill(band, mix(rind, '#c8801e', 0.4), 0.1)
}

/** The crust around the crumb: thick above, thin below and at the rim. */
function rinds(art: Canvas, { top, foot }: CutFace, rind: Color, size: number): void {
  const end = [...top.slice(-3), ...foot.slice(-1)]
  for (const [wide, opacity] of [
    [0.09, 0.16],
    [0.06, 0.3],
    [0.034, 0.8],
  ] as const) {
    art.stroke(open(top), rind, size * wide, { opacity })
    art.stroke(open(end), rind, size * wide * 1.1, { opacity })
    art.stroke(open(foot), rind, size * wide * 0.6, { opacity })
  }
}
