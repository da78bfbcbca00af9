import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../../core/color.ts'
import { closed, moved, num, open, type Path, type Point, shrunk } from '../../../core/contour.ts'
import type { Piece } from '../../types.ts'
import { litSide } from '../touches.ts'
import { browned, laid, laidPoint, type Shape, varied } from './shapes.ts'

/** A length of carrot cut off blunt at both ends, thicker at one; on no two the knife fell alike. */
const CUTS: readonly [Shape, ...Shape[]] = [
  [
    [-1, -0.22],
    [-0.9, -0.33],
    [-0.45, -0.36],
    [0.1, -0.33],
    [0.6, -0.29],
    [0.93, -0.24],
    [1.01, -0.12],
    [1.02, 0.1],
    [0.94, 0.23],
    [0.5, 0.29],
    [-0.05, 0.34],
    [-0.55, 0.37],
    [-0.92, 0.33],
    [-1.03, 0.18],
    [-1.05, -0.03],
  ],
  [
    [-0.92, -0.3],
    [-0.82, -0.38],
    [-0.3, -0.36],
    [0.3, -0.28],
    [0.8, -0.22],
    [1.06, -0.16],
    [1.08, -0.04],
    [0.98, 0.14],
    [0.86, 0.21],
    [0.4, 0.27],
    [-0.2, 0.33],
    [-0.7, 0.36],
    [-0.98, 0.32],
    [-1.08, 0.22],
    [-1.02, -0.06],
  ],
  [
    [-1.04, -0.1],
    [-0.98, -0.26],
    [-0.86, -0.32],
    [-0.4, -0.31],
    [0.2, -0.32],
    [0.76, -0.33],
    [0.95, -0.27],
    [1.02, -0.08],
    [0.98, 0.16],
    [0.84, 0.28],
    [0.3, 0.3],
    [-0.3, 0.31],
    [-0.84, 0.31],
    [-1, 0.22],
    [-1.06, 0.06],
  ],
]
const CARAMEL = '#8a2f0a'
const BURNT = '#3f1506'

/** Where each lies in the heap, how it is turned, and how large it is; the last lie on top. */
const HEAP = [
  [-0.46, -0.46, 0.5, 0.9],
  [0.14, -0.5, -0.4, 0.94],
  [0.66, -0.36, 0.6, 0.86],
  [-0.84, -0.04, -0.8, 0.88],
  [0.92, 0.08, -0.3, 0.9],
  [-0.28, -0.12, -0.3, 1.04],
  [0.44, -0.08, 0.24, 1],
  [-0.66, 0.36, 0.16, 0.96],
  [0.66, 0.4, -0.6, 0.98],
  [0.02, 0.28, -0.14, 1.08],
] as const

/** Halved lengths of roasted carrot, heaped as they were tipped from the sheet; `size` is half the heap's width. */
export function carrotHeap(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  for (const [u, v, turn, long] of HEAP) {
    const at = { x: x + (u + random.jitter(0.04)) * size, y: y + (v + random.jitter(0.04)) * size }
    const angle = turn + random.jitter(0.12) + (random.next() < 0.4 ? Math.PI : 0)
    carrotBaton(art, { ...at, size: size * 0.5 * long, angle, color })
  }
}

/** A halved length of carrot, roasted: on its back it shows its core, else its round, wrinkled side; `size` is half its length. */
function carrotBaton(art: Canvas, given: Piece): void {
  const { random } = art
  const piece = { ...given, size: given.size * random.range(0.84, 1.06) }
  const color = varied(art, mix(given.color, '#d9550f', random.range(0, 0.4)), 0.07)
  const bow = random.jitter(0.1)
  const outline = laid(
    random
      .pick(CUTS)
      .map(([u, v]): Point => [
        u + random.jitter(0.02),
        v * 1.06 + bow * u * u + random.jitter(0.015),
      ]),
    piece,
  )
  const thick = piece.size * 0.17
  const foot = moved(outline, thick * 0.3, thick)
  art.movedBy(piece.size * 0.05, piece.size * 0.08, () =>
    art.softFill(closed(foot), SHADOW, 0.6, piece.size * 0.08),
  )
  if (random.next() < 0.56) cutUp(art, piece, outline, color, thick)
  else backUp(art, piece, moved(outline, thick * 0.15, thick * 0.5), color)
}

/** The cut face: caramel at its rim, a pale core along it, browned where it lay on the hot metal. */
function cutUp(art: Canvas, piece: Piece, outline: readonly Point[], color: Color, thick: number) {
  const { random } = art
  const { size, angle } = piece
  for (const [down, tone] of [
    [1, mix(color, BURNT, 0.62)],
    [0.7, mix(color, CARAMEL, 0.66)],
    [0.35, mix(color, CARAMEL, 0.36)],
  ] as const) {
    art.fill(closed(moved(outline, thick * 0.3 * down, thick * down)), tone)
  }
  art.fill(closed(outline), mix(color, CARAMEL, 0.5))
  const face = shrunk(outline, 0.9, -size * 0.01, -size * 0.012, 0.88)
  const flesh = art.radialGradient('cx=".4" cy=".34" r=".75"', [
    [0, mix(tint(color, 0.16), '#ffa63c', 0.5)],
    [0.6, color],
    [1, mix(color, '#b8440c', 0.7)],
  ])
  art.fill(closed(face), flesh)
  art.clipped(closed(outline), () => {
    core(art, piece, color)
    const start = random.whole(0, outline.length - 1)
    const rim = [...outline, ...outline].slice(start, start + 8)
    browned(art, rim, CARAMEL, { size: size * 0.16, opacity: 0.55, lean: angle })
    browned(art, rim.slice(1, 6), BURNT, { size: size * 0.09, opacity: 0.7, lean: angle })
    const seared = [0, 1].map(() => laidPoint([random.jitter(0.7), random.jitter(0.2)], piece))
    browned(art, seared, CARAMEL, { size: size * 0.17, opacity: 0.28, lean: angle })
  })
  glints(art, piece, litSide(angle) * 0.24)
}

/** The core of a root: paler, with a thin line around it. */
function core(art: Canvas, piece: Piece, color: Color): void {
  const { size } = piece
  const strip: Shape = [
    [-1.1, -0.1],
    [-0.4, -0.12],
    [0.4, -0.09],
    [1.1, -0.05],
    [1.1, 0.06],
    [0.4, 0.1],
    [-0.4, 0.13],
    [-1.1, 0.11],
  ]
  const path = closed(laid(strip, piece))
  art.stroke(path, mix(color, '#b84a0c', 0.7), size * 0.05, { opacity: 0.5 })
  art.fill(path, mix(tint(color, 0.2), '#ffc45c', 0.55), 0.85)
}

/** The round side up: light along its crest, shade along its foot, skin that shrank in the heat. */
function backUp(art: Canvas, piece: Piece, outline: readonly Point[], color: Color): void {
  const { random } = art
  const { size, angle } = piece
  const way = litSide(angle)
  const [x1, y1] = laidPoint([0, way * 0.36], piece).map(num)
  const [x2, y2] = laidPoint([0, -way * 0.4], piece).map(num)
  const round = art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`,
    [
      [0, mix(color, '#d9600f', 0.3)],
      [0.26, mix(tint(color, 0.26), '#ffb04a', 0.4)],
      [0.55, color],
      [0.82, mix(color, CARAMEL, 0.6)],
      [1, mix(color, BURNT, 0.7)],
    ],
  )
  art.fill(closed(outline), round)
  art.clipped(closed(outline), () => {
    const lines = Array.from({ length: 7 }, (): Path => {
      const u = random.jitter(0.86)
      const v = random.range(-0.3, 0.1)
      const at = (share: number, lean: number): Point => [u + lean, v + share]
      return open(laid([at(0, 0), at(0.1, 0.03), at(0.22, 0.01)], piece))
    })
    art.stroke(lines.join(''), mix(color, CARAMEL, 0.8), size * 0.022, { opacity: 0.6 })
    const ends = [-1, -0.92, 0.94, 1].map((u) => laidPoint([u, random.jitter(0.2)], piece))
    browned(art, ends, BURNT, { size: size * 0.1, opacity: 0.6 })
    const low = [-0.5, 0.1, 0.55].map((u) =>
      laidPoint([u + random.jitter(0.2), -way * 0.28], piece),
    )
    browned(art, low, BURNT, { size: size * 0.12, opacity: 0.45, lean: angle })
  })
  glints(art, piece, way * 0.17)
}

/** Oil along the side that faces the window, broken where the skin is dry. */
function glints(art: Canvas, piece: Piece, v: number): void {
  const { random } = art
  let from = random.range(-0.8, -0.5)
  for (const long of [random.range(0.3, 0.6), random.range(0.12, 0.24), 0.04]) {
    const line: Shape = [
      [from, v],
      [from + long / 2, v * 1.08],
      [from + long, v],
    ]
    art.stroke(open(laid(line, piece)), '#fff3d8', piece.size * 0.045, { opacity: 0.85 })
    from += long + random.range(0.1, 0.2)
  }
}
