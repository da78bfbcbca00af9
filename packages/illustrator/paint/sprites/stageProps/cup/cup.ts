import type { Colors } from '../../../../language/words/types.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { ellipse, type Point } from '../../../core/contour.ts'
import { footShadow, steam } from '../../products/parts.ts'
import { inTurn } from '../../variants.ts'
import { FLAT, mouth, type Profile, silhouette, thrownBody } from '../thrown.ts'
import { beaker } from './beaker.ts'
import { drink, handle, saucer, teaspoon } from './cupParts.ts'
import { type CupLook, filled, standing } from './filledCup.ts'
import { glassCup } from './glassCup.ts'

type Spot = Colors & { x: number; y: number }

/** From a wide rim to a narrow foot. */
const WIDE: CupLook = {
  profile: [
    [78, -136],
    [76, -112],
    [69, -72],
    [54, -34],
    [41, -20],
    [40, -14],
  ],
  wall: 6,
  level: 5,
}

/** A wide cup on its saucer. */
function onSaucer(art: Canvas, spot: Spot): void {
  footShadow(art, spot.x, 92, spot.y + 2)
  standing(art, spot, () => {
    saucer(art, 120, spot.color)
    handle(art, 'M70-112C130-126 128-50 58-50', spot.color)
    filled(art, WIDE, spot)
  })
  steam(art, spot.x, spot.y - 152, 0.6)
}

/** A thick-walled small cup. */
const SMALL: CupLook = {
  profile: [
    [57, -104],
    [57, -84],
    [53, -48],
    [42, -24],
    [35, -17],
    [34, -12],
  ],
  wall: 7,
  level: 6,
}

/** A small thick cup on its saucer, a teaspoon beside it. */
function withSpoon(art: Canvas, spot: Spot): void {
  footShadow(art, spot.x, 84, spot.y + 2)
  standing(art, spot, () => {
    saucer(art, 112, spot.color)
    handle(art, 'M-50-86C-104-94-98-40-46-44', spot.color, 15)
    filled(art, SMALL, spot)
    teaspoon(art, 7, -6)
  })
}

/** Straight walls of sheet steel. */
const STRAIGHT: Profile = [
  [72, -138],
  [71.5, -100],
  [71, -60],
  [70.5, -20],
  [69, -6],
  [65, 0],
]

/** An enamelled mug with a dark rim, speckled. */
function enamelMug(art: Canvas, spot: Spot): void {
  const { color, accent } = spot
  const dark = mix(shade(color, 0.72), '#232a3a', 0.5)
  footShadow(art, spot.x, 76, spot.y + 6)
  standing(art, spot, () => {
    handle(art, 'M66-112C126-124 128-34 66-36', color, 13)
    thrownBody(art, STRAIGHT, color)
    art.clipped(silhouette(STRAIGHT), () => {
      const flecks = Array.from({ length: 70 }, (): Point => [
        art.random.jitter(72),
        art.random.range(-128, 14),
      ])
      art.specks(flecks.slice(0, 40), tint(color, 0.7), 2.2, { opacity: 0.5 })
      art.specks(flecks.slice(40), dark, 2.2, { opacity: 0.4 })
    })
    mouth(art, { y: -138, half: 74, wall: 4, color: '#efe6d6' }, () =>
      drink(art, { y: -130, half: 68, color: accent }),
    )
    art.stroke(ellipse(0, -138, 72.5, 72.5 * FLAT), dark, 5)
    art.movedBy(-1, -1, () =>
      art.stroke(ellipse(0, -138, 72.5, 72.5 * FLAT), tint(dark, 0.4), 1.4, { opacity: 0.6 }),
    )
  })
  steam(art, spot.x, spot.y - 158, 0.6)
}

/** A hot drink: in a cup on its saucer, with a spoon, in a beaker, a mug or a glass. */
export const cup = inTurn<Spot>(onSaucer, withSpoon, beaker, enamelMug, glassCup)
