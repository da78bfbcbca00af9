import type { Canvas } from '../../../core/canvas.ts'
import { blob, closed, open, shrunk, turnedPoint } from '../../../core/contour.ts'
import { PAINTS } from '../../../../language/paints.ts'
import { mix } from '../../../core/color.ts'
import type { PropSpot } from '../../types.ts'
import { inTurn } from '../../variants.ts'
import { inward } from '../spots.ts'
import { filling, smallDish } from '../smallDish.ts'
import { egg, eggshell, yolk } from './egg.ts'
import { eggBasket } from './eggBasket.ts'
import { eggCarton } from './eggCarton.ts'
import { foldedCloth } from './eggCloth.ts'

/** Three eggs on the table; `accent` is the palest one. */
function loose(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  egg(art, { x: x + 46, y: y - 66, size: 74, angle: 0.4 + random.jitter(0.4), color: accent })
  egg(art, { x: x - 58, y, size: 76, angle: -0.7 + random.jitter(0.4), color })
  const between = mix(color, accent, 0.4)
  egg(art, { x: x + 48, y: y + 74, size: 72, angle: 1.1 + random.jitter(0.4), color: between })
}

/** Two eggs broken into a dish, the two halves of a shell beside it. */
function broken(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color, accent } = spot
  const opening = smallDish(art, { x, y, rx: 106, ry: 106 }, PAINTS.teal, 15)
  const white = filling(art, opening, mix(PAINTS.teal, '#f6edcf', 0.62), 6)
  const thick = blob(random, white.x - 4, white.y, 68, 57, { points: 9, wobble: 0.1, angle: 0.5 })
  art.fill(closed(thick), '#f8f0d8', 0.62)
  art.fill(closed(shrunk(thick, 0.72, -4, -6)), '#fff9e8', 0.5)
  yolk(art, { x: white.x - 26, y: white.y - 24, size: 36, angle: 0, color: '#f0a323' })
  yolk(art, { x: white.x + 24, y: white.y + 24, size: 38, angle: 0, color: '#ec9517' })
  const gleam = open([
    [white.x - 60, white.y + 22],
    [white.x - 50, white.y + 46],
    [white.x - 28, white.y + 60],
  ])
  art.stroke(gleam, '#ffffff', 5, { opacity: 0.7 })
  // At both sides of the dish, not between it and the food.
  for (const [turn, tone] of [
    [-1.5, accent],
    [1.35, color],
  ] as const) {
    const [u, v] = turnedPoint([128, 0], inward(spot) + turn, x, y)
    eggshell(art, { x: u, y: v, size: 58, angle: random.jitter(0.5) - 0.5 - turn, color: tone })
  }
}

/** Two eggs on a striped cloth that is folded twice. */
function onCloth(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  foldedCloth(art, { x, y, size: 118, angle: 0.5 + random.jitter(0.4), color: '#f6ecd8' })
  egg(art, { x: x - 34, y: y - 30, size: 72, angle: random.jitter(0.5) - 0.5, color })
  egg(art, { x: x + 40, y: y + 42, size: 70, angle: random.jitter(0.5) + 0.6, color: accent })
}

/** Eggs as they come home and as they are used. */
export const eggs = inTurn<PropSpot>(loose, eggCarton, broken, eggBasket, onCloth)
