import type { Canvas } from '../../core/canvas.ts'
import type { Piece } from '../types.ts'
import { lemonSlice } from './cakeLemon.ts'
import { panInPerspective, placeOnPan } from './panInPerspective.ts'
import { roastOnion } from './produce/roastOnion.ts'
import { rosemarySprig } from './produce/sprigs.ts'
import { laidDrum, laidThigh } from './roastPieces.ts'
import { roastWedge } from './roastWedge.ts'
import { rootChunk } from './rootChunk.ts'
import { upright } from './upright.ts'

/** How flat the pan is seen. */
const FLAT = 0.62

type Kind = 'drum' | 'thigh' | 'potato' | 'carrot' | 'parsnip' | 'onion' | 'lemon' | 'rosemary'

/** Where one lies on the pan, how large and how turned; the far ones first. */
type Lying = readonly [kind: Kind, u: number, v: number, size: number, angle: number]

const ROASTED: readonly Lying[] = [
  ['onion', 0.14, -0.56, 0.2, 0.2],
  ['parsnip', 0.36, -0.6, 0.16, 0.2],
  ['potato', 0.1, -0.64, 0.18, 0.5],
  ['carrot', 0.6, -0.56, 0.16, 0.5],
  ['potato', 0.8, -0.46, 0.15, 2.8],
  ['potato', -0.76, -0.56, 0.14, 0.5],
  ['thigh', -0.4, -0.36, 0.42, 2.7],
  ['drum', 0.42, -0.2, 0.39, -0.3],
  ['carrot', 0.0, -0.1, 0.12, -0.5],
  ['onion', -0.78, 0.1, 0.17, -0.9],
  ['lemon', 0.74, 0.1, 0.15, 0.3],
  ['drum', -0.34, 0.24, 0.46, 2.75],
  ['drum', 0.42, 0.34, 0.36, 0.42],
  ['onion', 0.26, 0.58, 0.2, 0.7],
  ['potato', -0.7, 0.54, 0.14, 2.4],
  ['carrot', -0.42, 0.57, 0.17, -0.5],
  ['parsnip', -0.1, 0.57, 0.15, 0.5],
  ['potato', -0.58, 0.68, 0.17, 0.3],
  ['potato', 0.06, 0.66, 0.16, 2.8],
  ['carrot', -0.24, 0.7, 0.15, 0.16],
  ['rosemary', -0.44, -0.28, 0.4, -0.4],
  ['rosemary', 0.56, 0.6, 0.38, 0.3],
]

/** A sheet pan of roast chicken and roots, seen from a chair; `size` is half the width of the pan. */
export function sheetchicken(art: Canvas, { x, y, size, color }: Piece): void {
  upright(art, { x, y }, () =>
    art.movedBy(x, y, () => {
      panInPerspective(art, size)
      for (const lying of ROASTED) lay(art, lying, size, color)
    }),
  )
}

function lay(art: Canvas, [kind, u, v, larger, angle]: Lying, pan: number, color: string): void {
  const [x, y] = placeOnPan(pan, u, v * 1.07 + 0.03)
  const spot = { x, y, size: larger * pan * 1.05, angle }
  if (kind === 'drum') laidDrum(art, { ...spot, flat: FLAT }, angle, color)
  else if (kind === 'thigh') laidThigh(art, { ...spot, flat: FLAT }, angle, color)
  else if (kind === 'potato') roastWedge(art, { ...spot, color: '#dca23a' }, FLAT)
  else if (kind === 'onion') roastOnion(art, { ...spot, color: '#a8487e' })
  else if (kind === 'rosemary') rosemarySprig(art, { ...spot, color: '#4a6b3c' })
  else if (kind === 'lemon') lemonSlice(art, { ...spot, lean: 0.72, turn: 0.4 }, '#8a4a10')
  else rootChunk(art, spot, kind, FLAT)
}
