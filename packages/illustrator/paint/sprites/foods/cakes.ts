import { desserts } from '../../../language/words/foods/desserts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, moved, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cakeCracks, liftedAlong } from './cakeCracks.ts'
import { lemonSlice } from './cakeLemon.ts'
import { fallenCrumbs } from './cutCake.ts'
import { cutRoundCake } from './cutRoundCake.ts'
import { shape, within } from './dough.ts'
import { slumpedCream } from './slumpedCream.ts'
import { sugarCrackle } from './sugarCrackle.ts'

/** Where slices were cut out, towards us, in radians. */
const GAP = [0.98, 1.94] as const

/**
 * How large a lemon cake is beside its slice, and where it stands behind it, in shares of its place;
 * the word's `top` says where that is seen.
 */
const CAKE = { share: 0.85, at: [-0.1, -0.47], height: 0.42 } as const

/** Its gap, and the slice before it, as wide as the gap and turned so that its cut is seen. */
const CAKE_GAP = [0.32, 1.14] as const
const CAKE_SLICE = { angles: [-0.44, 0.38], at: [0.06, 1.5] } as const

/** How the top of a cake split as it rose, in shares of its radius. */
const CAKE_CRACKS: readonly { line: readonly Point[]; wide: number }[] = [
  {
    line: shape('0.02 0.02, -0.16 0.09, -0.26 0.2, -0.42 0.24, -0.52 0.36, -0.66 0.4'),
    wide: 0.05,
  },
  { line: shape('-0.26 0.2, -0.27 0.36, -0.18 0.5, -0.2 0.6'), wide: 0.032 },
  { line: shape('0.2 -0.08, 0.38 -0.15, 0.52 -0.11, 0.66 -0.2, 0.78 -0.2'), wide: 0.042 },
]

/** Slices of lemon on the cake: some lie, one leans on the others. */
const LEMON = [
  { at: [-0.4, -0.22], reach: 0.3, lean: 1, angle: 0, turn: 0.3 },
  { at: [0.2, -0.42], reach: 0.29, lean: 0.96, angle: 0.4, turn: 1.1 },
  { at: [-0.1, -0.4], reach: 0.32, lean: 0.94, angle: -0.5, turn: 0.7 },
] as const

/** Pores of a cake's side: dark specks, more of them towards its foot, each with a lit lip. */
function sidePores(art: Canvas, { x, y, size }: Piece, high: number): void {
  const { random, camera } = art
  const rise = riseIn(camera)
  const pores = Array.from({ length: 130 }, (): Point => {
    const angle = random.range(0.2, Math.PI - 0.2)
    const up = high * random.next() ** 1.4
    return [x + Math.cos(angle) * size * 0.99, y + (Math.sin(angle) * 0.98 - up * rise) * size]
  })
  art.specks(moved(pores, 1.6, 2.2), '#f0b762', size * 0.008, {
    length: size * 0.008,
    angle: 0,
    opacity: 0.4,
  })
  art.specks(pores, '#6a2c08', size * 0.01, { length: size * 0.008, angle: 0, opacity: 0.4 })
}

/**
 * A golden cake with a cracked sugar crust, and before its gap the slice that was cut out; `size` is
 * the radius of their place.
 */
export function cake(art: Canvas, spot: Piece): void {
  const piece = within({ ...spot, angle: 0 }, CAKE.at, CAKE.share)
  const { x, y, size, color } = piece
  const { height } = CAKE
  const crumb = mix(color, '#ffe58e', 0.74)
  const form = {
    height,
    profile: (reach: number) => 0.1 * (1 - reach * reach),
    corner: 0.14,
    gap: CAKE_GAP,
    slice: CAKE_SLICE,
    crust: [
      shade(mix(color, '#6b2a0a', 0.75), 0.3),
      mix(color, '#8f4a17', 0.75),
      mix(color, '#b86a22', 0.5),
      color,
      tint(color, 0.3),
      tint(color, 0.62),
    ],
    rough: 0.045,
    pale: (reach: number) => (reach > 1 ? -0.02 : 0.12 - 0.34 * reach ** 3),
    crumb: [mix(crumb, color, 0.7), mix(crumb, color, 0.3), crumb, tint(crumb, 0.5)],
    rind: mix(color, '#8f4a17', 0.7),
  }
  const middle: Point = [x, y - (height + 0.06) * size * riseIn(art.camera)]
  const drawTop = () => {
    const top = { x: middle[0], y: middle[1], size }
    const colors = {
      inside: mix(crumb, '#e0a444', 0.3),
      shade: mix(color, '#6b2f0c', 0.8),
      light: tint(color, 0.5),
    }
    cakeCracks(art, { ...top, ...colors }, CAKE_CRACKS)
    for (const {
      at: [u, v],
      reach,
      ...slice
    } of LEMON) {
      lemonSlice(
        art,
        { ...slice, x: middle[0] + u * size, y: middle[1] + v * size, size: reach * size },
        color,
      )
    }
  }
  cutRoundCake(art, piece, form, drawTop, () => {
    sugarCrackle(art, { middle, size, color })
    sidePores(art, piece, height * 0.8)
  })
  fallenCrumbs(art, [x + size * 0.66, y + size * 0.5], size * 0.14, mix(crumb, color, 0.4))
  fallenCrumbs(art, [x + size * 0.2, y + size * 1.74], size * 0.27, mix(crumb, color, 0.4))
}

/** How the papery top of a torte broke as it sank, in shares of its radius. */
const TORTE_CRACKS: readonly { line: readonly Point[]; wide: number }[] = [
  {
    line: shape('-0.78 -0.36, -0.7 -0.12, -0.72 0.1, -0.6 0.34, -0.4 0.52, -0.3 0.66'),
    wide: 0.058,
  },
  { line: shape('-0.72 0.1, -0.5 0.1, -0.3 0.2, -0.16 0.16'), wide: 0.042 },
  { line: shape('-0.4 0.52, -0.36 0.34, -0.42 0.24'), wide: 0.024 },
  { line: shape('0.3 -0.74, 0.5 -0.58, 0.66 -0.36, 0.7 -0.08, 0.64 0.2, 0.68 0.4'), wide: 0.06 },
  { line: shape('0.7 -0.08, 0.5 -0.04, 0.36 0.08, 0.22 0.06'), wide: 0.044 },
  { line: shape('0.36 0.08, 0.4 0.28, 0.34 0.46'), wide: 0.027 },
  { line: shape('-0.7 -0.12, -0.88 -0.06'), wide: 0.026 },
  { line: shape('0.64 0.2, 0.84 0.22, 0.9 0.3'), wide: 0.026 },
  { line: shape('0.4 0.28, 0.54 0.36, 0.56 0.52'), wide: 0.02 },
]

/** A dark torte, sunken and cracked, with a gap where slices were cut; `size` is its radius. */
export function torte(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const height = desserts.torte.top
  const form = {
    height,
    profile: (reach: number) => -0.1 + 0.15 * Math.max(0, (reach - 0.5) / 0.42) ** 2,
    corner: 0.07,
    lifted: liftedAlong(TORTE_CRACKS.map(({ line }) => line)),
    gap: GAP,
    crust: [
      shade(color, 0.7),
      shade(color, 0.4),
      color,
      tint(color, 0.2),
      mix(color, '#d9a787', 0.56),
      mix(color, '#f0cdb0', 0.76),
    ],
    rough: 0.05,
    pale: (reach: number) => (reach > 1 ? -0.1 : -0.02 + 0.14 * reach ** 4),
    crumb: [
      shade(color, 0.62),
      shade(color, 0.26),
      mix(color, '#8a4a2c', 0.5),
      mix(color, '#c08058', 0.6),
    ],
    rind: tint(color, 0.2),
  }
  const rise = riseIn(art.camera)
  const middle: Point = [x, y - (height - 0.08) * size * rise]
  cutRoundCake(art, piece, form, () => {
    const dust = pack(art.random, x - size * 0.1, middle[1], size * 0.84, 240, { tries: 1 })
    art.specks(dust, '#f4dcc4', size * 0.009, { opacity: 0.5 })
    const colors = {
      inside: shade(color, 0.74),
      shade: shade(color, 0.6),
      light: mix(color, '#e0b090', 0.6),
    }
    cakeCracks(art, { x, y: middle[1], size, ...colors }, TORTE_CRACKS)
  })
  fallenCrumbs(art, [x + size * 0.1, y + size * 0.86], size * 0.22, tint(color, 0.1))
  const [u, v] = middle
  const dollop = { ...piece, x: u - size * 0.02, y: v - size * 0.22, size: size * 0.42 }
  slumpedCream(art, dollop, shade(color, 0.2))
  const salt = [
    ...pack(art.random, u - size * 0.36, v + size * 0.1, size * 0.2, 7, { ry: size * 0.14 }),
    ...pack(art.random, u + size * 0.46, v - size * 0.2, size * 0.16, 6),
  ]
  saltFlakes(art, salt, size)
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
