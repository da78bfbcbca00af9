import type { dishes as words } from '../../../language/words/props/dishes.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, pack, type Point, polygon, turned } from '../../core/contour.ts'
import { PAINTS } from '../../../language/paints.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { innerShadow, inset, path } from '../vessels/ceramic.ts'
import { oliveoil } from './oliveOil.ts'
import { ramekin, sauce } from './sauces.ts'
import { filling, smallDish } from './smallDish.ts'
import { strewn } from './shapes.ts'
import { sideOf } from './spots.ts'

/** A cellar of coarse salt with a small wooden scoop. */
function salt(art: Canvas, spot: PropSpot): void {
  const { random } = art
  const { x, y, color, accent } = spot
  const surface = filling(art, smallDish(art, { x, y, rx: 98, ry: 98 }, color, 17), accent)
  const mound = blob(random, surface.x + 4, surface.y + 6, 50, 44, { points: 11, wobble: 0.08 })
  art.fill(closed(mound), tint(accent, 0.8), 0.9)
  for (const [u, v] of pack(random, surface.x, surface.y, 58, 20, { tries: 5 })) {
    const crystal = blob(random, u, v, random.range(4, 8), random.range(4, 6), {
      points: 4,
      wobble: 0.2,
    })
    art.fill(polygon(crystal.map(([a, b]): Point => [a + 2, b + 3])), SHADOW, 0.18)
    art.fill(polygon(crystal), '#fffdf6')
  }
  const angle = sideOf(spot) < 0 ? -0.75 : 0.75
  const scoop: Point[] = [
    [-44, 0],
    [-36, -15],
    [-14, -19],
    [6, -9],
    [96, -7],
    [104, 0],
    [96, 7],
    [6, 9],
    [-14, 19],
    [-36, 15],
  ]
  art.body(turned(scoop, -angle, x + 26, y - 22), '#c48d50', {
    height: 10,
    lit: 0.94,
    shaded: 0.36,
  })
  const heap = blob(random, x + 8, y - 3, 17, 13, { points: 8, wobble: 0.1, angle: -angle })
  art.fill(closed(heap), '#fffdf6')
}

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
