import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, num, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { shreds } from './fillings.ts'
import { shrimpHalf } from './paperRolls.ts'
import { layered } from './touches.ts'

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
    const paper = blob(random, 0, 0, size, size, { points: 15, wobble: 0.022 })
    art.fill(closed(paper), mix(shade(color, 0.26), '#7d8a5c', 0.35))
    art.fill(closed(shrunk(paper, 0.975, -size * 0.02, -size * 0.01)), tint(color, 0.4))
    const inner = shrunk(paper, 0.9)
    art.fill(closed(inner), mix(color, '#c2a860', 0.6))
    art.clipped(closed(inner), () => filled(art, face))
    art.stroke(closed(inner), '#5c5a3a', size * 0.03, { opacity: 0.35 })
    const lit = bow([0, 0], [size * 0.95, size * 0.95], [2.7, 4.3], 8)
    art.stroke(open(lit), '#ffffff', size * 0.06, { opacity: 0.85 })
  })
}

/** The filling: each thing keeps to a part of the round, and in no two rolls to the same. */
function filled(art: Canvas, face: Piece): void {
  const { random } = art
  const { size } = face
  const start = random.angle()
  const way = random.pick([-1, 1])
  const at = (share: number) => start + way * share * Math.PI * 2
  leafLayers(art, face, at(0.02), random.range(1.5, 2.3))
  noodles(art, face, at(random.range(0.4, 0.6)))
  sticks(art, face, at(random.range(0.28, 0.36)), '#f08a2c')
  sticks(art, face, at(random.range(0.72, 0.8)), '#b5d678')
  const shrimps = random.pick([1, 1, 2])
  for (let index = 0; index < shrimps; index += 1) {
    const turn = at(0.5 + index * 0.32 + random.jitter(0.05))
    const [u, v] = around(turn, random.range(0.22, 0.46))
    const look = { angle: turn + Math.PI / 2 + random.jitter(0.5), color: face.color }
    const spot = { x: u * size, y: v * size, ...look }
    const reach = size * random.range(0.44, 0.56)
    shrimpHalf(art, { ...spot, size: reach })
  }
  const deep = art.radialGradient('cx=".4" cy=".36" r=".66"', [
    [0, '#fff7dc', 0.12],
    [0.6, SHADOW, 0],
    [1, SHADOW, 0.3],
  ])
  art.fill(ellipse(0, 0, size, size), deep)
}

/** Lettuce and mint, rolled up: dark and light edges along one side. */
function leafLayers(art: Canvas, { size }: Piece, turn: number, sweep: number): void {
  const { random } = art
  const tones = ['#3f7a34', '#8fbf55', '#2f6630', '#b4d67e', '#5d963f']
  for (const [index, tone] of tones.entries()) {
    const reach = size * (0.92 - index * 0.09)
    const half = (sweep / 2) * random.range(0.7, 1.1)
    const edge = bow([0, 0], [reach, reach], [turn - half, turn + half], 14).map(
      ([u, v], step): Point => {
        const wave = (step % 2 ? 0.03 : -0.02) * random.range(0.4, 1.4)
        return [u * (1 + wave), v * (1 + wave)]
      },
    )
    art.stroke(open(edge), tone, size * random.range(0.07, 0.13))
  }
}

/** Rice noodles: most are cut across, some lie along. */
function noodles(art: Canvas, { size, color }: Piece, turn: number): void {
  const { random } = art
  const [u, v] = around(turn, 0.12)
  const spread = pack(random, u * size, v * size, size * 0.78, 96, { tries: 4 })
  const ends = spread.map(([x, y]) => {
    const reach = size * random.range(0.055, 0.085)
    return ellipse(x, y, reach, reach * random.range(0.8, 1))
  })
  layered(art, ends.join(''), [
    { color: '#8a7038', dx: size * 0.015, dy: size * 0.03, opacity: 0.4 },
    { color: mix(color, '#fffaf0', 0.6) },
  ])
  art.specks(spread, '#ffffff', size * 0.05, { opacity: 0.9 })
  const loose = spread.filter((_, index) => index % 6 === 0)
  shreds(art, loose, { size: size * 0.22, color: '#fffaf0', width: size * 0.085 })
}

/** Matchsticks cut across: small squares that lie together. */
function sticks(art: Canvas, { size }: Piece, turn: number, color: string): void {
  const { random } = art
  const [u, v] = around(turn, random.range(0.48, 0.62))
  const count = random.whole(4, 6)
  for (const [x, y] of pack(random, u * size, v * size, size * 0.28, count, { tries: 8 })) {
    const wide = size * random.range(0.1, 0.15)
    const tone = mix(color, random.pick(['#ffd08a', '#d8701a', '#f4f0c0']), random.range(0, 0.22))
    const square = blob(random, x, y, wide, wide * random.range(0.7, 1), {
      points: 4,
      wobble: 0.12,
    })
    art.body(square, tone, { height: size * 0.05, angular: true, shaded: 0.3 })
  }
}
