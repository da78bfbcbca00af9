import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { blob, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import type { Area, DrawPiece, Piece } from '../../types.ts'
import { stoutCarrot } from './roastCarrot.ts'
import { roastOnion } from './roastOnion.ts'
import { roastPotato } from './roastRoot.ts'
import { soft } from './shapes.ts'
import { rosemarySprig } from './sprigs.ts'

type Kind = 'carrot' | 'parsnip' | 'onion' | 'potato' | 'rosemary'

/** Where one lies, as shares of the sheet; how large, as a share of its height; how turned, in degrees. */
type Lying = readonly [kind: Kind, u: number, v: number, size: number, degrees: number]

/** Three loose clusters, so that bare metal shows between them; what comes later lies on top. */
const ROASTED: readonly Lying[] = [
  ['onion', -0.37, -0.31, 0.155, 128],
  ['potato', -0.19, -0.37, 0.112, 20],
  ['parsnip', -0.2, -0.2, 0.7, -20],
  ['potato', -0.4, -0.11, 0.1, 100],
  ['carrot', -0.22, -0.04, 0.76, -27],
  ['parsnip', -0.25, 0.18, 0.56, -14],
  ['carrot', -0.21, 0.25, 0.66, -32],
  ['onion', -0.38, 0.37, 0.15, 200],
  ['potato', -0.09, 0.16, 0.108, -70],
  ['potato', -0.14, 0.4, 0.116, 60],
  ['onion', 0.06, -0.34, 0.15, 28],
  ['carrot', 0.23, -0.31, 0.66, 165],
  ['parsnip', 0.27, -0.17, 0.62, 192],
  ['potato', 0.43, -0.36, 0.104, 140],
  ['potato', 0.075, -0.1, 0.12, -30],
  ['carrot', 0.2, 0.06, 0.78, 152],
  ['carrot', 0.23, 0.27, 0.68, 166],
  ['onion', 0.41, 0.09, 0.13, 64],
  ['onion', 0.07, 0.37, 0.12, 150],
  ['potato', 0.42, 0.37, 0.112, 10],
  ['rosemary', -0.21, 0.1, 0.36, -52],
  ['rosemary', 0.28, -0.22, 0.34, 28],
  ['rosemary', 0.17, 0.19, 0.32, -18],
]

const COLORS: Readonly<Record<Kind, Color>> = {
  carrot: '#e8761f',
  parsnip: '#f0dca0',
  onion: '#a8487e',
  potato: '#e5ae4b',
  rosemary: '#3f6638',
}

const DRAWINGS: Readonly<Record<Kind, DrawPiece>> = {
  carrot: stoutCarrot,
  parsnip: stoutCarrot,
  onion: roastOnion,
  potato: roastPotato,
  rosemary: rosemarySprig,
}

/** Roots, onions and rosemary on a bare sheet, roasted with room between them. */
export function rootSheet(
  art: Canvas,
  area: Area,
  { color, scale }: { color: Color; scale: number },
): void {
  const placed = ([kind, u, v, size, degrees]: Lying): Piece => {
    const [x, y] = turnedPoint([u * area.width, v * area.height], area.angle, area.x, area.y)
    const own = kind === 'carrot' ? color : COLORS[kind]
    const angle = area.angle + (degrees * Math.PI) / 180
    return { x, y, size: size * area.height * scale, angle, color: own }
  }
  const laid = ROASTED.map((lying) => ({ kind: lying[0], piece: placed(lying) }))
  browning(
    art,
    laid.filter(({ kind }) => kind !== 'rosemary').map(({ piece }) => piece),
  )
  for (const { kind, piece } of laid) DRAWINGS[kind](art, piece)
}

/** Oil and juices that browned on the metal around what lay there. */
function browning(art: Canvas, pieces: readonly Piece[]): void {
  const { random } = art
  const pools = pieces.map(({ x, y, size, angle }): Path => {
    const long = Math.min(size * 0.55, size > 200 ? size * 0.42 : size * 1.1)
    const wide = size > 200 ? size * 0.13 : size * 0.95
    return soft(blob(random, x + 4, y + 6, long, wide, { points: 11, wobble: 0.14, angle }))
  })
  art.softFill(pools.join(''), '#b9772c', 0.22, 12)
  const drops = pieces.flatMap(({ x, y }) =>
    [0, 1, 2].map((): Point => [x + random.jitter(90), y + random.jitter(70)]),
  )
  art.specks(drops, '#8a4d16', 5, { opacity: 0.4 })
}
