import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { ellipse, num } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { pintoBean } from './pintoBean.ts'
import { backOfDeepBowl, type DeepBowl, frontOfDeepBowl } from './chiliBowl.ts'
import { scallionTop } from './scallionTop.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import { lumpsNear } from './lumpsNear.ts'
import { liftingSpoon } from './stewed/servingSpoon.ts'
import { chickpeaLump } from './stewed/chickpea.ts'
import { steam } from '../products/parts.ts'
import { upright } from './upright.ts'

/** The level of the chili in the bowl. */
interface Level {
  y: number
  rx: number
  ry: number
}

/** A crumb of browned beef that stands out of the sauce. */
interface Lump {
  x: number
  y: number
  rx: number
  ry: number
  high: number
}

/** How many crumbs of beef stand out of the sauce. */
const CRUMBS = 300

const SAUCE = ['#2c0805', '#571208', '#7d1f0c', '#a03212', '#c34e1e', '#e88846', '#ffd9a8']
const MEAT = ['#2c0a06', '#4c170e', '#6c2814', '#8a3d20', '#a85830', '#c88050', '#f0bc86']

/** A deep bowl of thick beef chili with pinto beans, steaming; `size` is half its width. */
export function beanchili(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: DeepBowl = { rx: size, ry: size * 0.54, depth: size * 0.6 }
  upright(art, { x, y }, () => {
    art.movedBy(x, y - size * 0.13, () => {
      backOfDeepBowl(art, bowl)
      filling(art, bowl, color)
      frontOfDeepBowl(art, bowl, color)
      serving(art, size)
      // It is seen against the wall only, so that it veils none of the beans.
      steam(art, -size * 0.2, -size * 0.44, 0.9)
    })
  })
}

function filling(art: Canvas, { rx, ry }: DeepBowl, color: Color): void {
  const level: Level = { y: rx * 0.045, rx: rx * 0.93, ry: ry * 0.885 }
  const surface = ellipse(0, level.y, level.rx, level.ry)
  art.fill(surface, SAUCE[1] ?? color)
  art.clipped(surface, () => stew(art, level, lumpsOf(art, level), color))
  art.clipped(surface, () => {
    beans(art, level)
    lit(art, level)
  })
  scallionTop(art, { x: -level.rx * 0.14, y: level.y - level.ry * 0.18, size: level.rx * 0.4 })
}

function lumpsOf({ random }: Canvas, { y, rx, ry }: Level): Lump[] {
  return Array.from({ length: CRUMBS }, (_, index): Lump => {
    const reach = Math.sqrt((index + 0.5) / CRUMBS)
    const turn = index * 2.399963 + random.jitter(0.5)
    const r = rx * (0.018 + 0.062 * random.next() ** 2.6)
    return {
      x: Math.cos(turn) * rx * reach,
      y: y + Math.sin(turn) * ry * reach,
      rx: r,
      ry: r * 0.74,
      high: r * random.range(0.35, 1.1),
    }
  })
}

/** The sauce in its folds, and the beef in it. */
function stew(art: Canvas, { y, rx, ry }: Level, lumps: readonly Lump[], color: Color): void {
  const clouds = cloudsOf(art.random)
  const rough = cloudsOf(art.random)
  const box = { x: -rx, y: y - ry, width: rx * 2, height: ry * 2 }
  const pool = (u: number, v: number) =>
    clouds(u / 60, v / 34) * 30 + clouds(u / 19, v / 12) * 9 + rough(u / 7, v / 5) * 2
  const near = lumpsNear(lumps, 1.5)
  const meat = (u: number, v: number) => {
    const stray = rough(u / 9, v / 7) * 1.1
    let top = -9
    for (const lump of near(u, v)) {
      const [across, down] = [(u - lump.x) / lump.rx, (v - lump.y) / lump.ry]
      const far = across * across + down * down + stray
      if (far < 1) top = Math.max(top, lump.high * Math.sqrt(1 - Math.max(0, far)))
    }
    return top
  }
  const look = { box, cell: 4.8, foreshortening: 0.7, tones: 8 }
  const own = SAUCE.map((tone) => mix(tone, color, 0.12))
  reliefOf(pool, { ...look, inside: () => 1, colors: own, contrast: 1.1, paleAt: () => 0.09 }).draw(
    art,
  )
  const standing = (u: number, v: number) => meat(u, v) - 3
  const crumbs = reliefOf((u, v) => meat(u, v) + rough(u / 6, v / 5) * 5, {
    ...look,
    inside: standing,
    colors: MEAT,
    contrast: 1,
  })
  art.movedBy(3, 6, () => art.fill(crumbs.outline, '#1d0404', 0.45))
  crumbs.draw(art)
}

/** A spoon that lifts beans and beef out, the sauce running from it. */
function serving(art: Canvas, size: number): void {
  const [x, y, half] = [size * 0.4, -size * 0.12, size * 0.26]
  liftingSpoon(art, {
    x,
    y,
    size: half,
    angle: -0.5,
    sauce: '#9a3012',
    color: '#b9b4b0',
    grain: half * 0.2,
    places: [],
    lumpAt: (place) => chickpeaLump(art.random, place),
  })
  for (const [u, v, share] of SPOONFUL) {
    pintoBean(art, { x: x + u * half, y: y + v * half, size: share * half })
  }
}

/** Where beans lie in the spoon, and how large they are, in shares of its size; far ones first. */
const SPOONFUL = [
  [0.5, -0.5, 0.26],
  [0.14, -0.38, 0.28],
  [-0.22, -0.18, 0.28],
  [0.44, -0.24, 0.29],
  [-0.5, 0.1, 0.27],
  [0.1, -0.06, 0.31],
  [-0.22, 0.2, 0.29],
  [0.4, 0.04, 0.27],
  [-0.52, 0.34, 0.24],
] as const

/** Where beans came to lie, as shares of the level, and how large: one heap, two clusters, strays. */
const BEANS: readonly (readonly [u: number, v: number, half: number])[] = [
  [-0.34, -0.78, 0.066],
  [-0.2, -0.7, 0.07],
  [-0.42, -0.62, 0.075],
  [0.14, -0.8, 0.066],
  [0.26, -0.72, 0.072],
  [-0.74, -0.4, 0.07],
  [-0.6, -0.34, 0.078],
  [-0.66, -0.16, 0.08],
  [0.84, -0.22, 0.07],
  [0.8, -0.02, 0.074],
  [-0.86, 0.02, 0.07],
  [-0.56, 0.06, 0.085],
  [-0.4, 0.0, 0.08],
  [-0.44, 0.26, 0.09],
  [-0.28, 0.2, 0.085],
  [-0.58, 0.44, 0.082],
  [0.78, 0.26, 0.08],
  [0.6, 0.34, 0.086],
  [0.7, 0.46, 0.078],
  [0.2, 0.3, 0.086],
  [0.06, 0.4, 0.09],
  [0.3, 0.46, 0.09],
  [-0.16, 0.52, 0.086],
  [0.14, 0.6, 0.084],
  [-0.34, 0.66, 0.08],
  [0.46, 0.64, 0.082],
  [-0.06, 0.76, 0.078],
  [0.26, 0.78, 0.076],
]

function beans(art: Canvas, { y, rx, ry }: Level): void {
  const { random } = art
  const places = BEANS.map(([u, v, half]) => ({
    x: (u + random.jitter(0.03)) * rx,
    y: y + (v + random.jitter(0.03)) * ry,
    size: half * rx * random.range(0.94, 1.06),
  }))
  for (const bean of places.toSorted((one, other) => one.y - other.y)) pintoBean(art, bean)
}

/** The rim's shade over the far left, the window's light on the rest. */
function lit(art: Canvas, { y, rx, ry }: Level): void {
  const light = art.radialGradient(
    `gradientUnits="userSpaceOnUse" cx="${num(-rx * 0.2)}" cy="${num(y + ry * 0.1)}" r="${num(rx * 1.1)}"`,
    [
      [0, '#ffb870', 0.22],
      [0.45, '#ff9a50', 0.04],
      [0.6, SHADOW, 0],
      [1, SHADOW, 0.2],
    ],
  )
  art.fill(ellipse(0, y, rx, ry), light)
  art.movedBy(-rx * 0.02, -ry * 0.02, () =>
    art.stroke(ellipse(rx * 0.02, y + ry * 0.04, rx, ry), '#1c0508', rx * 0.05, { opacity: 0.35 }),
  )
}
