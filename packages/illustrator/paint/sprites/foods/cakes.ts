import { desserts } from '../../../language/words/foods/desserts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, circle, open, pack, type Point } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cakePart, type CakePart, fallenCrumbs, footprint, shadeGap } from './cutCake.ts'
import { browning, spots } from './dough.ts'
import { crackedCrust } from './crackedCrust.ts'

/** Where a slice was cut out, towards us and a little to the right, in radians. */
const GAP = [0.3, 1.22] as const

/** How a served slice lies: its tip to the left, its cut side towards us. */
const SLICE = [-0.62, 0.16] as const

interface Parts {
  rest: CakePart
  slice: CakePart
}

/** A cake with a gap towards us, and the slice that was in it, in front. */
function partsOf(art: Canvas, { x, y, size }: Piece, top: number): Parts {
  const height = size * top * riseIn(art.camera)
  const radius = size
  const rest = {
    foot: [x, y] as const,
    radius,
    height,
    angles: [GAP[1], GAP[0] + Math.PI * 2] as const,
  }
  const slice = {
    foot: [x + size * 0.26, y + size * 1.02] as const,
    radius: radius * 0.98,
    height,
    angles: SLICE,
  }
  return { rest, slice }
}

/** The shadow a part throws on what it stands on: long and soft, and dark where it touches. */
function standing(art: Canvas, part: CakePart): void {
  const reach = part.height * 0.5
  art.movedBy(reach * 0.9, reach * 0.34, () => {
    art.softFill(footprint(part), SHADOW, 0.42, reach * 0.3)
  })
  art.movedBy(5, 7, () => art.fill(footprint(part), SHADOW, 0.5))
}

/** A golden cake with a cracked sugar crust, one slice cut; `size` is its radius. */
export function cake(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { rest, slice } = partsOf(art, piece, desserts.cake.top)
  const crumb = mix(color, '#ffe58e', 0.78)
  const crust = mix(color, '#8f4a17', 0.55)
  const look = {
    crust,
    crumb,
    layers: [
      [0.05, shade(crust, 0.2)],
      [0.11, mix(crumb, crust, 0.5)],
      [0.9, crumb],
      [0.96, mix(crumb, crust, 0.45)],
      [1, shade(crust, 0.25)],
    ] as const,
    pores: 190,
  }
  const drawTop = ([x, y]: Point) => {
    const baked = art.radialGradient('cx=".42" cy=".38" r=".64"', [
      [0, tint(color, 0.34)],
      [0.5, color],
      [0.8, mix(color, '#a8571a', 0.55)],
      [0.93, mix(color, '#7c3810', 0.75)],
      [1, mix(color, '#8f4a17', 0.4)],
    ])
    art.fill(circle(x, y, size * 1.01), baked)
    browning(art, { x, y, rx: size * 0.94, count: 54, color, contrast: 0.2, grain: [0.01, 0.05] })
    crackedCrust(art, { ...piece, x, y }, { count: 7, reach: 0.86, depth: crumb })
    const sugar = pack(art.random, x, y, size * 0.97, 240, { tries: 1 })
    art.specks(sugar, '#fff8e6', size * 0.012, { opacity: 0.8 })
    art.specks(sugar.slice(0, 50), '#ffffff', size * 0.022, { opacity: 0.9 })
  }
  standing(art, rest)
  shadeGap(art, rest, GAP)
  cakePart(art, rest, look, drawTop)
  fallenCrumbs(art, [piece.x + size * 0.4, piece.y + size * 0.62], size * 0.4, crumb)
  standing(art, slice)
  cakePart(art, slice, look, drawTop)
}

/** A spoonful of crème fraîche with flakes of salt. */
function cremeFraiche(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  const spoonful = blob(random, x, y, size, size * 0.74, { points: 9, wobble: 0.08, angle: -0.4 })
  art.body(spoonful, '#fbf3e2', { height: size * 0.16, lit: 0.9, shaded: 0.2, highlight: 0.8 })
  const swoosh: Point[] = [
    [x - size * 0.5, y + size * 0.1],
    [x, y - size * 0.28],
    [x + size * 0.5, y - size * 0.1],
  ]
  art.stroke(open(swoosh), '#dcc8a4', size * 0.09, { opacity: 0.8 })
  const flakes = pack(random, x, y, size * 1.3, 9, { ry: size })
  art.specks(flakes, '#ffffff', size * 0.1, { length: size * 0.06 })
}

/** A dark torte, sunken and cracked, with a slice in front of it; `size` is its radius. */
export function torte(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { rest, slice } = partsOf(art, piece, desserts.torte.top)
  const look = {
    crust: tint(color, 0.08),
    crumb: color,
    layers: [
      [0.1, tint(color, 0.26)],
      [0.18, mix(color, '#2c120c', 0.2)],
      [0.92, shade(color, 0.22)],
      [1, shade(color, 0.5)],
    ] as const,
    pores: 90,
  }
  const drawTop = ([x, y]: Point) => {
    const sunken = art.radialGradient('cx=".5" cy=".5" r=".5"', [
      [0, tint(color, 0.1)],
      [0.55, shade(color, 0.06)],
      [0.8, shade(color, 0.4)],
      [0.86, shade(color, 0.1)],
      [0.93, tint(color, 0.42)],
      [1, shade(color, 0.04)],
    ])
    art.fill(circle(x, y, size * 1.01), sunken)
    crackedCrust(art, { ...piece, x, y }, { count: 9, reach: 1, depth: shade(color, 0.6) })
    const plates = pack(art.random, x, y, size * 0.9, 60, { tries: 2 })
    art.fill(spots(art.random, plates, [size * 0.02, size * 0.06]), tint(color, 0.3), 0.35)
    const sugar = pack(art.random, x - size * 0.1, y - size * 0.1, size * 0.92, 260, { tries: 1 })
    art.specks(sugar, '#e9cdb0', size * 0.009, { opacity: 0.6 })
  }
  standing(art, rest)
  shadeGap(art, rest, GAP)
  cakePart(art, rest, look, drawTop)
  fallenCrumbs(art, [piece.x + size * 0.4, piece.y + size * 0.62], size * 0.36, tint(color, 0.1))
  standing(art, slice)
  cakePart(art, slice, look, drawTop)
  const [tipX, tipY] = slice.foot
  const spoonful = { ...piece, x: tipX + size * 0.66, y: tipY - slice.height - size * 0.14 }
  cremeFraiche(art, { ...spoonful, size: size * 0.2 })
}
