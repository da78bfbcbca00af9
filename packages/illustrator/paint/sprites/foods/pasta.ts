import type { pasta as words } from '../../../language/words/foods/pasta.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, open, type Point, turnedPoint } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { DrawBase, Piece, FoodSprites } from '../types.ts'
import { type Strands, tangle } from './strands.ts'
import { folded } from './foldedNoodles.ts'
import { tangled } from './tangledNoodles.ts'
import { noodleLift } from './noodleLift.ts'
import { nest } from './noodleNest.ts'
import { rigatoni } from './rigatoni.ts'
import { macandcheese } from './macAndCheese.ts'
import { sesamenoodles } from './sesameNoodles.ts'
import { tagliatellebowl } from './tagliatelleBowl.ts'
import { macaroni } from './macaroni.ts'
import { gnocchi, penne } from './tubes.ts'
import { curveOn, laid, patches } from './touches.ts'

/** The pleated edge of a dumpling: outwards at a fold, inwards between two. */
const PLEATS: readonly Point[] = Array.from({ length: 15 }, (_, index) => {
  const turn = Math.PI * (1 + index / 14)
  const reach = index % 2 ? 1.05 : 0.94
  return [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.64 + 0.16]
})

const BOTTOM: readonly Point[] = [
  [0.9, 0.34],
  [0.45, 0.46],
  [0, 0.48],
  [-0.45, 0.46],
  [-0.9, 0.34],
]

const BELLY: readonly Point[] = [
  [-0.7, 0.2],
  [-0.4, -0.1],
  [0, -0.18],
  [0.4, -0.1],
  [0.7, 0.2],
  [0.3, 0.34],
  [-0.3, 0.34],
]

/** The folds along a dumpling's edge, each with its light. */
function pleats(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const folds = PLEATS.filter((_, index) => index % 2 === 0 && index > 0 && index < 14)
  const lines = folds.map(([u, v]) =>
    curveOn(piece, [u * 0.98, v, u * 0.78 + 0.05, v * 0.7, u * 0.62, v * 0.4 + 0.04]),
  )
  art.stroke(lines.join(''), shade(color, 0.3), size * 0.055, { opacity: 0.7 })
  art.movedBy(-size * 0.035, -size * 0.03, () =>
    art.stroke(lines.join(''), '#fffaf0', size * 0.04, { opacity: 0.8 }),
  )
}

/** A folded dumpling with a pleated edge and a crisp, fried base; `size` is half its length. */
function dumpling(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  art.body(laid([...PLEATS, ...BOTTOM], piece), color, {
    height: 11,
    lit: 0.95,
    shaded: 0.26,
    offset: 0.03,
  })
  art.fill(closed(laid(BELLY, piece)), tint(color, 0.5), 0.75)
  const crisp: Point[] = [[-0.9, 0.3], [-0.4, 0.36], [0.4, 0.36], [0.9, 0.3], ...BOTTOM]
  art.fill(closed(laid(crisp, piece)), '#c98b45', 0.85)
  const [cx, cy] = turnedPoint([0, size * 0.42], angle, x, y)
  const spots = { angle, rx: size * 0.55, ry: size * 0.03, count: 5, grain: size * 0.09 }
  art.fill(patches(art, { x: cx, y: cy, ...spots }), '#8f5120', 0.6)
  pleats(art, piece)
  art.stroke(
    open(laid(BELLY.slice(1, 4), { ...piece, size: size * 0.9 })),
    '#fffdf6',
    size * 0.06,
    {
      opacity: 0.7,
    },
  )
}

const strands =
  (look: Strands): DrawBase =>
  (art, area, fill) =>
    tangle(art, area, fill, look)

/** Pasta, noodles and dumplings. */
export const pasta = {
  spaghetti: strands({ width: 11, together: 7, locks: 30 }),
  tagliatelle: strands({ width: 21, together: 4, locks: 30, flat: true, gloss: 0.8 }),
  noodles: strands({ width: 11.5, together: 7, locks: 26, wave: 0.3 }),
  ramennoodles: folded({ wide: 0.038, broth: '#b87a2c' }),
  eggnoodles: nest({ wide: 0.058, together: [3, 4], flat: true, broth: '#c98a24' }),
  ricenoodles: tangled({ wide: 0.031, flat: true, deep: '#9a5420' }),
  noodlenest: tangled({ wide: 0.042, deep: '#6a3414' }),
  noodlelift: noodleLift,
  tagliatellenest: nest({ wide: 0.06, together: [3, 5], flat: true }),
  rigatoni,
  penne,
  macandcheese,
  tagliatellebowl,
  sesamenoodles,
  macaroni,
  gnocchi,
  dumpling,
} satisfies FoodSprites<typeof words>
