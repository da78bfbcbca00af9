import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, closed, ellipse, num, pack, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { drawRibbon, type Project, ribbonOf } from './eggRibbon.ts'
import { saucer } from './saucer.ts'
import { BOWL, type BowlLook, openingOf, type SoupBowl, soupInBowl, surfaceOf } from './soupBowl.ts'
import { carrotCoin, celerySlice, dillFrond } from './soupVegetables.ts'
import { shreddedchicken } from './shreddedChicken.ts'

const BOWL_LOOK: BowlLook = { glaze: '#f4eee0', inside: '#f4eee0', band: '#c2553a' }

/** Clear broth with egg noodles, chicken and carrots in its bowl; `size` is the radius of the bowl. */
export function noodlesoup(art: Canvas, { x, y, size, color }: Piece): void {
  soupInBowl(art, { x, y: y + size * 0.3, size }, BOWL_LOOK, {
    under: (bowl) => saucer(art, bowl, BOWL_LOOK),
    inside(bowl) {
      broth(art, bowl, color)
      sunkenThings(art, bowl, color)
      oilEyes(art, bowl)
    },
    over: (bowl) => art.clipped(overTheRim(bowl), () => heap(art, bowl, color)),
  })
}

/** A golden broth one looks into: dark at its edge, lit where it is deep. */
function broth(art: Canvas, bowl: SoupBowl, color: Color): void {
  const { x, y, radius } = surfaceOf(bowl)
  const surface = ellipse(x, y, radius * 1.03, radius * 1.03 * bowl.flat)
  const deep = art.radialGradient('cx=".58" cy=".62" r=".6"', [
    [0, tint(color, 0.3)],
    [0.45, color],
    [0.8, mix(color, '#b86a14', 0.6)],
    [1, shade('#b86a14', 0.3)],
  ])
  art.fill(surface, deep)
  const window = closed(
    blob(
      art.random,
      x + radius * 0.56,
      y + radius * bowl.flat * 0.58,
      radius * 0.2,
      radius * 0.05,
      {
        wobble: 0.12,
        angle: -0.5,
      },
    ),
  )
  art.softFill(window, '#fff6d8', 0.5, radius * 0.02)
}

/** Projects places of the surface, in shares of its radius. */
function projectOn(bowl: SoupBowl): Project {
  const { x, y, radius } = surfaceOf(bowl)
  const rise = Math.sqrt(1 - bowl.flat ** 2)
  return ([u, v, z]) => [x + u * radius, y + (v * bowl.flat - z * rise) * radius]
}

/** What lies under the surface: noodles, deep coins of carrot. */
function sunkenThings(art: Canvas, bowl: SoupBowl, color: Color): void {
  const { random } = art
  const project = projectOn(bowl)
  const { radius } = surfaceOf(bowl)
  const around = pack(random, 0, 0.02, 0.74, 18, { tries: 6 })
  for (const [u, v] of around.toSorted(([, a], [, b]) => a - b)) {
    const way = {
      heading: random.angle(),
      long: random.range(0.5, 0.9),
      wide: 0.05,
      bend: random.jitter(2.4),
    }
    const ribbon = ribbonOf(random, { at: [u, v, -0.02], wave: 0.035, ...way })
    drawRibbon(art, ribbon, project, { broth: mix(color, '#c07a1c', 0.4), clear: 0.09 })
  }
  for (const [u, v, size] of [
    [-0.72, 0.12, 0.1],
    [0.5, -0.62, 0.11],
    [0.1, 0.78, 0.1],
  ] as const) {
    const [px, py] = project([u, v, 0])
    carrotCoin(
      art,
      { x: px, y: py, size: size * radius, flat: bowl.flat * 0.9, angle: 0.1, under: 0.45 },
      color,
    )
  }
}

/** Eyes of fat, flat on the broth, that gather where nothing breaks the surface. */
function oilEyes(art: Canvas, bowl: SoupBowl): void {
  const { random } = art
  const { x, y, radius } = surfaceOf(bowl)
  const eyes = pack(random, 0, 0, 0.95, 120, { tries: 2 })
    .filter(([u, v]) => Math.hypot(u, v) > 0.56)
    .map(([u, v]) => {
      const wide = radius * (0.008 + 0.03 * random.next() ** 2.2)
      return ellipse(x + u * radius, y + v * radius * bowl.flat, wide, wide * bowl.flat)
    })
    .join('')
  art.movedBy(0.6, 1.6, () => art.fill(eyes, '#9a5a10', 0.35))
  art.fill(eyes, '#ffd468', 0.6)
  art.stroke(eyes, '#fff3c0', 1.3, { opacity: 0.6 })
}

/** What is seen through the opening, and all that rises above it. */
function overTheRim(bowl: SoupBowl): Path {
  const { x, y, size } = bowl
  const half = size * BOWL.inner
  return `${openingOf(bowl)}M${num(x + half)} ${num(y)}V${num(y - size)}H${num(x - half)}V${num(y)}Z`
}

/** The heap in the middle: noodles that rise out of the broth, chicken on them, carrots at their foot. */
function heap(art: Canvas, bowl: SoupBowl, color: Color): void {
  const { random } = art
  const project = projectOn(bowl)
  const { radius } = surfaceOf(bowl)
  const bath = { broth: mix(color, '#c07a1c', 0.4), clear: 0.09 }
  const places = pack(random, 0, 0.02, 0.56, 24, { ry: 0.52, tries: 14 })
  const order = places.toSorted(
    ([a, b], [c, d]) => b - d + (Math.hypot(c, d) - Math.hypot(a, b)) * 0.9,
  )
  const all = { bowl, project, radius, color }
  coins(art, COVERED, all)
  for (const [u, v] of order) {
    const high = 0.3 * Math.exp(-((Math.hypot(u, v) / 0.42) ** 2))
    const heading = Math.atan2(v, u) + Math.PI / 2 + random.jitter(0.5)
    const way = {
      heading,
      long: random.range(0.75, 1.15),
      bend: random.range(0.9, 2),
      wave: random.range(0.02, 0.05),
    }
    drawRibbon(
      art,
      ribbonOf(random, { at: [u, v, high], wide: random.range(0.05, 0.062), ...way }),
      project,
      bath,
    )
  }
  garnish(art, all)
}

type Coins = readonly (readonly [number, number, number, number, number, number])[]

function coins(art: Canvas, list: Coins, { project, radius, color }: Garnish): void {
  for (const [u, v, z, size, flat, angle] of list) {
    const [x, y] = project([u, v, z])
    carrotCoin(art, { x, y, size: size * radius, flat, angle, under: 0 }, color)
  }
}

interface Garnish {
  bowl: SoupBowl
  project: Project
  radius: number
  color: Color
}

/** Carrots by their clusters: where, how high, how large, how flat, how they lean. */
const COINS = [
  [0.52, -0.24, 0.06, 0.12, 0.7, 0.4],
  [-0.6, 0.32, 0, 0.11, 0.6, 0.1],
  [-0.42, 0.44, 0.03, 0.14, 0.76, -0.4],
  [0.42, 0.42, 0.03, 0.135, 0.8, 0.5],
] as const

/** Those that noodles lie over. */
const COVERED = [
  [-0.54, -0.2, 0.05, 0.12, 0.66, -0.3],
  [0.62, 0.14, 0, 0.11, 0.56, 0.2],
  [0.02, -0.56, 0.02, 0.11, 0.6, 0.1],
] as const

const CELERY = [
  [-0.34, -0.62, 0, 0.11, 3.6],
  [0.74, -0.06, 0, 0.11, 0.6],
  [-0.08, 0.66, 0.01, 0.12, 0.4],
] as const

function garnish(art: Canvas, { bowl, project, radius, color }: Garnish): void {
  for (const [u, v, z, size, angle] of CELERY) {
    const [x, y] = project([u, v, z])
    celerySlice(art, { x, y, size: size * radius, flat: bowl.flat, angle, under: 0 }, color)
  }
  coins(art, COINS, { bowl, project, radius, color })
  const [x, y] = project([-0.04, -0.1, 0.2])
  art.group(`transform="translate(${num(x)} ${num(y)}) scale(1 .74)"`, () => {
    shreddedchicken(art, { x: 0, y: 0, size: radius * 0.36, angle: -0.35, color: '#f4d9a4' })
  })
  const at = (u: number, v: number, z: number): Point => project([u, v, z])
  dillFrond(art, { foot: at(0.24, 0.1, 0.26), heading: -2.7, long: radius * 0.46, bend: 0.7 })
  dillFrond(art, { foot: at(-0.4, 0.3, 0.06), heading: 0.5, long: radius * 0.3, bend: -0.9 })
}
