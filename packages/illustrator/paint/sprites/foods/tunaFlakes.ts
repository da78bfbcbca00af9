import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { closed, ellipse, moved, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, layered } from './touches.ts'

/** Chunks that broke out of a loin: one long side is torn in steps, the other is round. */
const CHUNKS: readonly [readonly Point[], ...(readonly Point[])[]] = [
  [
    [-1, 0.1],
    [-0.8, -0.34],
    [-0.3, -0.56],
    [0.3, -0.6],
    [0.74, -0.38],
    [0.94, -0.02],
    [0.72, 0.16],
    [0.78, 0.36],
    [0.34, 0.34],
    [0.2, 0.54],
    [-0.3, 0.46],
    [-0.5, 0.56],
    [-0.9, 0.4],
  ],
  [
    [-0.9, 0.34],
    [-0.96, -0.1],
    [-0.66, -0.3],
    [-0.62, -0.52],
    [0, -0.62],
    [0.54, -0.5],
    [0.96, -0.16],
    [0.9, 0.26],
    [0.5, 0.34],
    [0.4, 0.52],
    [-0.1, 0.44],
    [-0.46, 0.56],
  ],
  [
    [-0.8, 0.46],
    [-0.98, 0.06],
    [-0.7, -0.42],
    [-0.14, -0.54],
    [0.1, -0.42],
    [0.5, -0.56],
    [0.88, -0.28],
    [0.84, 0.2],
    [0.5, 0.28],
    [0.44, 0.5],
    [-0.1, 0.5],
    [-0.4, 0.38],
  ],
]

/** Where the chunks lie, those at the foot of the heap first: place, half length, turn; shares of the heap. */
const HEAP = [
  [-0.1, -0.42, 0.34, 0.2],
  [0.42, -0.32, 0.33, -0.5],
  [-0.58, -0.16, 0.33, -0.9],
  [0.66, 0.06, 0.34, 0.9],
  [-0.54, 0.26, 0.37, 0.45],
  [0.4, 0.38, 0.38, -0.35],
  [-0.06, 0.44, 0.36, 0.15],
  [0.2, -0.14, 0.36, -0.7],
  [-0.26, -0.08, 0.4, 0.6],
  [0.12, 0.16, 0.42, -0.25],
] as const

/** Layers of the flesh: nested bows about one end, as in the flake of a cooked fish. */
function layersOf({ random }: Canvas, piece: Piece): string {
  const bow = random.range(0.22, 0.34)
  return [-0.78, -0.54, -0.3, -0.06, 0.18, 0.42, 0.64]
    .map((u) => {
      const at = u + random.jitter(0.07)
      return open(
        laid(
          [
            [at - bow * 0.4, -0.7],
            [at + bow, -0.2],
            [at + bow, 0.2],
            [at - bow * 0.2, 0.7],
          ],
          piece,
        ),
      )
    })
    .join('')
}

/** The torn side below the top: layers in the shade, frayed. */
function tornSide(art: Canvas, outline: readonly Point[], { size, color }: Piece): void {
  const deep = size * 0.3
  const foot = closed(moved(outline, size * 0.02, deep))
  art.movedBy(size * 0.12, size * 0.12, () => art.softFill(foot, SHADOW, 0.5, size * 0.1))
  art.fill(foot, mix(shade(color, 0.5), '#5c2a1c', 0.5))
  for (const [share, tone] of [
    [0.7, 0.34],
    [0.4, 0.2],
  ] as const) {
    const layer = closed(moved(outline, size * 0.015, deep * share))
    art.fill(layer, mix(shade(color, tone), '#a45a3e', 0.4))
  }
}

function chunk(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const shape = random
    .pick([...CHUNKS])
    .map(([u, v]): Point => [u + random.jitter(0.06), v + random.jitter(0.06)])
  const outline = laid(shape, piece)
  tornSide(art, outline, piece)
  const top = closed(outline)
  const moist = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, mix(color, '#fff3e2', 0.75)],
    [0.45, color],
    [1, mix(color, '#b4694a', 0.6)],
  ])
  art.fill(top, moist)
  art.clipped(top, () => {
    layered(art, layersOf(art, piece), [
      { color: '#9a5238', width: size * 0.06, dx: size * 0.025, opacity: 0.5 },
      { color: '#fff2e0', width: size * 0.022, dx: -size * 0.015, opacity: 0.6 },
    ])
  })
  art.stroke(open(outline.slice(1, 5)), '#fffaf0', size * 0.05, { opacity: 0.85 })
}

/** Shreds and crumbs that came off, at the foot of the heap. */
function shreds(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  for (let index = 0; index < 16; index += 1) {
    const turn = random.angle()
    const far = size * random.range(0.7, 0.98)
    const own = size * random.range(0.05, 0.11)
    const spot = { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far * 0.76, size: own }
    const shape = random.pick([...CHUNKS]).map(([u, v]): Point => [u, v * 0.7])
    const outline = laid(shape, { ...spot, angle: random.angle() })
    layered(art, closed(outline), [
      { color: '#3a1c14', dx: own * 0.16, dy: own * 0.36, opacity: 0.5 },
      { color: mix(color, '#a45a3e', 0.5), dy: own * 0.14 },
      { color: mix(color, '#fff1de', random.range(0.1, 0.5)) },
    ])
  }
}

/** Tuna from a tin, heaped in large flakes that part along their layers; `size` is its radius. */
export function tuna(art: Canvas, piece: Piece): void {
  const { random } = art
  const { x, y, size, color } = piece
  art.softFill(ellipse(x + size * 0.06, y + size * 0.2, size * 0.95, size * 0.72), SHADOW, 0.5, 14)
  shreds(art, piece)
  art.fill(ellipse(x, y + size * 0.12, size * 0.62, size * 0.42), mix(color, '#5c2a1c', 0.7))
  for (const [u, v, share, turn] of HEAP) {
    const own = mix(color, random.pick(['#b9775c', '#fff0dc', '#d79c7c']), random.range(0.1, 0.45))
    chunk(art, {
      x: x + (u + random.jitter(0.04)) * size,
      y: y + (v * 0.8 + random.jitter(0.04)) * size,
      size: share * size * random.range(0.9, 1.1),
      angle: turn + random.jitter(0.3),
      color: own,
    })
  }
}
