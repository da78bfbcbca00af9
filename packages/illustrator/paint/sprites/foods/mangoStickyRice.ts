import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, moved, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { heapHeights, type Mound, placeOn } from './grainMound.ts'
import { mangoFan } from './mangoFan.ts'
import { drawMound, type GrainLook } from './moundGrains.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'

/** Sticky rice: short, plump, glassy grains that cling together. */
function riceLook(size: number): GrainLook {
  return {
    kinds: [
      { tones: ['#a88c70', '#e6d5b6', '#faf0d8', '#fffaea'], share: 0.8 },
      { tones: ['#947a5e', '#d6c19c', '#f0e0bc', '#f8ecd0'], share: 0.2 },
    ],
    grain: [size * 0.062, size * 0.034],
    cover: 2.1,
    gloss: 0.8,
  }
}

function moundAt(art: Canvas, x: number, y: number, radius: number): Mound {
  const heightAt = heapHeights(art.random, {
    high: 0.86,
    steep: 0.52,
    peak: [-0.06, 0],
    ragged: 0.012,
    swells: [
      [-0.45, 0.3, 0.34, -0.05],
      [0.4, 0.4, 0.36, 0.05],
      [0.1, 0.7, 0.3, 0.05],
      [-0.6, -0.2, 0.3, 0.05],
    ],
  })
  return { x, y, radius, flat: art.camera.foreshortening, heightAt }
}

/** How far down the cream ran, by the direction: its tongues reach the plate in front. */
const RUNS = [
  [0.2, 0.1, 0.22],
  [0.86, 0.3, 0.2],
  [1.42, 0.12, 0.15],
  [1.98, 0.27, 0.24],
  [2.62, 0.16, 0.2],
] as const

/** Broad tongues with round ends, not spikes. */
function reachOfCream(turn: number): number {
  const around = (turn + Math.PI * 2) % (Math.PI * 2)
  return RUNS.reduce((reach, [at, far, broad]) => {
    return reach + far * Math.exp(-(((around - at) / broad) ** 4))
  }, 0.64)
}

const STEPS = Array.from({ length: 12 }, (_, step) => (step + 1) / 12)

/** The outline of the cream on the mound; on its far side it goes along what is seen of it. */
function creamOutline(mound: Mound, lift: number, share = 1): Point[] {
  return Array.from({ length: 120 }, (_, index): Point => {
    const turn = (index / 120) * Math.PI * 2
    const reach = Math.min(1, reachOfCream(turn) * share)
    const [right, near] = [Math.cos(turn), Math.sin(turn)]
    const at = (far: number) => placeOn(mound, right * far, near * far, lift)
    if (near > 0) return at(reach)
    const inside = STEPS.map((step) => at(reach * step))
    const [hx, hy] = inside.toSorted(([, first], [, second]) => first - second)[0] ?? at(reach)
    const [x, y] = at(reach)
    const behind = Math.min(1, -near / 0.6)
    return [x + (hx - x) * behind, y + (hy - y) * behind]
  })
}

/** Cream that ran down onto the plate and lies about the foot of the rice. */
function creamPool(art: Canvas, { x, y, radius, flat }: Mound): void {
  const [px, py] = [x - radius * 0.04, y + radius * flat * 0.26]
  const pool = blob(art.random, px, py, radius * 1.22, radius * flat * 1.08, {
    points: 16,
    wobble: 0.025,
  })
  art.fill(closed(moved(pool, radius * 0.02, radius * 0.05)), SHADOW, 0.4)
  layered(art, closed(pool), [
    { color: '#cdbfae' },
    { color: '#fbf6ea', dx: -radius * 0.012, dy: -radius * 0.022 },
  ])
  const rim = pool.toSorted(([, first], [, second]) => second - first).slice(0, 5)
  const along = moved(
    rim.toSorted(([first], [second]) => first - second),
    -2,
    -radius * 0.09,
  )
  art.stroke(open(along), '#ffffff', radius * 0.035, { opacity: 0.95 })
}

/** Thick coconut cream over the mound: its own shade at the right, a dark line under its edge. */
function cream(art: Canvas, mound: Mound): void {
  const { radius } = mound
  const outline = creamOutline(mound, 0.03)
  const under = closed(moved(outline, radius * 0.03, radius * 0.05))
  art.softFill(under, '#5f4436', 0.5, radius * 0.03)
  const light = art.radialGradient('cx=".34" cy=".2" r=".85"', [
    [0, '#ffffff'],
    [0.4, '#fdf8ec'],
    [0.76, '#f8eedc'],
    [1, '#dccab4'],
  ])
  art.fill(closed(outline), '#b9a595')
  const top = closed(moved(creamOutline(mound, 0.04, 0.985), -radius * 0.01, -radius * 0.02))
  art.fill(top, light)
  art.clipped(top, () => {
    const shaded = closed(moved(outline, -radius * 0.1, -radius * 0.1))
    art.softFill(`${under}${shaded}`, '#b39a82', 0.18, radius * 0.02, 'evenodd')
  })
  creamLights(art, mound)
}

/** Where the window shines in the cream: on its top, and on the tip of each tongue. */
function creamLights(art: Canvas, mound: Mound): void {
  const { radius } = mound
  const [x, y] = placeOn(mound, -0.3, -0.1, 0.04)
  art.rotated(-0.5, x, y, () => {
    art.fill(ellipse(x, y, radius * 0.2, radius * 0.07), '#ffffff', 0.95)
    art.fill(ellipse(x + radius * 0.3, y, radius * 0.05, radius * 0.04), '#ffffff', 0.9)
  })
  for (const [turn, far] of RUNS) {
    if (far < 0.15) continue
    const line = [0.6, 0.76, 0.9].map((share): Point => {
      const reach = (0.64 + far) * share
      return placeOn(mound, Math.cos(turn + 0.06) * reach, Math.sin(turn + 0.06) * reach, 0.05)
    })
    art.stroke(open(line), '#ffffff', radius * 0.045, { opacity: 0.8 })
  }
}

/** Toasted sesame, thick on the top and thin down the side. */
function sesame(art: Canvas, mound: Mound): void {
  const { random } = art
  const seeds = Array.from({ length: 54 }, (): Point => {
    const [turn, reach] = [random.angle(), random.next() ** 0.6 * 0.5]
    return placeOn(mound, -0.02 + Math.cos(turn) * reach, 0.12 + Math.sin(turn) * reach * 0.8, 0.05)
  })
  const [width, length] = [mound.radius * 0.03, mound.radius * 0.026]
  const paths = seeds.map(([x, y]) => {
    const turn = random.angle()
    const [dx, dy] = [Math.cos(turn) * length, Math.sin(turn) * length * 0.7]
    return open([
      [x, y],
      [x + dx, y + dy],
    ])
  })
  layered(art, paths.join(''), [
    { color: '#6b4a3a', width, dx: 1.5, dy: 2.5, opacity: 0.5 },
    { color: '#a8692a', width },
    { color: '#e3b568', width: width * 0.55, dx: -0.6, dy: -1 },
  ])
}

/** Mango fanned beside a mound of sticky rice under coconut cream, on a plate; `size` is half its width. */
export function mangostickyrice(art: Canvas, { x, y, size, color }: Piece): void {
  const flat = art.camera.foreshortening
  upright(art, { x, y }, () => {
    const mound = moundAt(art, x + size * 0.46, y - size * 0.1, size * 0.62)
    const { radius } = mound
    const foot = ellipse(
      mound.x + radius * 0.22,
      mound.y + radius * 0.1,
      radius * 1.05,
      radius * flat,
    )
    art.softFill(foot, SHADOW, 0.4, radius * 0.12)
    creamPool(art, mound)
    const dark = ellipse(
      mound.x + radius * 0.06,
      mound.y + radius * 0.06,
      radius * 1.02,
      radius * flat,
    )
    art.softFill(dark, '#7a5f50', 0.5, radius * 0.05)
    drawMound(art, mound, riceLook(radius * 1.3))
    cream(art, mound)
    sesame(art, mound)
    mangoFan(art, { x: x - size * 0.5, y: y + size * 0.18, size: size * 0.53, flat, color })
  })
}
