import type { dishes as words } from '../../../language/words/props/dishes.ts'
import type { Canvas } from '../../core/canvas.ts'
import { PAINTS } from '../../../language/paints.ts'
import { mix, tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { innerShadow, inset, path } from '../vessels/ceramic.ts'
import { oliveoil } from './oliveoil/oliveoil.ts'
import { salt } from './salt/salt.ts'
import { ramekin, sauce } from './sauces.ts'
import { smallDish } from './smallDish.ts'
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

export const dishes = {
  ramekin,
  sauce,
  salt,
  ricebowl,
  oliveoil,
} satisfies Record<keyof typeof words, DrawProp>
