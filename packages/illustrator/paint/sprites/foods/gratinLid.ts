import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, ellipse, moved, type Point } from '../../core/contour.ts'
import { bow, spots } from './dough.ts'
import type { Random } from '../../../language/random.ts'
import { cloudsOf, softMax, softMin } from './relief/clouds.ts'
import { levelPath } from './relief/levels.ts'
import { gridOf, type HeightAt, reliefOf } from './relief/relief.ts'
import type { Crock } from './stoneCrock.ts'

/** Where cheese has run over the rim: at which angle, how far down the wall, and how broad. */
const RUNS = [
  [2.92, 0.07, 0.09],
  [2.62, 0.28, 0.085],
  [2.4, 0.14, 0.12],
  [2.04, 0.06, 0.14],
  [1.84, 0.4, 0.07],
  [1.66, 0.17, 0.11],
  [1.3, 0.2, 0.14],
  [1.04, 0.34, 0.062],
] as const

/** Where the lid does not reach the rim, so that the soup is seen. */
const GAP = { angle: 0.1, broad: 0.66, deep: 0.56 } as const

/** How far the lid reaches in a direction, in shares of the opening's radius. */
function reachAt(angle: number): number {
  const away = Math.atan2(Math.sin(angle - GAP.angle), Math.cos(angle - GAP.angle))
  const drawn = GAP.deep * Math.exp(-((away / GAP.broad) ** 4))
  const hand = Math.sin(angle * 7 + 1) * 0.012 + Math.sin(angle * 17) * 0.007
  return 1.035 + hand - drawn
}

/** How deep a place is in one of the runs; below 0 outside. Lengths are shares of the radius. */
function inRun(u: number, v: number, flat: number): number {
  let deepest = -1
  for (const [angle, fall, broad] of RUNS) {
    const [rootU, rootV] = [Math.cos(angle) * 1.0, Math.sin(angle) * 1.0 * flat]
    const share = Math.min(1, Math.max(0, (v - rootV) / fall))
    const slim = broad * (1.25 - 0.8 * share + 0.34 * share ** 5)
    const sway = Math.sin(share * 2.4 + angle * 5) * broad * 0.22
    const away = Math.hypot(u - rootU - sway, v - rootV - share * fall)
    deepest = softMax(deepest, slim - away, 0.06)
  }
  return deepest
}

interface Blister {
  u: number
  v: number
  wide: number
}

function blistersOf(random: Random): Blister[] {
  return Array.from({ length: 46 }, () => {
    const turn = random.angle()
    const far = 0.93 * Math.sqrt(random.next())
    return {
      u: Math.cos(turn) * far,
      v: Math.sin(turn) * far,
      wide: 0.028 + 0.075 * random.next() ** 2.4,
    }
  })
}

/** Slices of bread under the cheese: where, how broad. They lift it gently. */
const SLICES = [
  [-0.42, -0.36, 0.5],
  [0.3, -0.46, 0.46],
  [-0.28, 0.34, 0.56],
  [0.36, 0.3, 0.42],
] as const

/** How high the blisters stand at a place. */
function domeAt(blisters: readonly Blister[], u: number, v: number): number {
  let high = 0
  for (const blister of blisters) {
    const away = ((u - blister.u) ** 2 + (v - blister.v) ** 2) / blister.wide ** 2
    if (away < 1) high = Math.max(high, blister.wide * 0.6 * Math.sqrt(1 - away))
  }
  return high
}

/** How far the bread lifts the cheese at a place. */
function humpAt(u: number, v: number): number {
  let high = 0
  for (const [su, sv, wide] of SLICES) {
    const away = ((u - su) ** 2 + (v - sv) ** 2) / wide ** 2
    high = softMax(high, 0.11 * softMin(1, Math.max(0, 1.3 - away), 0.5), 0.05)
  }
  return high
}

/** The lid as its drawing needs it, for places of the upright sheet. */
interface Lid {
  inside: HeightAt
  heightAt: HeightAt
  /** How brown it has baked: above 0 where it has. */
  brownAt: HeightAt
}

function lidOf({ random }: Canvas, { x, y, size, flat }: Crock): Lid {
  const [soft, fine, scorch] = [cloudsOf(random), cloudsOf(random), cloudsOf(random)]
  const blisters = blistersOf(random)
  const flatPlace = (px: number, py: number): Point => [(px - x) / size, (py - y) / size / flat]
  const inside: HeightAt = (px, py) => {
    const [u, v] = flatPlace(px, py)
    const lid = reachAt(Math.atan2(v, u)) - Math.hypot(u, v)
    const slumped = reachAt(Math.atan2(v - 0.06, u)) - Math.hypot(u, v - 0.06)
    const top = v > 0 ? Math.max(lid, slumped) : lid
    return softMax(top, inRun(u, v * flat, flat), 0.09)
  }
  const heightAt: HeightAt = (px, py) => {
    const [u, v] = flatPlace(px, py)
    const deep = inside(px, py)
    const edge = Math.min(1, Math.max(0, deep / 0.1))
    const lip = 0.085 * Math.sqrt(1 - (1 - edge) ** 2)
    const onTop = Math.min(1, Math.max(0, (1.02 - Math.hypot(u, v)) * 6))
    const rough = 0.06 * soft(u * 5, v * 5) + 0.022 * fine(u * 14, v * 14)
    return (
      size *
      (lip + onTop * (humpAt(u, v) + rough + domeAt(blisters, u, v)) + (1 - onTop) * rough * 0.3)
    )
  }
  const brownAt: HeightAt = (px, py) => {
    const [u, v] = flatPlace(px, py)
    const onTop = Math.min(1, Math.max(0, (1.1 - Math.hypot(u, v)) * 4))
    const field =
      scorch(u * 3.2, v * 3.2) + 0.55 * fine(u * 9 + 4, v * 9) + 0.4 * soft(u * 22, v * 22)
    return field + humpAt(u, v) * 1.3 + domeAt(blisters, u, v) * 4 - 0.12 - (1 - onTop) * 0.42
  }
  return { inside, heightAt, brownAt }
}

/** How brown, and what lies there. */
const BROWNS: readonly (readonly [level: number, color: Color, opacity: number])[] = [
  [-0.08, '#d9953a', 0.5],
  [0.04, '#b8601a', 0.5],
  [0.13, '#8f4212', 0.6],
  [0.24, '#5e240a', 0.65],
  [0.36, '#38140a', 0.6],
]

/** Melted cheese from its creases to its crests. */
function cheeseTones(color: Color): Color[] {
  return [
    '#7c4716',
    '#b37a32',
    mix(color, '#cf9646', 0.8),
    mix(color, '#e6b968', 0.5),
    color,
    mix(color, '#fbe6b4', 0.7),
    '#fff2d2',
    '#fffcf0',
  ]
}

/** Grated cheese that melted into one browned lid and ran down over the crock's rim. */
export function gratinLid(art: Canvas, crock: Crock, color: Color): void {
  const { x, y, size, flat } = crock
  soakedBread(art, crock)
  const { inside, heightAt, brownAt } = lidOf(art, crock)
  const box = { x: x - size * 1.2, y: y - size * 0.85, width: size * 2.4, height: size * 2.2 }
  const cheese = reliefOf(heightAt, {
    box,
    inside,
    cell: size / 46,
    foreshortening: flat,
    tones: 13,
    crease: 0.42,
    contrast: 0.95,
    colors: cheeseTones(color),
  })
  art.movedBy(size * 0.03, size * 0.05, () =>
    art.softFill(cheese.outline, '#240c06', 0.6, size * 0.03),
  )
  cheese.draw(art)
  art.clipped(cheese.outline, () => {
    const brown = gridOf(box, size / 40, brownAt)
    for (const [level, tone, opacity] of BROWNS) {
      art.raw(
        `<path fill-rule="evenodd" d="${levelPath(brown, level)}" fill="${tone}" fill-opacity="${opacity}"/>`,
      )
    }
    glints(art, crock)
  })
}

/** The side of a toasted slice of bread that shows where the cheese does not reach the rim. */
function soakedBread(art: Canvas, { x, y, size, flat }: Crock): void {
  const { random } = art
  const at: Point = [x - size * 0.02, y + size * 0.03]
  const face = blob(random, at[0], at[1], size * 0.6, size * 0.62 * flat, {
    points: 17,
    wobble: 0.035,
  })
  const side = (drop: number) => closed(moved(face, 0, drop * size))
  art.softFill(side(0.1), '#1e0903', 0.8, size * 0.04)
  art.fill(side(0.085), '#54240a')
  art.fill(side(0.05), '#8a4715')
  const around = bow(at, [size * 0.6, size * 0.6 * flat], [-0.9, 1.2], 26)
  const pores = around.map(([u, v]): Point => [
    u - size * 0.01,
    v + size * random.range(0.02, 0.08),
  ])
  art.fill(spots(random, pores, [size * 0.008, size * 0.022]), '#3a1606', 0.7)
  art.fill(side(0), '#c98640')
  art.stroke(side(0), '#7a3a10', size * 0.03, { opacity: 0.8 })
  const crumb = bow(at, [size * 0.52, size * 0.52 * flat], [-0.9, 1.2], 22)
  art.fill(spots(random, crumb, [size * 0.01, size * 0.03]), '#9a5a20', 0.7)
}

/** Fat that shines on the cheese. */
function glints(art: Canvas, { x, y, size, flat }: Crock): void {
  const { random } = art
  const shapes = Array.from({ length: 16 }, () => {
    const [u, v] = [random.range(-0.85, 0.5), random.range(-0.8, 0.7)]
    const wide = size * random.range(0.01, 0.032)
    return closed(
      blob(random, x + u * size, y + v * size * flat, wide, wide * 0.45, {
        points: 6,
        wobble: 0.2,
        angle: -0.3,
      }),
    )
  })
  art.fill(shapes.join(''), '#fffdf0', 0.75)
  for (const [angle, fall, broad] of RUNS) {
    if (fall < 0.25) continue
    const low: Point = [
      x + size * (Math.cos(angle) - broad * 0.25),
      y + size * (Math.sin(angle) * flat + fall - broad * 0.2),
    ]
    art.fill(ellipse(low[0], low[1], size * broad * 0.16, size * broad * 0.3), '#fffdf0', 0.9)
  }
}
