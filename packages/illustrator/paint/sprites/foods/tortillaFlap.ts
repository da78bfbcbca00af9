import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { type Glow, glow } from './glow.ts'
import { laid, layered } from './touches.ts'

/** The rims of the two halves from left to right, soft and a little wavy, and the fold under both. */
const BACK_RIM = shape(
  '-1 .3, -.95 .02, -.82 -.26, -.6 -.46, -.3 -.6, .02 -.67, .34 -.6, .64 -.48, .86 -.24, .97 .04, 1 .28',
)
const FRONT_RIM = shape(
  '-.99 .34, -.93 .2, -.8 .08, -.6 .01, -.36 -.1, -.08 -.13, .2 -.07, .46 -.04, .7 .07, .88 .19, .99 .33',
)
const FOLD = shape('.97 .44, .84 .53, .5 .6, .06 .63, -.42 .61, -.8 .54, -.96 .45')

/** The outline of a half of a tortilla that is folded around its filling. */
export function flapOutline(art: Canvas, piece: Piece, side: 'back' | 'front'): Point[] {
  const { random } = art
  const rim = side === 'back' ? BACK_RIM : FRONT_RIM
  const wavy = rim.map(([u, v]): Point => [u, v + random.jitter(0.02)])
  return laid([...wavy, ...FOLD], piece)
}

/** A half of a soft corn tortilla: pale where it bulges, toasted in spots, brown along its fold. */
export function tortillaFlap(
  art: Canvas,
  piece: Piece,
  { side, outline }: { side: 'back' | 'front'; outline: readonly Point[] },
): void {
  const { size } = piece
  const path = closed(outline)
  const isFront = side === 'front'
  const light = art.linearGradient('x1=".25" y1="0" x2=".6" y2="1"', [
    [0, isFront ? '#ffeebb' : '#f3d38c'],
    [0.4, isFront ? '#f7d68b' : '#e4b562'],
    [0.78, '#dfa650'],
    [1, '#a8682a'],
  ])
  layered(art, path, [{ color: '#8a4c18', width: size * 0.02 }, { color: light }])
  art.clipped(path, () => {
    bulge(art, piece)
    toasted(art, piece)
    rimLight(art, piece, outline.slice(0, 11))
  })
}

/** Its roundness: light where it bulges to us, shade to the right and under the fold. */
function bulge(art: Canvas, piece: Piece): void {
  const at = (u: number, v: number, rx: number, ry: number): Glow => spot(piece, [u, v], rx, ry)
  glow(art, '#fff6d2', 0.6, [at(-0.3, 0.16, 0.5, 0.18), at(0.16, 0.14, 0.4, 0.15)])
  glow(art, '#8a4614', 0.5, [at(0.9, 0.4, 0.42, 0.36), at(0.1, 0.68, 1.1, 0.22)])
  glow(art, '#fbe0a0', 0.35, [at(-0.1, 0.54, 0.7, 0.08)])
}

/** Spots from the griddle, each browned and darker in its middle, in clusters. */
function toasted(art: Canvas, piece: Piece): void {
  const { random } = art
  const places = Array.from({ length: 11 }, (): Point => [
    random.range(-0.84, 0.84),
    random.range(-0.06, 0.5),
  ])
  const spots = places.map((place) => {
    const wide = random.range(0.03, 0.14)
    return spot(piece, place, wide, wide * random.range(0.5, 0.8), random.jitter(0.5))
  })
  glow(art, '#a3581a', 0.75, spots)
  const burnt = spots.slice(0, 7).map(({ x, y, rx, ry = rx, angle }) => {
    return { x, y, rx: rx * 0.52, ry: ry * 0.52, angle }
  })
  glow(art, '#5c2a0c', 0.8, burnt)
  const pores = Array.from({ length: 46 }, (): Point => {
    const { x, y } = spot(piece, [random.jitter(0.92), random.range(-0.2, 0.56)], 1, 1)
    return [x, y]
  })
  art.specks(pores, '#b87a34', piece.size * 0.012, { opacity: 0.5 })
}

/** The cut edge of the tortilla along its rim, in the light. */
function rimLight(art: Canvas, { size }: Piece, rim: readonly Point[]): void {
  const line: Path = open(rim)
  layered(art, line, [
    { color: '#b87a34', width: size * 0.075, opacity: 0.35 },
    { color: '#fff3cc', width: size * 0.045 },
  ])
}

function spot(
  piece: Piece,
  place: Point,
  rx: number,
  ry: number,
  turn = 0,
): Glow & { angle: number } {
  const [[x, y] = [piece.x, piece.y]] = laid([place], piece)
  return { x, y, rx: rx * piece.size, ry: ry * piece.size, angle: piece.angle + turn }
}
