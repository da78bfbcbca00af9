import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW } from '../../../core/color.ts'
import { blob, closed, open, type Point, polygon } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { cornered } from '../chunk.ts'
import { shape } from '../dough.ts'
import { glow } from '../glow.ts'
import { soft } from './shapes.ts'
import { laid, layered, sunflower } from '../touches.ts'

/** A chunk as a knife cuts potatoes: its corners around, and the corner that is nearest to us. */
interface Cut {
  around: readonly Point[]
  near: Point
  /** At which corners the edges between its faces end. */
  edges: readonly number[]
}

const CUTS: readonly [Cut, ...Cut[]] = [
  {
    around: shape('-.96 -.16, -.5 -.62, .3 -.66, .92 -.3, .9 .3, .34 .66, -.42 .64, -.94 .34'),
    near: [-0.06, 0.12],
    edges: [0, 3, 5],
  },
  {
    around: shape('-1.04 .16, -.58 -.52, .24 -.68, .98 -.18, .74 .48, -.1 .66, -.82 .52'),
    near: [0.24, 0.1],
    edges: [0, 3, 5],
  },
  {
    around: shape('-.88 -.36, -.16 -.72, .66 -.56, .96 .06, .6 .58, -.2 .7, -.86 .36'),
    near: [-0.16, 0.02],
    edges: [0, 3, 5],
  },
  {
    around: shape('-1.1 -.06, -.56 -.5, .5 -.5, 1.1 -.02, .84 .42, -.14 .56, -.84 .46'),
    near: [0.1, 0.06],
    edges: [0, 3, 6],
  },
]

/** A crisp roast potato: rough faces, its edges fried brown; `size` is half its length. */
export function roastPotato(art: Canvas, given: Piece): void {
  const { random } = art
  const { around, near, edges } = random.pick(CUTS)
  const flip = random.pick([-1, 1])
  const piece = {
    ...given,
    color: mix(given.color, random.pick(['#ffd466', '#eaa938', '#f7c552']), 0.75),
  }
  const { size } = piece
  const own = (points: readonly Point[], stray: number): Point[] =>
    laid(
      points.map(([u, v]): Point => [u * flip + random.jitter(stray), v + random.jitter(stray)]),
      piece,
    )
  const corners = own(around, 0.07)
  const [middle = [piece.x, piece.y]] = own([near], 0.1)
  const outline = soft(cornered(corners, 0.13))
  layered(art, outline, [
    { color: SHADOW, dx: size * 0.22, dy: size * 0.34, opacity: 0.34 },
    { color: SHADOW, dx: size * 0.1, dy: size * 0.18, opacity: 0.5 },
    { color: '#5e2c0c', dx: size * 0.03, dy: size * 0.08 },
  ])
  art.clipped(outline, () => {
    faces(art, piece, { corners, middle, edges })
    crust(art, piece, outline)
    crispEdges(
      art,
      piece,
      edges.map((at) => [corners[at] ?? middle, middle]),
    )
  })
}

interface Faces {
  corners: readonly Point[]
  middle: Point
  edges: readonly number[]
}

/** Each face as light as it is turned to the window. */
function faces(art: Canvas, { size, color }: Piece, { corners, middle, edges }: Faces): void {
  const lights = edges.map((from, index) => {
    const to = edges[(index + 1) % edges.length] ?? from
    const count = (to - from + corners.length) % corners.length
    const rim = Array.from(
      { length: count + 1 },
      (_, step) => corners[(from + step) % corners.length] ?? middle,
    )
    const [x, y] = rim.reduce<Point>(
      ([u, v], [p, q]) => [u + p / rim.length, v + q / rim.length],
      [0, 0],
    )
    const light = (-(x - middle[0]) * 0.55 - (y - middle[1]) * 0.83) / size
    const tone =
      light > 0
        ? mix(color, '#fff0b0', Math.min(0.62, 0.24 + light * 0.9))
        : mix(color, '#b8701c', Math.min(0.7, 0.24 - light * 1.1))
    art.fill(polygon([middle, ...rim]), tone)
    return { x: (x + middle[0]) / 2, y: (y + middle[1]) / 2, rx: size * 0.4, ry: size * 0.3 }
  })
  glow(art, '#fff0b8', 0.3, lights)
}

/** Fried patches, pits and bubbles all over. */
function crust(art: Canvas, { x, y, size, angle }: Piece, outline: string): void {
  const { random } = art
  const spread = { x, y, angle, rx: size * 0.95, ry: size * 0.6 }
  art.stroke(outline, '#a55a16', size * 0.2, { opacity: 0.32 })
  art.stroke(outline, '#7d3c0e', size * 0.09, { opacity: 0.5 })
  const brown = Array.from({ length: 3 }, () => ({
    x: x + random.jitter(size * 0.8),
    y: y + random.jitter(size * 0.5),
    rx: size * random.range(0.16, 0.34),
    ry: size * random.range(0.1, 0.18),
    angle: random.angle(),
  }))
  glow(art, '#8f420c', 0.85, brown)
  art.specks(sunflower(art, spread, 4, 1.4), '#7d3c0e', size * 0.12, {
    length: size * 0.09,
    opacity: 0.5,
  })
  art.specks(sunflower(art, spread, 12, 1.2), '#fff0bc', size * 0.07, { opacity: 0.6 })
  art.specks(sunflower(art, spread, 9, 1.2), '#7d3c0e', size * 0.06, { opacity: 0.5 })
}

/** Edges between the faces: rough, darkest where they stick out, with crumbs of light on them. */
function crispEdges(
  art: Canvas,
  { size }: Piece,
  lines: readonly (readonly [Point, Point])[],
): void {
  const { random } = art
  const rough = lines.map(([[x, y], [u, v]]) =>
    open(
      [0, 0.3, 0.6, 0.85, 1].map((share): Point => [
        x + (u - x) * share + random.jitter(size * 0.04),
        y + (v - y) * share + random.jitter(size * 0.04),
      ]),
    ),
  )
  layered(art, rough.join(''), [
    { color: '#a65a18', width: size * 0.2, opacity: 0.3 },
    { color: '#8f4a12', width: size * 0.09, opacity: 0.4 },
    { color: '#fff0bc', width: size * 0.03, dx: -size * 0.02, dy: -size * 0.05, opacity: 0.4 },
  ])
  const [, [u, v]] = lines[0] ?? [
    [0, 0],
    [0, 0],
  ]
  const glint = blob(random, u - size * 0.24, v - size * 0.22, size * 0.1, size * 0.04, {
    points: 6,
    wobble: 0.3,
    angle: -0.5,
  })
  art.fill(closed(glint), '#fffaf0', 0.85)
}
