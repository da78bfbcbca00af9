import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { shape } from './dough.ts'
import { type Glow, glow } from './glow.ts'
import { laid, layered } from './touches.ts'

/** The rim of the near half, from the left corner to the end that opens to us. */
const NEAR_RIM = shape(
  '-1 .26, -.96 .12, -.84 -.02, -.62 -.12, -.32 -.17, 0 -.15, .3 -.08, .56 .04, .76 .2, .9 .34, .98 .46',
)
const FOLD = shape('.9 .52, .6 .545, .2 .53, -.3 .48, -.75 .4, -.98 .33')
/** The rim of the far half, from that end up and back to the left corner. */
const FAR_RIM = shape(
  '.98 .46, 1.07 .34, 1.11 .16, 1.07 -.1, .95 -.36, .73 -.57, .43 -.7, .08 -.73, -.26 -.66, -.58 -.47, -.84 -.2, -.97 .06, -1 .26',
)

/** The halves of a folded tortilla: their outlines, and their rims. */
interface Shell {
  near: Path
  far: Path
  nearRim: readonly Point[]
  farRim: readonly Point[]
}

/** A thin tortilla, folded, its right end open to us; its rim wavers a little. */
export function shellOf({ random }: Canvas, piece: Piece): Shell {
  const wavy = (rim: readonly Point[]) =>
    rim.map(([u, v], at): Point => {
      const isEnd = at === 0 || at === rim.length - 1
      return isEnd ? [u, v] : [u + random.jitter(0.02), v + random.jitter(0.028)]
    })
  const [nearRim, farRim] = [laid(wavy(NEAR_RIM), piece), laid(wavy(FAR_RIM), piece)]
  const [corner, end] = [nearRim.slice(0, 1), nearRim.slice(-1)]
  const under = open([...end, ...laid(FOLD, piece), ...corner]).replace('M', 'L')
  return { near: `${open(nearRim)}${under}Z`, far: `${open(farRim)}Z`, nearRim, farRim }
}

const EDGE = '#8a4c18'

/** The inside of the far half: in the shade, lit along its upper rim. */
export function farHalf(art: Canvas, piece: Piece, { far: path, farRim }: Shell): void {
  const { size } = piece
  const light = art.linearGradient('x1=".2" y1="0" x2=".5" y2="1"', [
    [0, '#f6dc9c'],
    [0.35, '#dcae62'],
    [0.8, '#7a4418'],
    [1, '#3c1c0a'],
  ])
  layered(art, path, [{ color: EDGE, width: size * 0.02 }, { color: light }])
  rimEdge(art, size, farRim)
}

/** The outside of the near half, with the char of the griddle. */
export function nearHalf(art: Canvas, piece: Piece, { near: path, nearRim }: Shell): void {
  const { size } = piece
  const light = art.linearGradient('x1=".3" y1="0" x2=".55" y2="1"', [
    [0, '#fbe6b0'],
    [0.35, '#f3d38e'],
    [0.7, '#dfae5e'],
    [0.9, '#b57a34'],
    [1, '#7e4a1a'],
  ])
  layered(art, path, [{ color: EDGE, width: size * 0.018 }, { color: light }])
  const at = (u: number, v: number, rx: number, ry: number) => spot(piece, [u, v], rx, ry)
  art.clipped(path, () => {
    // It is thin: it gives way here and there over what lies inside.
    glow(art, '#fff8da', 0.7, [at(-0.62, 0.02, 0.2, 0.2), at(-0.02, 0.04, 0.26, 0.14)])
    glow(art, '#b0702a', 0.5, [at(-0.36, 0.16, 0.1, 0.3), at(0.34, 0.26, 0.12, 0.26)])
    glow(art, '#fbe3aa', 0.6, [at(0.54, 0.2, 0.12, 0.2)])
    glow(art, '#6e3a10', 0.55, [at(0.95, 0.5, 0.3, 0.3), at(0.2, 0.7, 1, 0.14)])
    charred(art, piece, 18)
    freckles(art, piece)
  })
  rimEdge(art, size, nearRim)
}

/** Where the tortilla blistered on the griddle: brown around, burnt on top. */
function charred(art: Canvas, piece: Piece, count: number): void {
  const { random } = art
  const { size } = piece
  const places = Array.from({ length: count }, () => ({
    place: [random.range(-0.92, 0.9), random.range(-0.16, 0.5)] as const,
    wide: random.range(0.026, 0.06) * random.pick([0.3, 0.5, 0.8, 1.4]),
    flat: random.range(0.5, 0.85),
    lean: random.jitter(0.7),
  }))
  glow(
    art,
    '#a8641e',
    0.75,
    places.map(({ place, wide, flat, lean }) => ({
      ...spot(piece, place, wide * 2.1, wide * 2.1 * flat),
      angle: lean,
    })),
  )
  const patch = (share: number) =>
    places
      .map(({ place, wide, flat, lean }) => {
        const { x, y } = spot(piece, place, 0, 0)
        const rx = wide * size * share
        const look = { points: 13, wobble: 0.16, angle: lean }
        return closed(blob(random, x + random.jitter(rx * 0.2), y, rx, rx * flat, look))
      })
      .join('')
  art.fill(patch(0.9), '#8a4814', 0.5)
  art.fill(patch(0.62), '#4c220c', 0.6)
}

function freckles(art: Canvas, piece: Piece): void {
  const { random } = art
  const places = Array.from({ length: 70 }, (): Point => {
    const { x, y } = spot(piece, [random.jitter(0.96), random.range(-0.22, 0.58)], 1, 1)
    return [x, y]
  })
  art.specks(places.slice(0, 45), '#9a5a1e', piece.size * 0.012, { opacity: 0.6 })
  art.specks(places.slice(45), '#fff4cc', piece.size * 0.012, { opacity: 0.7 })
}

/** The cut edge of the tortilla, thin and lit, with its own shade below it. */
function rimEdge(art: Canvas, size: number, rim: readonly Point[]): void {
  layered(art, open(rim), [
    { color: '#8a4c18', width: size * 0.034, dy: size * 0.01 },
    { color: '#fff0c4', width: size * 0.026 },
  ])
}

function spot(piece: Piece, place: Point, rx: number, ry: number): Glow & { angle: number } {
  const [[x, y] = [piece.x, piece.y]] = laid([place], piece)
  return { x, y, rx: rx * piece.size, ry: ry * piece.size, angle: piece.angle }
}
