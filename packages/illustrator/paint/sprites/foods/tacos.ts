import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { herbLeaf } from './fillings.ts'
import { friedStrip } from './friedStrip.ts'
import { beads, poured } from './pouredSauce.ts'
import { cabbageShreds, radishSlice } from './tacoFilling.ts'
import { flapOutline, tortillaFlap } from './tortillaFlap.ts'
import { laid } from './touches.ts'
import { upright } from './upright.ts'

/** Lime cream from a spoon: in uneven bends over the fish and onto the near half. */
const CREAM = [
  '-.6 -.1 .012, -.5 -.24 .022, -.4 -.2 .026, -.33 -.1 .024, -.24 -.2 .026, -.15 -.37 .03, -.05 -.34 .03, .03 -.16 .032, .1 -.07 .034, .19 -.26 .028, .28 -.35 .026, .37 -.27 .024, .45 -.13 .024, .54 -.18 .018, .62 -.24 .01',
].map(beads)

/** A soft taco on its fold, a strip of fried fish between its halves; `size` is half its width. */
export function taco(art: Canvas, given: Piece): void {
  const { random } = art
  const { size } = given
  const piece = { ...given, angle: 0.06 + random.jitter(0.06) }
  upright(art, given, () => {
    const back = flapOutline(art, piece, 'back')
    const front = flapOutline(art, piece, 'front')
    standing(art, size, closed(front))
    tortillaFlap(art, piece, { side: 'back', outline: back })
    art.clipped(closed(back), () =>
      art.movedBy(0, -size * 0.05, () => art.softFill(closed(front), '#3a1606', 0.5, size * 0.1)),
    )
    behind(art, piece)
    friedStrip(art, piece)
    before(art, piece)
    art.movedBy(0, -size * 0.025, () => art.softFill(closed(front), '#2c0f06', 0.36, size * 0.025))
    tortillaFlap(art, piece, { side: 'front', outline: front })
    // What runs and hangs over the near half.
    poured(art, { ...piece, color: '#fdf6e4' }, CREAM, '#fdf6e4')
    leaves(art, piece)
  })
}

function standing(art: Canvas, size: number, outline: Path): void {
  art.movedBy(size * 0.08, size * 0.08, () => art.softFill(outline, SHADOW, 0.42, size * 0.08))
  art.movedBy(size * 0.02, size * 0.03, () => art.softFill(outline, '#2a0f06', 0.5, size * 0.03))
}

/** Places on an arch over the fold: how high its middle is, and its ends. */
function along({ random }: Canvas, piece: Piece, count: number, [high, low]: Point): Point[] {
  const places = Array.from({ length: count }, (_, index): Point => {
    const u = ((index + 0.5) / count - 0.5) * 1.56 + random.jitter(0.8 / count)
    return [u, high + (low - high) * (u / 0.78) ** 2 + random.jitter(0.035)]
  })
  return laid(places, piece)
}

/** What stands behind the fish: cabbage and slices of radish, most of it lower than the tortilla. */
function behind(art: Canvas, piece: Piece): void {
  const { size } = piece
  cabbageShreds(art, along(art, piece, 26, [-0.48, -0.06]), size, '#a9c566')
  for (const place of laid(
    [
      [-0.5, -0.38],
      [0.16, -0.56],
      [0.42, -0.48],
    ],
    piece,
  ))
    radishSlice(art, place, size * 1.2)
  cabbageShreds(art, along(art, piece, 22, [-0.44, -0.02]), size, '#e6efbc')
}

/** What lies before the fish, tucked behind the near half. */
function before(art: Canvas, piece: Piece): void {
  const { size } = piece
  cabbageShreds(art, along(art, piece, 22, [-0.02, 0.18]), size, '#d3e29a')
  for (const place of laid(
    [
      [-0.62, -0.04],
      [0.6, 0],
    ],
    piece,
  ))
    radishSlice(art, place, size * 1.15)
}

function leaves(art: Canvas, piece: Piece): void {
  const { random } = art
  for (const [x, y] of laid(
    [
      [-0.28, -0.38],
      [-0.18, -0.3],
      [0.36, -0.36],
    ],
    piece,
  )) {
    const color = random.pick(['#5f9c42', '#7ab352', '#4a8a38'])
    const size = piece.size * random.range(0.06, 0.1)
    herbLeaf(art, { x, y, size, angle: random.angle(), color })
  }
}
