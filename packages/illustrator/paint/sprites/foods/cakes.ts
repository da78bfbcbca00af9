import { desserts } from '../../../language/words/foods/desserts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, moved, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { creamCloud, type Spoonful } from './creamCloud.ts'
import { fallenCrumbs } from './cutCake.ts'
import { cutRoundCake } from './cutRoundCake.ts'

/** Where slices were cut out, towards us, in radians. */
const GAP = [0.98, 1.94] as const

/** A golden cake with a cracked sugar crust, with a gap where slices were cut; `size` is its radius. */
export function cake(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const height = desserts.cake.top
  const crumb = mix(color, '#ffe58e', 0.74)
  const form = {
    height,
    profile: (reach: number) => 0.1 * (1 - reach * reach),
    corner: 0.14,
    gap: GAP,
    crust: [
      shade(mix(color, '#6b2a0a', 0.75), 0.3),
      mix(color, '#8f4a17', 0.75),
      mix(color, '#b86a22', 0.5),
      color,
      tint(color, 0.3),
      tint(color, 0.62),
    ],
    rough: 0.03,
    cracks: { scale: 3.4, wide: 0.1, deep: 0.02, color: tint(crumb, 0.2) },
    pale: (reach: number) => (reach > 1 ? -0.12 : 0.05 - 0.26 * reach ** 5),
    crumb: [mix(crumb, color, 0.7), mix(crumb, color, 0.3), crumb, tint(crumb, 0.5)],
    rind: mix(color, '#8f4a17', 0.7),
  }
  cutRoundCake(art, piece, form, () => {
    const middle: Point = [x, y - height * size * riseIn(art.camera)]
    const sugar = pack(art.random, middle[0] - size * 0.08, middle[1], size * 0.88, 260, {
      tries: 1,
    })
    art.specks(moved(sugar, 2, 3), shade(color, 0.5), size * 0.012, { opacity: 0.4 })
    art.specks(sugar, '#fffaf0', size * 0.012, { opacity: 0.9 })
    art.specks(sugar.slice(0, 60), '#ffffff', size * 0.02, { length: size * 0.008 })
  })
  fallenCrumbs(art, [x + size * 0.1, y + size * 0.86], size * 0.22, crumb)
}

/** The spoonful of cream on a torte, as it is seen from over its foot. */
const CREAM: readonly Spoonful[] = [
  { u: 0, v: 0.03, wide: 0.38, high: 0.21, near: 0, turn: 0.6, sharp: 5 },
  { u: -0.03, v: -0.09, wide: 0.28, high: 0.17, near: 0.1, turn: 2.8, sharp: 5 },
  { u: 0.03, v: -0.2, wide: 0.18, high: 0.13, near: 0.2, turn: 4.2, sharp: 5 },
  { u: 0.06, v: -0.31, wide: 0.08, high: 0.1, near: 0.22, turn: 3.4, sharp: 0.1 },
]

/** A dark torte, sunken and cracked, with a gap where slices were cut; `size` is its radius. */
export function torte(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const height = desserts.torte.top
  const form = {
    height,
    profile: (reach: number) => -0.1 + 0.15 * Math.max(0, (reach - 0.5) / 0.42) ** 2,
    corner: 0.07,
    gap: GAP,
    crust: [
      shade(color, 0.7),
      shade(color, 0.4),
      color,
      tint(color, 0.16),
      mix(color, '#d9a787', 0.5),
      mix(color, '#f0cdb0', 0.7),
    ],
    rough: 0.03,
    cracks: { scale: 2.1, wide: 0.09, deep: 0.05, color: shade(color, 0.66) },
    pale: (reach: number) => (reach > 1 ? -0.1 : -0.06 + 0.12 * reach ** 5),
    crumb: [shade(color, 0.6), shade(color, 0.34), shade(color, 0.1), tint(color, 0.16)],
    rind: tint(color, 0.2),
  }
  const middle = y - height * size * riseIn(art.camera)
  cutRoundCake(art, piece, form, () => {
    const dust = pack(art.random, x - size * 0.1, middle, size * 0.84, 240, { tries: 1 })
    art.specks(dust, '#f4dcc4', size * 0.009, { opacity: 0.6 })
  })
  fallenCrumbs(art, [x + size * 0.1, y + size * 0.86], size * 0.22, tint(color, 0.1))
  const cream = { x: x - size * 0.14, y: middle - size * 0.1, size: size * 1.05 }
  creamCloud(art, cream, CREAM)
  saltFlakes(
    art,
    [
      ...pack(art.random, cream.x, cream.y - size * 0.08, size * 0.24, 9, { ry: size * 0.3 }),
      ...pack(art.random, cream.x + size * 0.06, cream.y + size * 0.16, size * 0.5, 9, {
        ry: size * 0.12,
      }),
    ],
    size,
  )
}

/** Flakes of salt: small panes, each with its shadow. */
function saltFlakes(art: Canvas, places: readonly Point[], size: number): void {
  const { random } = art
  for (const [u, v] of places) {
    const reach = size * random.range(0.012, 0.024)
    const flake = blob(random, u, v, reach * 1.2, reach, { points: 5, wobble: 0.2 })
    art.fill(polygon(moved(flake, reach * 0.4, reach * 0.6)), '#5d3a44', 0.4)
    art.fill(polygon(flake), '#e9dfdc')
    art.fill(polygon(shrunk(flake, 0.7, -reach * 0.14, -reach * 0.2)), '#ffffff')
  }
}
