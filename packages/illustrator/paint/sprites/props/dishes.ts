import type { dishes as words } from '../../../language/words/props/dishes.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open } from '../../core/contour.ts'
import { PAINTS } from '../../../language/paints.ts'
import { mix, tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { innerShadow, inset, path } from '../vessels/ceramic.ts'
import { salt } from './saltCellar.ts'
import { ramekin, sauce } from './sauces.ts'
import { filling, smallDish } from './smallDish.ts'
import { strewn } from './shapes.ts'
import { sideOf } from './spots.ts'

/** A bowl of steamed rice; `accent` is the rice. */
function ricebowl(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { color, accent } = spot
  const x = spot.x - sideOf(spot) * 8
  const y = spot.y
  const rim = { x, y, rx: 150, ry: 150 }
  const opening = smallDish(art, rim, color, 14)
  art.stroke(path(inset(rim, 8, -2, -3)), PAINTS.teal, 3.4, { opacity: 0.7 })
  const surface = inset(opening, 5, 1, 2)
  art.fill(path(surface), mix(accent, '#d3b583', 0.38))
  for (const [tone, count, lift] of [
    [mix(accent, '#d8bd8c', 0.2), 150, 0],
    [accent, 130, -1],
    [tint(accent, 0.7), 110, -3],
  ] as const) {
    art.specks(
      strewn(random, surface.x + lift, surface.y + lift, surface.rx * 0.9, count),
      tone,
      6.4,
      { length: 11 },
    )
  }
  innerShadow(art, path(opening), 17, 0.26)
  const sesame = strewn(random, surface.x, surface.y, 52, 16)
  art.specks(sesame, '#33251f', 4.6, { length: 4.5 })
}

/** A dish of olive oil with the light in it and a few herbs. */
function oliveoil(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  const surface = filling(art, smallDish(art, { x, y, rx: 108, ry: 108 }, color, 20), accent, 5)
  const glow = art.radialGradient('cx=".64" cy=".68" r=".5"', [
    [0, '#fff3b8', 0.85],
    [0.6, '#fff3b8', 0.2],
    [1, '#fff3b8', 0],
  ])
  art.fill(path(surface), glow)
  const drops = strewn(random, surface.x, surface.y, surface.rx * 0.75, 9)
  for (const [u, v] of drops) {
    const drop = blob(random, u, v, random.range(5, 13), random.range(5, 11), {
      points: 9,
      wobble: 0.06,
    })
    art.stroke(closed(drop), tint(accent, 0.75), 2.6, { opacity: 0.7 })
  }
  art.specks(strewn(random, surface.x, surface.y, 58, 14), '#4b6a2c', 5, { length: 8 })
  const edge = open([
    [surface.x - 60, surface.y - 22],
    [surface.x - 42, surface.y - 50],
    [surface.x - 10, surface.y - 64],
  ])
  art.stroke(edge, '#fffbe0', 5, { opacity: 0.8 })
}

export const dishes = {
  ramekin,
  sauce,
  salt,
  ricebowl,
  oliveoil,
} satisfies Record<keyof typeof words, DrawProp>
