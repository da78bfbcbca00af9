import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, open, pack, type Path, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape, spots } from './dough.ts'
import { type Bead, beads, poured } from './pouredSauce.ts'
import { romaineFrill } from './romaineFrill.ts'
import { layered } from './touches.ts'

/** Half its width and half its height, in shares of the size, as the cut is turned. */
type Cut = readonly [rx: number, ry: number]

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
  art.movedBy(size * 0.08, size * 0.2, () => art.softFill(path, '#1c1406', 0.7, size * 0.08))
  art.movedBy(size * 0.05, size * 0.15, () => art.fill(path, '#8a4a1e'))
  art.movedBy(size * 0.035, size * 0.1, () => art.fill(path, '#bd8a52'))
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

/**
 * From the back of the cut to its front: what, where its foot or middle is, how large, how far it is
 * turned (a leaf from pointing outwards), and its green.
 */
type Part = readonly [
  what: 'leaf' | 'slice',
  u: number,
  v: number,
  share: number,
  turn: number,
  color: Color,
]

/** Leaves deep in the roll, in the shade. */
const DEEP: readonly Part[] = [
  ['leaf', 0.1, -0.3, 0.7, 0, '#2c5c20'],
  ['leaf', 0.4, 0, 0.7, 0.2, '#2f6423'],
  ['leaf', 0.2, 0.4, 0.66, 0, '#2c5c20'],
  ['leaf', -0.3, 0.2, 0.66, -0.2, '#2c5c20'],
]

/** What bulges out of it: leaves around, slices in the middle, small leaves between them. */
const HEAPS: readonly (readonly Part[])[] = [
  [
    ['leaf', 0.2, -0.3, 0.76, 0.3, '#4f9438'],
    ['leaf', -0.3, -0.16, 0.74, 0.5, '#73ad3e'],
    ['leaf', 0.34, 0.04, 0.6, -0.4, '#3a7a2c'],
    ['leaf', -0.3, 0.02, 0.66, 0.1, '#4f9438'],
    ['leaf', -0.06, -0.36, 0.62, -0.5, '#85bb45'],
    ['slice', 0.16, -0.4, 0.7, -0.14, ''],
    ['leaf', -0.5, -0.1, 0.44, 0.4, '#9cca58'],
    ['leaf', 0.36, 0.24, 0.6, 0.1, '#73ad3e'],
    ['slice', -0.16, -0.02, 0.8, 0.14, ''],
    ['leaf', -0.3, 0.3, 0.6, 0.3, '#5a9a36'],
    ['leaf', 0.1, 0.36, 0.66, 0.1, '#85bb45'],
    ['slice', 0.22, 0.34, 0.7, -0.22, ''],
    ['leaf', -0.2, 0.44, 0.56, 0.1, '#a9d264'],
    ['leaf', 0.24, 0.62, 0.5, -0.3, '#73ad3e'],
  ],
  [
    ['leaf', 0.26, -0.3, 0.7, -0.3, '#73ad3e'],
    ['leaf', -0.1, -0.36, 0.76, 0.3, '#4f9438'],
    ['leaf', 0.36, -0.06, 0.6, 0.2, '#5a9a36'],
    ['leaf', -0.36, 0, 0.7, 0.2, '#73ad3e'],
    ['leaf', -0.34, -0.28, 0.6, -0.4, '#85bb45'],
    ['slice', -0.16, -0.38, 0.7, -0.3, ''],
    ['leaf', 0.2, -0.44, 0.46, 0.3, '#a9d264'],
    ['leaf', 0.36, 0.24, 0.64, -0.2, '#4f9438'],
    ['leaf', -0.3, 0.24, 0.64, 0.3, '#5a9a36'],
    ['slice', 0.18, 0, 0.8, 0.1, ''],
    ['leaf', -0.34, 0.34, 0.54, 0.2, '#85bb45'],
    ['leaf', 0.3, 0.36, 0.6, 0.1, '#73ad3e'],
    ['slice', -0.12, 0.38, 0.74, -0.06, ''],
    ['leaf', 0.16, 0.56, 0.56, -0.3, '#9cca58'],
    ['leaf', -0.16, 0.66, 0.46, 0.2, '#73ad3e'],
  ],
]

/** Lays leaves and slices where the list says; what is low lies behind the lip of the cut. */
function lay(
  art: Canvas,
  piece: Piece,
  [rx, ry]: Cut,
  { parts, lip }: { parts: readonly Part[]; lip: Path },
): void {
  const { random } = art
  const { size } = piece
  for (const [what, u, v, share, turn, color] of parts) {
    const spot: Point = [rx * (u + random.jitter(0.05)), ry * (v + random.jitter(0.04))]
    const [[x, y] = [0, 0]] = placed([spot], piece)
    const outwards = Math.atan2(y - piece.y, x - piece.x)
    const angle = turn + random.jitter(0.12)
    const long = size * rx * share
    const draw = () => {
      if (what === 'slice') chicken(art, { x, y, size: long, angle, color: '' })
      else
        romaineFrill(art, {
          x,
          y,
          size: long * 1.4,
          angle: outwards + angle,
          color: mixed(art, color),
        })
    }
    if (v > 0.2) art.clipped(lip, draw)
    else draw()
  }
}

/** What lies deep in the hollow of the roll. */
export function deepFilling(art: Canvas, piece: Piece, cut: Cut, lip: Path): void {
  lay(art, piece, cut, { parts: DEEP, lip })
}

/** Romaine, sliced chicken, parmesan and golden crumbs, bulging from the cut of a wrap. */
export function caesarFilling(
  art: Canvas,
  piece: Piece,
  [rx, ry]: Cut,
  { heap, lip }: { heap: 0 | 1; lip: Path },
): void {
  const { random } = art
  const { size } = piece
  lay(art, piece, [rx, ry], { parts: HEAPS[heap] ?? [], lip })
  dressing(art, { ...piece, size: size * ry, angle: 0 }, heap ? 1 : -1)
  shavings(art, piece, [rx, ry])
  const crumbs = placed(pack(random, 0.02, 0, rx * 0.6, 40, { ry: ry * 0.6, tries: 2 }), piece)
  art.fill(spots(random, crumbs, [size * 0.008, size * 0.018]), '#a45f18')
  art.fill(spots(random, crumbs.slice(16), [size * 0.006, size * 0.013]), '#f3c06a')
}

function mixed({ random }: Canvas, color: Color): Color {
  return mix(color, random.pick(['#7aa83a', '#3f7a28', '#a9cf62']), random.range(0, 0.25))
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
    const curl = { x, y, size: piece.size * 0.11, angle: random.jitter(0.9), color: '#f6e3a4' }
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
