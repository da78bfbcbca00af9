import { desserts } from '../../../language/words/foods/desserts.ts'
import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import {
  blob,
  circle,
  closed,
  moved,
  open,
  pack,
  type Point,
  polygon,
  shrunk,
} from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { creamFold } from './creamFold.ts'
import { crustSide } from './crustSide.ts'
import { cakePart, type CakePart, fallenCrumbs, footprint, shadeGap } from './cutCake.ts'
import { browning, spots } from './dough.ts'
import { crackedCrust } from './crackedCrust.ts'

/** Where slices were cut out, towards us and a little to the right, in radians. */
const GAP = [0.62, 1.86] as const

/** What is left of a cake: both cuts of its gap look at us. */
function restOf(art: Canvas, { x, y, size }: Piece, top: number): CakePart {
  const height = size * top * riseIn(art.camera)
  return { foot: [x, y], radius: size, height, angles: [GAP[1], GAP[0] + Math.PI * 2] }
}

/** The shadow a part throws on what it stands on: long and soft, and dark where it touches. */
function standing(art: Canvas, part: CakePart): void {
  const reach = part.height * 0.5
  art.movedBy(reach * 0.9, reach * 0.34, () => {
    art.softFill(footprint(part), SHADOW, 0.42, reach * 0.3)
  })
  art.movedBy(5, 7, () => art.fill(footprint(part), SHADOW, 0.5))
}

/** A golden cake with a cracked sugar crust, with a gap where slices were cut; `size` is its radius. */
export function cake(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const rest = restOf(art, piece, desserts.cake.top)
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
    drawSide: crustSide,
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
  fallenCrumbs(art, [piece.x + size * 0.24, piece.y + size * 0.8], size * 0.3, crumb)
}

/** Where each fold of a spoonful lies, and how large it is, as shares of its size. */
const FOLDS = [
  [0, 0, 1],
  [-0.1, -0.26, 0.74],
  [0.06, -0.5, 0.44],
] as const

/** A spoonful of crème fraîche with flakes of salt: soft folds, drawn up to a tip. */
function cremeFraiche(art: Canvas, { x, y, size }: Piece): void {
  const { random } = art
  for (const [u, v, share] of FOLDS) {
    const wide = size * share
    const look = { points: 14, wobble: 0.07, angle: -0.3 }
    creamFold(art, blob(random, x + u * size, y + v * size, wide, wide * 0.86, look), size)
  }
  const tip: Point[] = [
    [x - size * 0.14, y - size * 0.56],
    [x + size * 0.06, y - size * 0.8],
    [x + size * 0.22, y - size * 0.94],
    [x + size * 0.26, y - size * 0.7],
    [x + size * 0.16, y - size * 0.46],
  ]
  art.fill(closed(tip), '#fffaf0')
  art.stroke(open(tip.slice(2)), '#c4a79c', size * 0.05, { opacity: 0.7 })
  const flakes = pack(random, x, y - size * 0.2, size * 0.9, 9, { ry: size * 0.6 })
  art.specks(moved(flakes, 2, 3), '#8a6a60', size * 0.08, { length: size * 0.06, opacity: 0.5 })
  art.specks(flakes, '#ffffff', size * 0.08, { length: size * 0.06 })
}

/** The rim of a torte: its skin stands up, thin as paper, and broke in many places. */
function paperyRim(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  for (let turn = 0; turn < Math.PI * 2; turn += random.range(0.16, 0.5)) {
    const far = size * random.range(0.82, 0.96)
    const [u, v] = [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    const wide = size * random.range(0.06, 0.16)
    const flake = blob(random, u, v, wide, wide * random.range(0.13, 0.24), {
      angle: turn + Math.PI / 2 + random.jitter(0.16),
      points: 7,
      wobble: 0.22,
    })
    art.movedBy(size * 0.008, size * 0.016, () => art.fill(polygon(flake), shade(color, 0.7), 0.7))
    // The near rim turns its outer side to the window, the far one its inner.
    const lit = random.range(0.06, 0.2) + 0.12 * Math.max(0, -Math.cos(turn))
    art.fill(polygon(flake), tint(color, lit))
    art.fill(polygon(shrunk(flake, 0.6, -size * 0.006, -size * 0.008)), tint(color, lit + 0.14))
  }
}

/** A dark torte, sunken and cracked, with a gap where slices were cut; `size` is its radius. */
export function torte(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const rest = restOf(art, piece, desserts.torte.top)
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
    drawSide: crustSide,
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
    paperyRim(art, { ...piece, x, y })
    const plates = pack(art.random, x, y, size * 0.9, 60, { tries: 2 })
    art.fill(spots(art.random, plates, [size * 0.02, size * 0.06]), tint(color, 0.3), 0.35)
    const sugar = pack(art.random, x - size * 0.1, y - size * 0.1, size * 0.92, 260, { tries: 1 })
    art.specks(sugar, '#e9cdb0', size * 0.009, { opacity: 0.6 })
  }
  standing(art, rest)
  shadeGap(art, rest, GAP)
  cakePart(art, rest, look, drawTop)
  fallenCrumbs(art, [piece.x + size * 0.24, piece.y + size * 0.8], size * 0.3, tint(color, 0.1))
  const middle = { ...piece, x: piece.x - size * 0.2, y: piece.y - rest.height - size * 0.14 }
  cremeFraiche(art, { ...middle, size: size * 0.27 })
}
