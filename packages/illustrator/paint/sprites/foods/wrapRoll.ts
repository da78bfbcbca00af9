import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, pack, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, spots } from './dough.ts'
import { type Clouds, cloudsOf } from './relief/clouds.ts'
import { type HeightAt, type Relief, reliefOf } from './relief/relief.ts'

/** How long a half is behind the middle of its cut and how thick, and how far the slanted cut leans, in shares of the size. */
export const LENGTH = 1.56
export const RADIUS = 0.44
export const LEAN = 0.3

/** Baked flour dough, from its shade to its crests; its own color lies between them. */
const SHADES = ['#7a4420', '#a4662e', '#c98f4e', '#e2b67a'] as const
const CRESTS = ['#f9e4b8', '#fff4d8'] as const

/** A place of the roll: along it and across it, in shares of the size. */
type OnRoll = (x: number, y: number) => Point

interface Skin {
  bends: Clouds
  fine: Clouds
  marks: Clouds
}

function rollPlaces({ x, y, size, angle }: Piece): OnRoll {
  const [cos, sin] = [Math.cos(angle) / size, Math.sin(angle) / size]
  return (px, py) => [(px - x) * cos + (py - y) * sin, (py - y) * cos - (px - x) * sin]
}

/** Half the thickness at a length: fullest behind the cut, pressed flatter towards the folded end. */
const thickAt = (u: number) =>
  RADIUS * (0.98 + 0.07 * step(u / 0.5) - 0.17 * Math.max(0, u / LENGTH) ** 2)

/** The edge of the tortilla that was rolled in last: it runs aslant down to the folded end. */
const flapAt = (u: number) => 0.24 - 0.2 * u + 0.14 * u * u + 0.018 * Math.sin(u * 11)

/** Where the side that was folded in first shows at the end. */
const tuckAt = (v: number) => LENGTH * (0.8 - 0.16 * Math.abs(v / RADIUS + 0.1) ** 1.4)

const step = (share: number) => {
  const clear = Math.min(1, Math.max(0, share))
  return clear * clear * (3 - 2 * clear)
}

/** How far inside the outline a place is, in shares of the size. */
function insideAt({ bends }: Skin, u: number, v: number): number {
  const thick = thickAt(u) + bends(u * 3.1, v > 0 ? 4 : 9) * 0.07 * step(u / 0.4)
  const end = LENGTH - 0.1 * Math.abs(v / RADIUS) ** 3 + bends(v * 4, 2) * 0.07
  const [a, b] = [Math.abs(v) / thick, Math.max(0, (u - LENGTH * 0.66) / (end - LENGTH * 0.66))]
  return (1 - (a ** 4 + b ** 5) ** 0.22) * thick
}

/** How near the eye its skin is: round, with the step of the flap, and puckered where it was folded in. */
function heightAt({ bends, fine }: Skin, u: number, v: number): number {
  const a = Math.min(1, Math.abs(v) / thickAt(u))
  const end = Math.min(1, Math.max(0, (u - LENGTH * 0.7) / (LENGTH * 0.3)))
  const round = Math.sqrt(1 - a * a) * RADIUS * 0.86 * Math.sqrt(1 - end ** 3 * 0.75)
  const flap = step((flapAt(u) - v) / 0.02) * 0.034
  const tuck = step((tuckAt(v) - u) / 0.03) * 0.03
  const pucker = Math.sin(v * 26 + bends(u * 3, v * 3) * 9) * 0.014 * step((u - LENGTH * 0.6) / 0.4)
  const pulled = Math.sin(u * 17 + v * 6 + bends(u * 2, v * 2) * 12) * 0.007 * step(0.9 - u)
  return (
    round +
    flap +
    tuck +
    pucker +
    pulled +
    bends(u * 3, v * 4.4) * 0.085 +
    fine(u * 22, v * 26) * 0.006
  )
}

/** Browner in clouds and freckles where the roll is high: there it touched the pan. */
function paleAt({ marks, fine }: Skin, u: number, v: number): number {
  const high = Math.exp(-(((v + 0.1) / 0.26) ** 2)) * step((u + 0.1) / 0.3)
  const brown = marks(u * 5.4, v * 6.4) + fine(u * 17, v * 19) * 0.2
  const freckle = Math.max(0, fine(u * 13 + 5, v * 15) - 0.2) * 1.1
  const flap = Math.max(0, 1 - Math.abs(v - flapAt(u) + 0.012) / 0.016) * 0.1
  return 0.14 - Math.min(0.36, Math.max(0, brown - 0.03) * 2.3 * high) - freckle * high + flap
}

function skinOf({ random }: Canvas): Skin {
  return { bends: cloudsOf(random), fine: cloudsOf(random), marks: cloudsOf(random) }
}

/** What of the sheet a roll may cover. */
function boxOf(piece: Piece) {
  const corners = placed(
    [
      [-LEAN * 1.3, -RADIUS * 1.2],
      [LENGTH * 1.1, -RADIUS * 1.2],
      [LENGTH * 1.1, RADIUS * 1.2],
      [-LEAN * 1.3, RADIUS * 1.2],
    ],
    piece,
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** How far behind the slanted cut a place is. */
const behindCut = (u: number, v: number) => u - (v * LEAN) / RADIUS - 0.05

function bread(art: Canvas, piece: Piece): Relief {
  const { size, color } = piece
  const skin = skinOf(art)
  const places = rollPlaces(piece)
  const on =
    (at: (skin: Skin, u: number, v: number) => number, share: number): HeightAt =>
    (x, y) =>
      at(skin, ...places(x, y)) * share
  return reliefOf(on(heightAt, size), {
    box: boxOf(piece),
    inside: on((...at) => Math.min(insideAt(...at), behindCut(at[1], at[2])), size * 0.1),
    cell: size / 56,
    tones: 13,
    colors: [...SHADES, color, ...CRESTS],
    contrast: 0.66,
    crease: 0.3,
    paleAt: on(paleAt, 1),
  })
}

/** Scorched points in the browned clouds, no two of one size, and flour in the folds. */
function scorched(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const high = (count: number, across: number): Point[] =>
    placed(pack(random, LENGTH * 0.52, -0.08, 0.66, count, { ry: across, tries: 1 }), piece)
  art.fill(spots(random, high(34, 0.24), [size * 0.004, size * 0.013]), '#8a4a18', 0.5)
  art.fill(spots(random, high(9, 0.2), [size * 0.01, size * 0.022], { points: 8 }), '#6b3210', 0.5)
  art.specks(high(60, 0.34), mix(color, '#fffaf0', 0.7), size * 0.008, { opacity: 0.55 })
}

/** The lip of the flap, now thicker, now thinner: a pale edge, and its shade on the layer below. */
function lip(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const line = Array.from({ length: 16 }, (_, index): Point => {
    const u = 0.06 + (index / 15) * (LENGTH - 0.12)
    return [u, flapAt(u) + random.jitter(0.006)]
  })
  const under = line.map(([u, v], index): Point => {
    const taper = Math.sin((index / 15) * Math.PI) ** 0.5
    return [u, v + taper * random.range(0.012, 0.03)]
  })
  const edge = closed(placed([...line, ...under.toReversed()], piece))
  art.movedBy(size * 0.008, size * 0.03, () => art.softFill(edge, '#5a2a10', 0.5, size * 0.022))
  art.movedBy(size * 0.001, size * 0.008, () => art.fill(edge, '#8a5022', 0.8))
  art.fill(edge, mix(color, '#fff2d2', 0.75))
}

/** Half a rolled flour tortilla from its side, behind the middle of its cut: browned in the pan, its end folded in. */
export function wrapRoll(art: Canvas, piece: Piece): void {
  const { size } = piece
  const roll = bread(art, piece)
  art.movedBy(size * 0.05, size * 0.08, () => art.softFill(roll.outline, SHADOW, 0.46, size * 0.06))
  art.shadow(roll.outline, size * 0.05, 0.5)
  roll.draw(art)
  art.clipped(roll.outline, () => {
    scorched(art, piece)
    lip(art, piece)
  })
}
