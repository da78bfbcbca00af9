import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { ellipse, open, type Point } from '../../core/contour.ts'
import type { Random } from '../../../language/random.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { cloudsOf, softMax } from './relief/clouds.ts'
import { levelPath } from './relief/levels.ts'
import { gridOf, type HeightAt, reliefOf } from './relief/relief.ts'
import { BOWL, bowlRim, emptyBowl, openingOf, type SoupBowl, surfaceOf } from './soupBowl.ts'
import { spoonInSoup } from './soupSpoon.ts'
import { upright } from './upright.ts'

const GLAZE = '#f3ecdc'
const BAND = '#3f7f8c'

interface Step {
  u: number
  v: number
  /** Half the breadth of the trail. */
  wide: number
}

/** Where the butter was spooned on, in shares of the surface's radius: around and outwards, uneven. */
const TRAIL: readonly Step[] = Array.from({ length: 31 }, (_, index) => {
  const share = index / 30
  const turn = 2.1 + 6.9 * share
  const reach = 0.14 + 0.55 * share ** 0.8 + 0.03 * Math.sin(turn * 1.7)
  const swell = Math.sin(Math.PI * Math.min(1, 0.12 + share * 0.88)) ** 0.8
  const wide = 0.008 + 0.1 * swell * (0.84 + 0.24 * Math.sin(turn * 1.3 + 1.2))
  return { u: Math.cos(turn) * reach, v: Math.sin(turn) * reach, wide }
})

/** A thick red soup in its bowl, pepper butter pooled on it; `size` is the radius of the bowl. */
export function lentilsoup(art: Canvas, { x, y, size, color }: Piece): void {
  const flat = art.camera.foreshortening
  const foot = y + size * 0.34
  upright(art, { x, y: foot }, () => {
    const bowl: SoupBowl = { x, y: foot - size * BOWL.high, size, flat }
    emptyBowl(art, bowl, GLAZE, BAND)
    art.clipped(openingOf(bowl), () => {
      puree(art, bowl, color)
      pepperButter(art, bowl)
    })
    bowlRim(art, bowl, GLAZE)
    spoonInSoup(art, bowl, color)
  })
}

type Place = (px: number, py: number) => Point

/** Turns a place of the sheet into one of the surface, which reaches from -1 to 1. */
function placeOn(bowl: SoupBowl): Place {
  const { x, y, radius } = surfaceOf(bowl)
  return (px, py) => [(px - x) / radius, (py - y) / radius / bowl.flat]
}

function boxOf(bowl: SoupBowl) {
  const { x, y, radius } = surfaceOf(bowl)
  const high = radius * bowl.flat
  return { x: x - radius * 1.04, y: y - high * 1.06, width: radius * 2.08, height: high * 2.12 }
}

/** Folds that the ladle left: from which angle, how far around, how far out, how broad. */
const FOLDS = [
  [3.3, 2.3, 0.74, 0.15],
  [0.1, 2.2, 0.78, 0.13],
  [5, 1.7, 0.5, 0.12],
  [1.7, 2, 0.48, 0.13],
  [3.6, 1.4, 0.24, 0.12],
] as const

/** How high the folds are at a place. */
function foldAt(u: number, v: number): number {
  let high = 0
  const [turn, reach] = [Math.atan2(v, u) + Math.PI * 2, Math.hypot(u, v)]
  for (const [from, sweep, far, broad] of FOLDS) {
    const share = ((((turn - from) % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2)) / sweep
    if (share > 1) continue
    const swell = Math.sin(share * Math.PI)
    const away = (reach - far - share * 0.1) / (broad * (0.3 + swell))
    if (away * away < 1) high = softMax(high, 0.066 * swell * (1 - away * away), 0.03)
  }
  return high
}

function puree(art: Canvas, bowl: SoupBowl, color: Color): void {
  const { random } = art
  const place = placeOn(bowl)
  const [soft, fine] = [cloudsOf(random), cloudsOf(random)]
  const { x, y, radius } = surfaceOf(bowl)
  const inside: HeightAt = (px, py) => 1 - Math.hypot(...place(px, py))
  const heightAt: HeightAt = (px, py) => {
    const [u, v] = place(px, py)
    const edge = Math.min(1, Math.max(0, (1 - Math.hypot(u, v)) * 14))
    const warped = foldAt(u + soft(u * 4, v * 4) * 0.09, v + soft(u * 4 + 7, v * 4) * 0.09)
    return (
      radius * (warped + 0.03 * soft(u * 3, v * 3) + 0.006 * fine(u * 20, v * 20) + 0.03 * edge)
    )
  }
  reliefOf(heightAt, {
    box: boxOf(bowl),
    inside,
    cell: radius / 44,
    foreshortening: bowl.flat,
    tones: 15,
    crease: 0.3,
    contrast: 1.05,
    colors: [
      shade(color, 0.6),
      shade(mix(color, '#c4511a', 0.5), 0.2),
      mix(color, '#d0601a', 0.5),
      color,
      mix(color, '#f6b04e', 0.6),
      '#fbd28a',
      '#fff0cc',
    ],
  }).draw(art)
  const depth = art.radialGradient('cx=".52" cy=".56" r=".54"', [
    [0, tint(color, 0.3), 0.3],
    [0.6, color, 0],
    [1, shade(color, 0.6), 0.6],
  ])
  art.fill(ellipse(x, y, radius * 1.04, radius * 1.04 * bowl.flat), depth)
}

interface Drop {
  u: number
  v: number
  wide: number
}

/** Drops that fell beside the trail, most of them near its ends. */
function dropsOf(random: Random): Drop[] {
  return Array.from({ length: 26 }, () => {
    const turn = random.angle()
    const reach = 0.3 + 0.48 * Math.sqrt(random.next())
    return {
      u: Math.cos(turn) * reach,
      v: Math.sin(turn) * reach,
      wide: 0.01 + 0.03 * random.next() ** 3,
    }
  })
}

/** How deep in the butter a place is; below 0 outside. */
function butterAt(random: Random): (u: number, v: number) => number {
  const [warp, uneven] = [cloudsOf(random), cloudsOf(random)]
  const drops = dropsOf(random)
  return (pu, pv) => {
    if (Math.hypot(pu, pv) > 0.9) return -1
    const u = pu + warp(pu * 3, pv * 3) * 0.12
    const v = pv + warp(pu * 3 + 5, pv * 3 + 3) * 0.12
    let deepest = -1
    for (const [index, from] of TRAIL.entries()) {
      const to = TRAIL[index + 1] ?? from
      const [du, dv] = [to.u - from.u, to.v - from.v]
      const length = du * du + dv * dv || 1
      const share = Math.min(1, Math.max(0, ((u - from.u) * du + (v - from.v) * dv) / length))
      const away = Math.hypot(u - from.u - du * share, v - from.v - dv * share)
      deepest = Math.max(deepest, from.wide + (to.wide - from.wide) * share - away)
    }
    deepest += uneven(pu * 9, pv * 9) * 0.03
    for (const drop of drops) {
      deepest = softMax(deepest, drop.wide - Math.hypot(pu - drop.u, pv - drop.v), 0.015)
    }
    return deepest
  }
}

/** The same function, which computes each place once: three grids of one size ask for it. */
function remembered(at: HeightAt): HeightAt {
  const known = new Map<number, number>()
  return (px, py) => {
    const key = Math.round(px * 16) * 65536 + Math.round(py * 16)
    const value = known.get(key) ?? at(px, py)
    known.set(key, value)
    return value
  }
}

/** Butter fried red with pepper: an orange edge, a glossy red middle, flakes of pepper and mint in it. */
function pepperButter(art: Canvas, bowl: SoupBowl): void {
  const place = placeOn(bowl)
  const deep = butterAt(art.random)
  const box = boxOf(bowl)
  const { radius } = surfaceOf(bowl)
  const inside = remembered((px, py) => deep(...place(px, py)) * radius)
  const grid = gridOf(box, radius / 60, inside)
  const stain = (share: number, color: Color, opacity: number) =>
    art.raw(
      `<path fill-rule="evenodd" d="${levelPath(grid, share * radius)}" fill="${color}" fill-opacity="${opacity}"/>`,
    )
  stain(-0.07, '#f2902a', 0.35)
  stain(-0.035, '#e8701c', 0.55)
  const heightAt: HeightAt = (px, py) => {
    const edge = Math.min(1, Math.max(0, inside(px, py) / radius / 0.04))
    return radius * 0.014 * Math.sqrt(1 - (1 - edge) ** 2)
  }
  const butter = reliefOf(heightAt, {
    box,
    inside,
    cell: radius / 60,
    foreshortening: bowl.flat,
    tones: 8,
    crease: 0.2,
    contrast: 1.2,
    colors: ['#8a1a08', '#b02a0a', '#c83a0e', '#d84c14', '#ee7a34', '#ffc890'],
  })
  art.group('opacity=".84"', () => butter.draw(art))
  flakes(art, bowl, deep)
}

/** Flakes of pepper and of dried mint, thick where the butter is. */
function flakes(art: Canvas, bowl: SoupBowl, deep: (u: number, v: number) => number): void {
  const { random } = art
  const { x, y, radius } = surfaceOf(bowl)
  const fallen = (count: number, reach: number, most: number) =>
    Array.from({ length: count }, (): Point => [random.jitter(0.8), random.jitter(0.7)])
      .filter(([u, v]) => deep(u, v) > -reach && deep(u, v) < most)
      .map(([u, v]): Point => [x + u * radius, y + v * radius * bowl.flat])
  const flecks = (places: readonly Point[], color: Color, share: number) =>
    art.fill(spots(random, places, [radius * share * 0.5, radius * share], { flat: 1.7 }), color)
  flecks(fallen(420, 0.06, 9), '#a82408', 0.012)
  flecks(fallen(260, 0.01, 9), '#5e0e06', 0.015)
  flecks(fallen(260, 0.12, 9), '#46521e', 0.014)
  flecks(fallen(130, 0.05, 9), '#8a9440', 0.01)
  glints(art, bowl)
}

/** The window in the butter where it is deepest. */
function glints(art: Canvas, bowl: SoupBowl): void {
  const { x, y, radius } = surfaceOf(bowl)
  const lines = [
    [5, 9],
    [10, 13],
    [22, 25],
  ].map(([from, to]) =>
    open(
      TRAIL.slice(from, to).map(({ u, v, wide }): Point => {
        const out = 1 + (v < 0 ? 0.4 : -0.5) * wide
        return [x + u * out * radius - 3, y + v * out * radius * bowl.flat - 2]
      }),
    ),
  )
  art.stroke(lines.join(''), '#fff0d0', radius * 0.011, { opacity: 0.55 })
}
