import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import {
  blob,
  closed,
  moved,
  open,
  type Path,
  type Point,
  shrunk,
  turned,
} from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { patches, sunflower } from './touches.ts'
import { softly } from './softly.ts'

/** How the curds lie, the lowest first: how many, how far out, how large, how far up. */
const LAYERS = [
  { count: 24, reach: [0.84, 0.72], size: [0.17, 0.32], lift: 0 },
  { count: 12, reach: [0.6, 0.46], size: [0.2, 0.38], lift: 0.07 },
  { count: 4, reach: [0.26, 0.18], size: [0.26, 0.38], lift: 0.16 },
] as const

/** Where the spatula pushed the egg into folds: how far along a curd, and how deep. */
const PLEATS = [-0.55, -0.1, 0.4] as const

/** Soft scrambled egg: large curds and small ones that a spatula folded over each other; `size` is the radius of the heap. */
export function scrambledegg(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const mass = blob(random, x, y, size * 0.9, size * 0.74, { points: 17, wobble: 0.1 })
  art.movedBy(size * 0.05, size * 0.09, () =>
    softly(art, closed(mass), { color: SHADOW, opacity: 0.5, spread: size * 0.06, steps: 4 }),
  )
  art.fill(closed(mass), '#d9952a')
  art.fill(closed(shrunk(mass, 0.95, -size * 0.01, -size * 0.02)), '#eab440')
  for (const { count, reach, size: sizes, lift } of LAYERS) {
    const spread = { x, y: y - size * lift, rx: size * reach[0], ry: size * reach[1] }
    for (const [u, v] of random.shuffled(sunflower(art, spread, count, 0.8))) {
      // Few are large: the rest broke off them.
      const share = sizes[0] + (sizes[1] - sizes[0]) * random.next() ** 1.6
      curd(art, { x: u, y: v, size: size * share, angle: random.angle(), color })
    }
  }
  crumbled(art, { x, y, size, angle: 0, color })
}

/** Bulges around a curd, no two curds alike. */
function curdOutline({ random }: Canvas, { x, y, size, angle }: Piece): Point[] {
  const bulges = random.whole(2, 3)
  const phase = random.angle()
  const depth = random.range(0.07, 0.16)
  const flat = random.range(0.7, 0.9)
  const around = Array.from({ length: 16 }, (_, index): Point => {
    const turn = (index / 16) * Math.PI * 2
    const far = 1 + Math.sin(turn * bulges + phase) * depth + random.jitter(0.06)
    return [Math.cos(turn) * far * size, Math.sin(turn) * far * size * flat]
  })
  return turned(around, angle, x, y)
}

/** The tones of a curd from its wet foot to where it stands in the light. */
function tonesOf(color: Color): readonly (readonly [share: number, color: Color])[] {
  return [
    [0.9, mix(color, '#f2b838', 0.55)],
    [0.74, mix(color, '#f9cf52', 0.4)],
    [0.54, mix(color, '#fde07c', 0.5)],
    [0.32, tint(color, 0.55)],
  ]
}

function curd(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const color = mix(
    piece.color,
    random.pick(['#f6c23e', '#fbe596', '#fad45e']),
    random.range(0, 0.5),
  )
  const outline = curdOutline(art, piece)
  const path = closed(outline)
  softly(art, closed(moved(outline, size * 0.07, size * 0.16)), {
    color: '#8f500c',
    opacity: 0.42,
    spread: size * 0.09,
    steps: 4,
  })
  art.fill(path, mix(color, '#cf8c22', 0.62))
  for (const [share, tone] of tonesOf(color)) {
    const near = 1 - share
    softly(art, closed(shrunk(outline, share, -size * near * 0.2, -size * near * 0.26)), {
      color: tone,
      opacity: 0.7,
      spread: size * 0.05,
      steps: 4,
    })
  }
  art.clipped(path, () => pleats(art, { ...piece, color }))
  wet(art, outline, size)
}

/** Folds across a curd, each with its shade and the lit swelling above it. */
function pleats(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const lines = PLEATS.slice(0, random.whole(0, 2)).map((at): Path => {
    const bend = random.range(0.1, 0.34)
    const from = random.range(-0.8, -0.3)
    const to = random.range(0.2, 0.7)
    const line: Point[] = [
      [at + bend * 0.4, from],
      [at - bend, (from + to) / 2],
      [at + bend * 0.6, to],
    ]
    return open(
      turned(
        line.map(([u, v]): Point => [u * size, v * size]),
        angle,
        x,
        y,
      ),
    )
  })
  art.stroke(lines.join(''), mix(color, '#c47f1c', 0.6), size * 0.09, { opacity: 0.34 })
  art.movedBy(-size * 0.05, -size * 0.06, () => {
    art.stroke(lines.join(''), '#fff3b8', size * 0.07, { opacity: 0.6 })
  })
}

/** The butter that shines on the edge towards the window, in an uneven stroke and a drop. */
function wet(art: Canvas, outline: readonly Point[], size: number): void {
  const lit = shrunk(outline, 0.72, -size * 0.05, -size * 0.07)
  const high = lit
    .toSorted(([a, b], [c, d]) => a + b * 1.3 - c - d * 1.3)
    .slice(0, art.random.whole(2, 4))
  const edge = high.toSorted(([a], [c]) => a - c)
  if (edge.length > 1) art.stroke(open(edge), '#fffdf0', size * 0.085, { opacity: 0.5 })
}

/** Small broken curds around the heap's edge and between the large ones. */
function crumbled(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  for (let index = 0; index < 11; index += 1) {
    const turn = random.angle()
    const far = size * random.range(0.55, 1.06)
    const bit = {
      x: x + Math.cos(turn) * far,
      y: y + Math.sin(turn) * far * 0.84,
      angle: turn,
      color,
    }
    curd(art, { ...bit, size: size * random.range(0.05, 0.1) })
  }
  const drops = {
    x,
    y: y - size * 0.06,
    rx: size * 0.6,
    ry: size * 0.46,
    count: 12,
    grain: size * 0.026,
  }
  art.fill(patches(art, drops), '#fffef4', 0.85)
}
