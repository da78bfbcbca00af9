import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  closed,
  ellipse,
  num,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { laid, layered } from './touches.ts'

/** How narrow a cut end looks along its roll, as it is seen aslant. */
const ASLANT = 0.74

/** A place in the cut face: its middle is 0, its rim 1. */
const around = (turn: number, reach: number): Point => [
  Math.cos(turn) * reach,
  Math.sin(turn) * reach,
]

/**
 * The cut end of a summer roll, square to the roll: what was rolled in, as the knife met it, and the
 * edge of the paper. `size` is its radius, `angle` that of the roll.
 */
export function cutEnd(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const degrees = num((angle * 180) / Math.PI)
  const place = `transform="translate(${num(x)} ${num(y)}) rotate(${degrees}) scale(${ASLANT} 1)"`
  art.group(place, () => {
    const { random } = art
    const face = { x: 0, y: 0, size, angle: 0, color }
    const paper = blob(random, 0, 0, size, size, { points: 13, wobble: 0.03 })
    art.fill(closed(paper), mix(shade(color, 0.2), '#9aa878', 0.35))
    art.fill(closed(shrunk(paper, 0.975, -size * 0.02, -size * 0.01)), tint(color, 0.3))
    const inner = shrunk(paper, 0.92)
    art.fill(closed(inner), '#4a5a24')
    art.clipped(closed(inner), () => filled(art, face))
    const lit = bow([0, 0], [size * 0.96, size * 0.96], [2.7, 4.3], 8)
    art.stroke(open(lit), '#ffffff', size * 0.05, { opacity: 0.9 })
  })
}

/** The filling: each thing keeps to a part of the round, and in no two rolls to the same. */
function filled(art: Canvas, face: Piece): void {
  const { random } = art
  const { size } = face
  const start = random.angle()
  const way = random.pick([-1, 1])
  const at = (share: number) => start + way * (share + random.jitter(0.025)) * Math.PI * 2
  leafLayers(art, face, at(0))
  noodles(art, face, at(0.5))
  cutSticks(art, face, { turn: at(0.24), colors: ['#f28a2a', '#f6a24a'] })
  cutSticks(art, face, { turn: at(0.78), colors: ['#d6e8a4', '#bcd880'], rind: '#4f8a34' })
  const turn = at(0.52)
  const [u, v] = around(turn, 0.42)
  cutShrimp(art, {
    ...face,
    x: u * size,
    y: v * size,
    size: size * 0.48,
    angle: turn + random.jitter(0.5),
  })
  const deep = art.radialGradient('cx=".4" cy=".36" r=".66"', [
    [0, '#fff7dc', 0.14],
    [0.6, SHADOW, 0],
    [1, SHADOW, 0.34],
  ])
  art.fill(ellipse(0, 0, size, size), deep)
}

/** Lettuce and mint, rolled up: ruffled edges along one side, the dark ones between the light. */
function leafLayers(art: Canvas, { size }: Piece, turn: number): void {
  const { random } = art
  const tones = ['#3f7a30', '#9cca58', '#2f6a2c', '#b8da78', '#4a8a36']
  for (const [index, tone] of tones.entries()) {
    const reach = size * (0.92 - index * 0.11)
    const half = 1.5 - index * 0.16 + random.jitter(0.15)
    const edge = bow([0, 0], [reach, reach], [turn - half, turn + half], 13).map(
      ([u, v], step): Point => {
        const wave = (step % 2 ? 0.06 : -0.05) * random.range(0.5, 1.3)
        return [u * (1 + wave), v * (1 + wave)]
      },
    )
    layered(art, open(edge), [
      { color: '#24401a', width: size * 0.13, dx: size * 0.01, dy: size * 0.03, opacity: 0.6 },
      { color: tone, width: size * 0.115 },
      { color: tint(tone, 0.5), width: size * 0.025, dy: -size * 0.03, opacity: 0.6 },
    ])
  }
}

/** Rice noodles cut across, close together; a few bend out of the cut. */
function noodles(art: Canvas, { size, color }: Piece, turn: number): void {
  const { random } = art
  const [u, v] = around(turn, 0.2)
  const bed = closed(blob(random, u * size, v * size, size * 0.74, size * 0.68, { wobble: 0.1 }))
  art.fill(bed, '#a89a66')
  const spread = pack(random, u * size, v * size, size * 0.7, 62, { tries: 10 })
  const ends = spread.map(([x, y]) => {
    const reach = size * random.range(0.07, 0.1)
    return ellipse(x, y, reach, reach * random.range(0.8, 1))
  })
  layered(art, ends.join(''), [
    { color: '#6a5a2c', dx: size * 0.02, dy: size * 0.035, opacity: 0.5 },
    { color: mix(color, '#f6f0da', 0.6) },
  ])
  art.specks(
    spread.map(([x, y]): Point => [x - size * 0.02, y - size * 0.025]),
    '#ffffff',
    size * 0.06,
    { opacity: 0.9 },
  )
  const loops = spread
    .filter((_, index) => index % 4 === 0)
    .map(([x, y]) => {
      const lean = random.angle()
      const reach = size * random.range(0.16, 0.3)
      return open(
        laid(
          [
            [-1, 0.3],
            [0, -0.3],
            [1, 0.3],
          ],
          { x, y, size: reach, angle: lean },
        ),
      )
    })
  layered(art, loops.join(''), [
    { color: '#6a5a2c', width: size * 0.13, dx: size * 0.02, dy: size * 0.04, opacity: 0.4 },
    { color: '#d8cfa6', width: size * 0.12 },
    { color: '#fdfaee', width: size * 0.085, dx: -1, dy: -1.4 },
  ])
}

interface Sticks {
  turn: number
  colors: readonly [string, string]
  /** Along one side of each. */
  rind?: string
}

/** Matchsticks cut across: squares that lie together as they were bundled. */
function cutSticks(art: Canvas, { size }: Piece, { turn, colors, rind }: Sticks): void {
  const { random } = art
  const [u, v] = around(turn, 0.56)
  const lean = random.angle()
  for (const [x, y] of pack(random, u * size, v * size, size * 0.27, 5, { tries: 14 })) {
    const wide = size * random.range(0.13, 0.17)
    const look = { points: 4, wobble: 0.1, angle: lean + random.jitter(0.3) }
    const square = blob(random, x, y, wide, wide * 0.92, look)
    art.fill(polygon(shrunk(square, 1.06, size * 0.02, size * 0.04)), '#2a300e', 0.5)
    art.fill(polygon(square), shade(colors[0], 0.24))
    art.fill(polygon(shrunk(square, 0.84, -size * 0.01, -size * 0.016)), random.pick([...colors]))
    if (rind) art.stroke(open(square.slice(0, 2)), rind, size * 0.045)
  }
}

/** A shrimp cut across its curl: coral outside, white within; `size` is its radius. */
function cutShrimp(art: Canvas, piece: Piece): void {
  const { size } = piece
  const arcs = [
    ...bow([0, 0], [1, 0.9], [Math.PI * 0.78, Math.PI * 2.22], 12),
    ...bow([0, 0.04], [0.34, 0.26], [Math.PI * 2.16, Math.PI * 0.84], 8),
  ]
  const body = laid(arcs, piece)
  layered(art, closed(body), [
    { color: '#3a1408', dx: size * 0.06, dy: size * 0.1, opacity: 0.5 },
    { color: '#e8643a' },
  ])
  const inner = [
    ...bow([0, 0], [0.86, 0.76], [Math.PI * 0.8, Math.PI * 2.2], 12),
    ...bow([0, 0.04], [0.38, 0.3], [Math.PI * 2.16, Math.PI * 0.84], 8),
  ]
  art.fill(closed(laid(inner, piece)), '#f79e78')
  const heart = [
    ...bow([0, 0], [0.74, 0.64], [Math.PI * 0.86, Math.PI * 2.14], 12),
    ...bow([0, 0.02], [0.5, 0.42], [Math.PI * 2.1, Math.PI * 0.9], 8),
  ]
  art.fill(closed(laid(heart, piece)), '#ffe0ca')
  const rays = [0.95, 1.15, 1.35, 1.55, 1.75, 2].map((turn) => {
    const [u, v] = around(turn * Math.PI, 1)
    return open(
      laid(
        [
          [u * 0.98, v * 0.88],
          [u * 0.72, v * 0.62],
        ],
        piece,
      ),
    )
  })
  art.stroke(rays.join(''), '#f08a62', size * 0.08, { opacity: 0.6 })
  const wet = bow([0, 0], [0.9, 0.8], [Math.PI * 1.15, Math.PI * 1.4], 4)
  art.stroke(open(laid(wet, piece)), '#ffffff', size * 0.09, { opacity: 0.8 })
}
