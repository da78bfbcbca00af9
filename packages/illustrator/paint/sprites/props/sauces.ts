import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { blob, open, type Point, polygon, turned } from '../../core/contour.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import type { PropSpot } from '../types.ts'
import { inTurn } from '../variants.ts'
import { inset, type Oval, path } from '../vessels/ceramic.ts'
import { strewn } from './shapes.ts'
import { filling, smallDish } from './smallDish.ts'

/** A ramekin of fluted stoneware with a smooth sauce and a swirl in it. */
export function ramekin(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const rim = { x, y, rx: 104, ry: 104 }
  const flutes = Array.from({ length: 44 }, (_, index): Point => {
    const t = (index / 44) * Math.PI * 2
    const reach = index % 2 === 0 ? 107 : 102
    return [x + Math.cos(t) * reach, y + Math.sin(t) * reach]
  })
  art.dropShadow(polygon(flutes), 16, 26, 0.34)
  art.fill(polygon(flutes), shade(color, 0.34))
  const surface = filling(art, smallDish(art, inset(rim, 3, -2, -3), color), accent)
  spiral(art, surface, accent)
}

/** The line that a spoon left, from the middle outwards. */
function spiral(art: Canvas, { x, y }: Oval, color: Color): void {
  const turns = Array.from({ length: 20 }, (_, index): Point => {
    const t = index * 0.5
    const reach = 5 + index * 2.1
    return [x + Math.cos(t) * reach, y + Math.sin(t) * reach * 0.94]
  })
  art.movedBy(2, 4, () => art.stroke(open(turns), shade(color, 0.3), 7, { opacity: 0.4 }))
  art.stroke(open(turns), tint(color, 0.45), 6, { opacity: 0.9 })
}

/** A small bowl of sauce with a drop on its rim; `accent` is the sauce. */
function plain(art: Canvas, { x, y, color, accent }: PropSpot): void {
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

/** A bowl with a spoon in it. */
function withSpoon(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const surface = filling(art, smallDish(art, { x, y, rx: 112, ry: 112 }, color, 12), accent, 6)
  const angle = art.random.pick([-0.7, 0.6, 2.4, -2.5]) + art.random.jitter(0.3)
  const at = (u: number, v: number): Point =>
    turned([[u, v]], angle, surface.x, surface.y)[0] ?? [x, y]
  const shaft = open([at(10, 0), at(80, -3), at(178, 2)])
  art.movedBy(6, 11, () => art.stroke(shaft, SHADOW, 14, { opacity: 0.35 }))
  art.stroke(shaft, '#857d78', 15)
  art.movedBy(-2, -3, () => art.stroke(shaft, '#efe9df', 7))
  const [u, v] = at(-16, 0)
  const bowl = blob(art.random, u, v, 42, 30, { angle, points: 12, wobble: 0.02 })
  art.body(bowl, '#b9b2aa', { height: 4, lit: 0.9, shaded: 0.34 })
  const full = blob(art.random, u, v, 34, 22, { angle, points: 10, wobble: 0.06 })
  art.body(full, tint(accent, 0.1), { height: 0, lit: 0.9, shaded: 0.2, highlight: 0.5 })
}

/** A small plate with a broad brim, its sauce stirred into a spiral. */
function brimmed(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const rim = { x, y, rx: 122, ry: 122 }
  const surface = filling(art, smallDish(art, rim, color, 34), accent, 2)
  art.stroke(path(inset(rim, 16, -2, -3)), tint(accent, 0.1), 4, { opacity: 0.5 })
  spiral(art, surface, accent)
}

/** Two bowls, one smaller than the other. */
function twoBowls(art: Canvas, spot: PropSpot): void {
  const { random } = art
  plain(art, { ...spot, x: spot.x + 14, y: spot.y - 22 })
  const [dx, dy] = random.pick([
    [-96, 96],
    [-120, 64],
  ] as const)
  const rim = { x: spot.x + dx, y: spot.y + dy, rx: 70, ry: 70 }
  filling(art, smallDish(art, rim, shade(spot.color, 0.2), 10), spot.accent, 5)
}

/** A small bowl of sauce; `accent` is the sauce. */
export const sauce = inTurn<PropSpot>(plain, withSpoon, brimmed, twoBowls, (art, spot) => {
  ramekin(art, spot)
})
