import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { type Glow, glow } from './glow.ts'
import { curveOn, laid, layered, patches } from './touches.ts'
import { upright } from './upright.ts'

/** How a rib lies: all of its meat, its upper side, what is seen of the bone, and where its sawn end is. */
interface Rib {
  meat: readonly Point[]
  top: readonly Point[]
  bone: readonly Point[]
  end: Point
  /** Half the width and half the height of the sawn end. */
  sawn: Point
}

const RIBS: readonly [Rib, ...Rib[]] = [
  {
    meat: shape(
      '-.9 -.16, -.84 -.42, -.56 -.6, -.2 -.56, .12 -.68, .5 -.6, .8 -.44, .94 -.14, .9 .14, .72 .32, .34 .3, .0 .4, -.4 .36, -.76 .34, -.94 .12',
    ),
    top: shape(
      '-.9 -.16, -.84 -.42, -.56 -.6, -.2 -.56, .12 -.68, .5 -.6, .8 -.44, .94 -.14, .7 -.1, .52 .02, .26 -.06, .06 .06, -.2 -.02, -.46 .04, -.66 -.06',
    ),
    bone: shape('-1.2 .1, -.9 .12, 0 .2, .7 .2, .74 .36, 0 .44, -.9 .4, -1.2 .36, -1.27 .24'),
    end: [-1.18, 0.23],
    sawn: [0.09, 0.135],
  },
  {
    meat: shape(
      '-.74 -.1, -.72 -.4, -.46 -.64, -.1 -.6, .16 -.74, .5 -.62, .74 -.34, .8 .0, .7 .26, .42 .36, .06 .28, -.3 .38, -.62 .24',
    ),
    top: shape(
      '-.74 -.1, -.72 -.4, -.46 -.64, -.1 -.6, .16 -.74, .5 -.62, .74 -.34, .8 -.06, .56 -.02, .4 .08, .14 -.04, -.08 .02, -.3 -.08, -.52 .04',
    ),
    bone: shape('-.3 .1, .32 .1, .36 .34, .3 .5, .02 .56, -.26 .5, -.34 .34'),
    end: [0.02, 0.4],
    sawn: [0.27, 0.13],
  },
  {
    meat: shape(
      '-.96 .0, -.9 -.3, -.64 -.5, -.34 -.46, -.1 -.34, .1 -.56, .46 -.66, .78 -.5, .92 -.2, .86 .14, .56 .3, .2 .24, .02 .32, -.3 .36, -.7 .38, -.92 .24',
    ),
    top: shape(
      '-.96 .0, -.9 -.3, -.64 -.5, -.34 -.46, -.12 -.3, .1 -.56, .46 -.66, .78 -.5, .92 -.2, .7 -.16, .46 -.04, .22 -.12, .0 .04, -.26 -.04, -.5 .08, -.78 -.0',
    ),
    bone: shape('1.24 -.06, .9 .02, .2 .14, -.5 .26, -.5 .42, .2 .4, .94 .28, 1.26 .18, 1.32 .06'),
    end: [1.23, 0.06],
    sawn: [0.085, 0.125],
  },
]

/** A braised short rib: falling-apart meat on its bone, wet with sauce; `size` is half its length. */
export function shortrib(art: Canvas, given: Piece): void {
  const { random } = art
  // By its place: two that lie beside each other are not of one kind.
  const kind = Math.round(Math.abs(given.x * 1.7 + given.y) / given.size)
  const rib = RIBS[kind % RIBS.length] ?? RIBS[0]
  const piece = { ...given, angle: Math.sin(given.angle) * 0.34 }
  const { x, y, size } = piece
  const side = random.pick([-1, 1])
  const own = (points: readonly Point[], stray = 0.035): Point[] =>
    laid(
      points.map(([u, v]): Point => [u * side + random.jitter(stray), v + random.jitter(stray)]),
      piece,
    )
  glow(art, SHADOW, 0.8, [{ x: x + size * 0.1, y: y + size * 0.4, rx: size * 1.5, ry: size * 0.6 }])
  upright(art, piece, () => {
    bone(art, piece, own(rib.bone, 0.015), { ...rib, end: [rib.end[0] * side, rib.end[1]] })
    const meat = closed(own(rib.meat))
    layered(art, meat, [{ color: '#1c0705', dx: size * 0.02, dy: size * 0.05, opacity: 0.8 }])
    pulledSide(art, piece, meat)
    glazedTop(art, piece, own(rib.top, 0.03))
  })
}

/** What is seen of the rib: rough, stained with sauce, its sawn end with the marrow. */
function bone(art: Canvas, piece: Piece, outline: readonly Point[], { end, sawn }: Rib): void {
  const { random } = art
  const { size, angle } = piece
  const path = closed(outline)
  layered(art, path, [
    { color: '#2a0d08', dx: size * 0.02, dy: size * 0.05, opacity: 0.8 },
    { color: '#c9a878' },
  ])
  const [[x, y] = [0, 0]] = laid([end], piece)
  art.clipped(path, () => {
    glow(art, '#fff0cc', 0.8, [{ x, y: y - size * 0.08, rx: size * 0.5, ry: size * 0.12 }])
    glow(art, '#6b2a12', 0.7, [
      { x: x + size * 0.2, y: y + size * 0.16, rx: size * 0.6, ry: size * 0.14 },
      { x: x + random.jitter(size * 0.4), y, rx: size * 0.24, ry: size * 0.1 },
    ])
  })
  const face = blob(random, x, y, size * sawn[0], size * sawn[1], {
    points: 11,
    wobble: 0.06,
    angle,
  })
  layered(art, closed(face), [
    { color: '#8a6038', dx: size * 0.012, dy: size * 0.016 },
    { color: '#efdcb4' },
  ])
  const marrow = blob(random, x, y, size * sawn[0] * 0.62, size * sawn[1] * 0.6, {
    points: 9,
    wobble: 0.14,
    angle,
  })
  art.fill(closed(marrow), '#8f4a30')
  art.specks(
    [
      [x, y],
      [x + size * 0.03, y + size * 0.02],
      [x - size * 0.03, y - size * 0.02],
    ],
    '#d09a70',
    size * 0.03,
  )
}

/** The side where the meat comes apart along its grain in long strands, dark gaps between. */
function pulledSide(art: Canvas, piece: Piece, meat: Path): void {
  const { random } = art
  const { size, color } = piece
  const lean = mix(color, '#a85c34', 0.6)
  art.fill(meat, shade(lean, 0.2))
  art.clipped(meat, () => {
    const strands = (count: number, long: number): Path =>
      Array.from({ length: count }, () => {
        const [u, v] = [random.range(-1, 0.6), random.range(-0.16, 0.4)]
        const sag = random.range(0.02, 0.07)
        return curveOn(piece, [
          u,
          v,
          u + long / 2,
          v + sag,
          u + long * random.range(0.8, 1.2),
          v + sag * 0.4,
        ])
      }).join('')
    art.stroke(strands(16, 0.5), shade(lean, 0.62), size * 0.05, { opacity: 0.7 })
    art.stroke(strands(16, 0.4), mix(lean, '#dd9460', 0.6), size * 0.045, { opacity: 0.7 })
    art.stroke(strands(9, 0.3), '#f2c898', size * 0.022, { opacity: 0.7 })
    const seam = random.range(0.16, 0.26)
    art.stroke(
      curveOn(piece, [-0.9, seam, -0.3, seam + 0.06, 0.2, seam, 0.9, seam - 0.04]),
      '#e6bd8c',
      size * 0.04,
      {
        opacity: 0.5,
      },
    )
    art.stroke(meat, '#240a06', size * 0.12, { opacity: 0.4 })
  })
}

/** A place on the rib that does not turn with it. */
function spot({ x, y, size }: Piece, [u, v]: Point, rx: number, ry: number, angle = 0): Glow {
  return { x: x + u * size, y: y + v * size, rx: rx * size, ry: ry * size, angle }
}

/** The seared upper side under its glaze, which runs down here and there. */
function glazedTop(art: Canvas, piece: Piece, outline: readonly Point[]): void {
  const { random } = art
  const { x, y, size, color } = piece
  const path = closed(outline)
  const glaze = path + runs(art, piece)
  const light = art.linearGradient('x1=".2" y1="0" x2=".6" y2="1"', [
    [0, mix(color, '#d98a48', 0.75)],
    [0.42, mix(color, '#97481f', 0.6)],
    [1, '#4a1a0e'],
  ])
  layered(art, glaze, [
    { color: '#1c0705', dx: size * 0.015, dy: size * 0.045, opacity: 0.6 },
    { color: light },
  ])
  art.clipped(path, () => {
    const crusted = Array.from({ length: 7 }, () =>
      spot(
        piece,
        [random.jitter(0.85), -0.32 + random.jitter(0.3)],
        random.range(0.12, 0.34),
        random.range(0.07, 0.16),
        random.jitter(0.6),
      ),
    )
    glow(art, '#240a05', 0.72, crusted)
    glow(art, '#f0a85e', 0.7, [
      spot(piece, [-0.46, -0.42], 0.4, 0.14, -0.2),
      spot(piece, [0.4, -0.52], 0.36, 0.12, 0.1),
    ])
    const grain = Array.from({ length: 12 }, () => {
      const [u, v] = [random.range(-0.85, 0.5), random.range(-0.56, 0)]
      return curveOn(piece, [u, v, u + 0.14, v - 0.03, u + random.range(0.2, 0.36), v + 0.02])
    }).join('')
    layered(art, grain, [
      { color: '#1c0705', width: size * 0.03, opacity: 0.5 },
      { color: '#d98a50', width: size * 0.02, dy: size * 0.028, opacity: 0.5 },
    ])
    art.fill(
      patches(art, {
        x,
        y: y - size * 0.3,
        rx: size * 0.85,
        ry: size * 0.25,
        count: 12,
        grain: size * 0.03,
      }),
      '#140504',
      0.8,
    )
  })
  art.clipped(path, () => glints(art, piece))
}

/** Where the glaze runs over the edge: wide and short ones, thin and long ones, unevenly apart. */
function runs({ random }: Canvas, piece: Piece): Path {
  const starts = [-0.64 + random.jitter(0.14), -0.1 + random.jitter(0.2), 0.5 + random.jitter(0.16)]
  return starts
    .map((at) => {
      const [wide, down] = [random.range(0.05, 0.13), random.range(0.06, 0.3)]
      const drop = shape('-1 -.2, 1 -.2, .8 .2, .62 .7, .3 1, -.24 .96, -.6 .6, -.8 .2')
      return closed(
        laid(
          drop.map(([u, v]): Point => [at + u * wide, -0.06 + v * down]),
          piece,
        ),
      )
    })
    .join('')
}

/** The window in the sauce, broken by the grain below it. */
function glints(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const drops = [-0.7, -0.6, -0.5, -0.36, 0.1, 0.2, 0.34, 0.5, 0.6].map((u) => {
    const long = size * random.range(0.03, 0.09)
    const v = -0.36 - random.range(0, 0.16)
    const look = { points: 7, wobble: 0.24, angle: -0.1 }
    return closed(blob(random, x + u * size, y + v * size, long, long * 0.36, look))
  })
  art.fill(drops.join(''), '#ffeed4', 0.8)
  art.fill(ellipse(x - size * 0.2, y - size * 0.18, size * 0.05, size * 0.016), '#ffd2a4', 0.6)
}
