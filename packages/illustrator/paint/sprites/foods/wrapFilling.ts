import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, num, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape, spots } from './dough.ts'
import { type Bead, beads, poured } from './pouredSauce.ts'
import { layered } from './touches.ts'

/** Half its width and half its height, in shares of the size, as the cut is turned. */
type Cut = readonly [rx: number, ry: number]

/** Folded leaves of romaine as the knife met them: a ruffled rim above, a pale rib below. */
const LEAVES = [
  shape(
    '-1 0.24, -0.98 -0.04, -0.84 -0.2, -0.7 -0.08, -0.62 -0.34, -0.44 -0.26, -0.34 -0.5, -0.14 -0.34, 0.06 -0.56, 0.2 -0.34, 0.4 -0.46, 0.5 -0.22, 0.72 -0.3, 0.8 -0.06, 1 0, 0.96 0.24, 0.5 0.4, -0.4 0.38',
  ),
  shape(
    '-1 0.1, -0.9 -0.24, -0.74 -0.18, -0.6 -0.46, -0.42 -0.3, -0.2 -0.5, -0.04 -0.26, 0.2 -0.4, 0.34 -0.14, 0.56 -0.24, 0.7 0.06, 0.94 0.06, 1 0.34, 0.6 0.46, 0.1 0.28, -0.5 0.36',
  ),
  shape(
    '-0.96 0.34, -1 0.06, -0.8 -0.02, -0.72 -0.26, -0.5 -0.16, -0.3 -0.4, -0.1 -0.2, 0.14 -0.52, 0.34 -0.4, 0.5 -0.58, 0.66 -0.28, 0.9 -0.26, 1 0.1, 0.7 0.3, 0.1 0.42, -0.6 0.46',
  ),
] as const

/** A leaf of romaine on edge; `size` is half its length. */
function romaine(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const form = random.pick(LEAVES)
  const outline = placed(
    form.map(([u, v]): Point => [u, v + random.jitter(0.04)]),
    piece,
  )
  const path = closed(outline)
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] = placed(shape('0 -0.5, 0 0.42'), piece)
  const line = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  const light = art.linearGradient(line, [
    [0, mix(color, '#2f6a20', 0.3)],
    [0.35, color],
    [0.75, mix(color, '#e6efae', 0.6)],
    [1, mix(color, '#f6f6d2', 0.8)],
  ])
  art.movedBy(size * 0.05, size * 0.1, () => art.softFill(path, '#13240a', 0.55, size * 0.05))
  art.fill(path, light)
  art.clipped(path, () => {
    const veins = [-0.66, -0.3, 0.04, 0.42, 0.74].map((u) =>
      open(placed(shape(`${u * 0.5} 0.36, ${u * 0.8} 0, ${u} -0.34`), piece)),
    )
    art.stroke(veins.join(''), mix(tint(color, 0.5), '#f4f8cc', 0.5), size * 0.05, {
      opacity: 0.55,
    })
    const valleys = [-0.5, -0.14, 0.24, 0.6].map((u) =>
      closed(placed(shape(`${u - 0.02} 0.2, ${u - 0.08} -0.3, ${u + 0.06} -0.3`), piece)),
    )
    art.fill(valleys.join(''), mix(shade(color, 0.4), '#143f1c', 0.5), 0.4)
  })
  const rim = open(outline.slice(1, 15))
  art.stroke(rim, mix(tint(color, 0.4), '#e3f0a4', 0.4), size * 0.035, { opacity: 0.7 })
}

/** Slices of chicken breast: what the knife cut across the grain is never twice the same. */
const SLICES = [
  shape(
    '-1 0.08, -0.94 -0.24, -0.66 -0.44, -0.2 -0.5, 0.3 -0.46, 0.74 -0.36, 0.98 -0.08, 0.9 0.24, 0.56 0.38, 0.04 0.4, -0.5 0.44, -0.86 0.34',
  ),
  shape(
    '-0.98 0.2, -1 -0.1, -0.78 -0.36, -0.3 -0.4, 0.16 -0.5, 0.62 -0.44, 0.94 -0.2, 1 0.12, 0.72 0.34, 0.2 0.36, -0.3 0.46, -0.74 0.4',
  ),
] as const

/** One of them: white along its fibers, its upper edge browned in the pan; `size` is half its length. */
function chicken(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const outline = placed(
    random.pick(SLICES).map(([u, v]): Point => [u + random.jitter(0.05), v + random.jitter(0.04)]),
    piece,
  )
  const path = closed(outline)
  art.movedBy(size * 0.06, size * 0.14, () => art.softFill(path, '#1c1406', 0.6, size * 0.07))
  art.fill(path, '#9a5522')
  const light = art.linearGradient('x1=".3" y1="0" x2=".5" y2="1"', [
    [0, '#fff4dc'],
    [0.55, '#f8e0b8'],
    [1, '#d6a870'],
  ])
  art.fill(closed(shrunk(outline, 0.95, 0, size * 0.045)), light)
  art.clipped(path, () => {
    const crust = outline.slice(1, 7)
    art.stroke(open(crust), '#c47a30', size * 0.2, { opacity: 0.75 })
    art.stroke(open(crust), '#7a3c14', size * 0.09, { opacity: 0.8 })
    const fibers = [-0.62, -0.3, 0.02, 0.3, 0.62].map((u) => {
      const lean = random.jitter(0.06)
      return open(placed(shape(`${u} -0.2, ${u + 0.1 + lean} 0.06, ${u + 0.04} 0.32`), piece))
    })
    art.stroke(fibers.join(''), '#c89a66', size * 0.035, { opacity: 0.7 })
    const wet = open(placed(shape('-0.6 -0.12, -0.2 -0.2, 0.3 -0.18'), piece))
    art.stroke(wet, '#fffdf4', size * 0.08, { opacity: 0.6 })
  })
}

/** From the back of the cut to its front: where, how large and how turned; leaves between the slices. */
const LAYERS = [
  ['leaf', 0.1, -0.92, 0.6, 0, '#3f7a28'],
  ['leaf', 0.66, -0.44, 0.6, 1, '#5f9a34'],
  ['leaf', 0.82, 0.24, 0.6, 1.4, '#4f8a2c'],
  ['leaf', -0.76, 0.5, 0.6, -0.9, '#3f7a28'],
  ['leaf', -0.86, 0, 0.6, -1.4, '#5f9a34'],
  ['leaf', -0.3, -0.7, 0.6, -0.3, '#4f8a2c'],
  ['leaf', 0.36, -0.6, 0.6, 0.5, '#6fa63a'],
  ['leaf', 0.7, -0.1, 0.6, 1.1, '#5f9a34'],
  ['leaf', -0.7, -0.24, 0.5, -1.1, '#3f7a28'],
  ['leaf', 0.06, -0.3, 0.6, 0.1, '#8fbf4e'],
  ['slice', 0.02, -0.42, 0.66, -0.2, ''],
  ['leaf', 0.5, 0.1, 0.56, 0.5, '#a9cf62'],
  ['leaf', -0.4, -0.1, 0.6, -0.2, '#8fbf4e'],
  ['slice', -0.26, 0, 0.7, 0.12, ''],
  ['leaf', -0.7, 0.4, 0.5, -0.5, '#5f9a34'],
  ['leaf', 0.6, 0.54, 0.56, 0.3, '#4f8a2c'],
  ['leaf', 0.04, 0.34, 0.62, -0.06, '#6fa63a'],
  ['slice', 0.2, 0.46, 0.62, -0.24, ''],
  ['leaf', -0.42, 0.66, 0.6, 0.3, '#8fbf4e'],
  ['leaf', 0.3, 0.82, 0.6, -0.2, '#5f9a34'],
] as const

/** Romaine, sliced chicken, parmesan and golden crumbs, bulging from the cut of a wrap. */
export function caesarFilling(art: Canvas, piece: Piece, [rx, ry]: Cut, side: 1 | -1): void {
  const { random } = art
  const { size } = piece
  for (const [what, u, v, share, turn, color] of LAYERS) {
    const spot = [rx * (u * side + random.jitter(0.07)), ry * (v + random.jitter(0.05))] as const
    const [[x, y] = [0, 0]] = placed([spot], piece)
    const angle = turn * side + random.jitter(0.16)
    const long = size * rx * share * (what === 'leaf' ? 1.25 : 1.3) * random.range(0.94, 1.08)
    const part = { x, y, size: long, angle }
    if (what === 'leaf') romaine(art, { ...part, color: mixed(art, color) })
    else chicken(art, { ...part, color: '' })
  }
  dressing(art, { ...piece, size: size * ry, angle: 0 }, side)
  shavings(art, piece, [rx, ry])
  const crumbs = placed(pack(random, 0.02, 0, rx * 0.7, 54, { ry: ry * 0.7, tries: 2 }), piece)
  art.fill(spots(random, crumbs, [size * 0.007, size * 0.016]), '#b8701e')
  art.fill(spots(random, crumbs.slice(20), [size * 0.006, size * 0.012]), '#f3c06a')
}

function mixed({ random }: Canvas, color: Color): Color {
  return mix(color, random.pick(['#7aa83a', '#3f7a28', '#a9cf62']), random.range(0, 0.3))
}

/** Dressing that was tossed with the salad: it clings in a few thick runs. */
function dressing(art: Canvas, piece: Piece, side: 1 | -1): void {
  const runs = [
    '-0.36 -0.34 0.03, -0.22 -0.42 0.08, -0.06 -0.38 0.1, 0.08 -0.34 0.05, 0.16 -0.24 0.05, 0.17 -0.14 0.034, 0.17 -0.06 0.04, 0.17 -0.02 0.024',
    '-0.5 -0.02 0.03, -0.36 0 0.075, -0.26 0.1 0.07, -0.24 0.22 0.04, -0.24 0.34 0.045, -0.24 0.39 0.03',
  ].map((run) => beads(run).map(([u, v, half]): Bead => [u * side, v, half]))
  poured(art, piece, runs, '#fbf1d6')
}

/** Thin curls of parmesan. */
function shavings(art: Canvas, piece: Piece, [rx, ry]: Cut): void {
  const { random } = art
  for (const [u, v] of shape('0.44 -0.36, -0.4 0.32, 0.3 0.66')) {
    const [[x, y] = [0, 0]] = placed([[rx * u, ry * v]], piece)
    const curl = { x, y, size: piece.size * 0.075, angle: random.angle(), color: '#f6e3a4' }
    const outline = placed(
      shape('-1 0.1, -0.4 -0.4, 0.5 -0.36, 1 0, 0.5 0.02, -0.2 0.06, -0.7 0.4'),
      curl,
    )
    layered(art, closed(outline), [
      { color: SHADOW, dx: 2, dy: 4, opacity: 0.4 },
      { color: '#d9b866' },
      { color: curl.color, dx: -1, dy: -2 },
    ])
  }
}

/** Crumbs that fell on the board below the cut; `size` is how far they rolled. */
export function fallenCrumbs(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const near = pack(random, x + size * 0.3, y, size * 0.5, 8, { ry: size * 0.2, tries: 1 })
  const far = pack(random, x, y, size, 6, { ry: size * 0.3, tries: 1 })
  const crumbs = spots(random, near, [size * 0.03, size * 0.1], { wobble: 0.3 })
  const all = crumbs + spots(random, far, [size * 0.02, size * 0.05])
  art.movedBy(size * 0.02, size * 0.04, () => art.fill(all, SHADOW, 0.45))
  art.fill(all, '#b9742a')
  art.movedBy(-size * 0.012, -size * 0.02, () => art.fill(all, '#e8b766', 0.75))
}
