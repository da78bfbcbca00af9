import type { dishes as words } from '../../../language/words/props/dishes.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, open, pack, type Point, polygon, turned } from '../../core/contour.ts'
import { type Color, PAINTS } from '../../../language/paints.ts'
import { mix, SHADOW, shade, tint } from '../../core/color.ts'
import type { PropSpot, DrawProp } from '../types.ts'
import { glazed, gleam, hollowed, innerShadow, inset, type Oval, path } from '../vessels/ceramic.ts'
import { strewn } from './shapes.ts'
import { sideOf } from './spots.ts'

/**
 * A small round dish beside the large one.
 * @returns its opening
 */
export function smallDish(art: Canvas, rim: Oval, color: Color, thickness = 15): Oval {
  art.dropShadow(path(rim), 16, 26, 0.38)
  art.fill(path(rim), shade(color, 0.38))
  const face = inset(rim, 3, -2, -3)
  art.fill(path(face), color)
  glazed(art, path(face), 0.5, 0.26)
  const opening = inset(rim, thickness, -1, -2)
  art.fill(path(opening), shade(color, 0.45))
  const wall = inset(opening, 3, 1, 2)
  art.fill(path(wall), tint(color, 0.25))
  hollowed(art, path(wall), 0.36, 0.36)
  gleam(art, inset(face, thickness * 0.45), Math.max(3.4, thickness * 0.26))
  return wall
}

/** What fills a small dish to a little below its rim. */
export function filling(art: Canvas, opening: Oval, color: Color, below = 7): Oval {
  const surface = inset(opening, below, 2, 3)
  art.fill(path(surface), color)
  glazed(art, path(surface), 0.22, 0.12)
  innerShadow(art, path(surface), 15, 0.3)
  return surface
}

/** A ramekin of fluted stoneware with a smooth sauce and a swirl in it. */
function ramekin(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const rim = { x, y, rx: 104, ry: 104 }
  const flutes = Array.from({ length: 44 }, (_, index): Point => {
    const t = (index / 44) * Math.PI * 2
    const reach = index % 2 === 0 ? 107 : 102
    return [x + Math.cos(t) * reach, y + Math.sin(t) * reach]
  })
  art.dropShadow(polygon(flutes), 16, 26, 0.34)
  art.fill(polygon(flutes), shade(color, 0.34))
  const surface = filling(art, smallDish(art, inset(rim, 3, -2, -3), color), accent)
  const turns = Array.from({ length: 20 }, (_, index): Point => {
    const t = index * 0.5
    const reach = 5 + index * 2.1
    return [surface.x + Math.cos(t) * reach, surface.y + Math.sin(t) * reach * 0.94]
  })
  art.movedBy(2, 4, () => art.stroke(open(turns), shade(accent, 0.3), 7, { opacity: 0.4 }))
  art.stroke(open(turns), tint(accent, 0.45), 6, { opacity: 0.9 })
}

/** A small bowl of sauce with a drop on its rim; `accent` is the sauce. */
function sauce(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const surface = filling(art, smallDish(art, { x, y, rx: 106, ry: 106 }, color), accent, 10)
  const pool = open([
    [surface.x - 44, surface.y - 18],
    [surface.x - 26, surface.y - 46],
    [surface.x + 6, surface.y - 56],
  ])
  art.stroke(pool, tint(accent, 0.7), 7, { opacity: 0.7 })
  const fleck = strewn(art.random, surface.x, surface.y, 56, 20)
  art.specks(fleck.slice(0, 12), shade(accent, 0.35), 4.4, { length: 3, opacity: 0.7 })
  art.specks(fleck.slice(12), tint(accent, 0.5), 4, { opacity: 0.7 })
  const drip = blob(art.random, x + 82, y - 46, 11, 8, { points: 8, wobble: 0.1, angle: 0.6 })
  art.body(drip, accent, { height: 3, lit: 0.85, shaded: 0.2 })
}

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
