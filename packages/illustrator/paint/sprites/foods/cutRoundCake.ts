import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { riseIn } from '../../core/camera.ts'
import { SHADOW } from '../../core/color.ts'
import { type Path, type Point, polygon } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { crumbWall } from './crumbWall.ts'
import { cloudsOf, softMin } from './relief/clouds.ts'
import { type HeightAt, reliefOf } from './relief/relief.ts'
import { tiltOf } from './relief/tilt.ts'

/** A round cake with a wedge cut out, which stands on the table; lengths are shares of its radius. */
export interface RoundCake {
  height: number
  /** How much higher than that it is at a share of the way from its middle to its rim. */
  profile: (reach: number) => number
  /** How round the edge between top and side is. */
  corner: number
  /** What was cut out, clockwise on the sheet, in radians; it looks at us. */
  gap: readonly [from: number, to: number]
  /** Of the crust, from its darkest crease to its lightest crest. */
  crust: readonly Color[]
  /** How uneven the crust is. */
  rough: number
  /** How much its crust lifted or sank at a place of its top, in shares of its radius. */
  lifted?: (right: number, deep: number) => number
  /** How much paler than the rest the top is at a share of the way to its rim. */
  pale: (reach: number) => number
  /** Of the crumb, from its pores to its lightest, and of the crust around it. */
  crumb: readonly Color[]
  rind: Color
  /** A slice that was cut out: what it was of the whole, and where its tip stands now. */
  slice?: { angles: readonly [from: number, to: number]; at: Point }
}

/** Where a place in the cake is seen: how far from its middle, in which direction, how high up. */
type Place = (reach: number, angle: number, up: number) => Point

/**
 * Draws what is left of the cake, the ground in its gap in the shade, and a slice that was cut
 * out. `drawCrust` draws on the crust of both, `drawTop` on what is left.
 */
export function cutRoundCake(
  art: Canvas,
  piece: Piece,
  cake: RoundCake,
  drawTop: () => void,
  drawCrust: () => void = () => {},
): void {
  const { x, y, size } = piece
  const rise = riseIn(art.camera)
  const place: Place = (reach, angle, up) => [
    x + Math.cos(angle) * reach * size,
    y + (Math.sin(angle) * reach - up * rise) * size,
  ]
  shadeUnder(art, place, cake)
  if (cake.slice) shadeOfSlice(art, place, cake, cake.slice)
  const markup = art.captured(() => {
    shell(art, piece, cake)
    drawCrust()
  })
  const whole = art.define((id) => `<g id="${id}">${markup}</g>`)
  art.clipped(withoutGap(piece, place, cake), () => {
    art.raw(`<use href="#${whole}"/>`)
    drawTop()
  })
  const [right, left] = cake.gap
  // A cut looks at us when the way out of the crumb leads down the sheet.
  const cuts = [left, right].filter((angle) => angle === right || Math.cos(angle) < 0)
  art.clipped(polygon(sectorOf(place, cake, cake.gap)), () => {
    for (const angle of cuts) cutAt(art, place, cake, angle, size)
  })
  if (cake.slice) cutSlice(art, place, cake, { ...cake.slice, whole, size })
}

function cutAt(art: Canvas, place: Place, cake: RoundCake, angle: number, size: number): void {
  const face = { top: topLine(place, cake, angle), foot: footLine(place, angle) }
  crumbWall(art, face, cake, { lit: angle === cake.gap[0], size })
}

/** A slice of the same cake before it: its top and its crust, and the cut that looks at us. */
function cutSlice(
  art: Canvas,
  place: Place,
  cake: RoundCake,
  {
    angles,
    at,
    whole,
    size,
  }: { angles: readonly [number, number]; at: Point; whole: string; size: number },
): void {
  const [, near] = angles
  art.movedBy(at[0] * size, at[1] * size, () => {
    art.clipped(polygon(sectorOf(place, cake, angles)), () => art.raw(`<use href="#${whole}"/>`))
    const face = { top: topLine(place, cake, near), foot: footLine(place, near) }
    crumbWall(art, face, cake, { lit: true, size })
  })
}

/** The shadow that the slice throws on the plate. */
function shadeOfSlice(
  art: Canvas,
  place: Place,
  { height }: RoundCake,
  { angles, at: [u, v] }: NonNullable<RoundCake['slice']>,
): void {
  const [middle, edge] = [place(0, 0, 0), place(1, 0, 0)]
  const size = edge[0] - middle[0]
  const foot = polygon([middle, ...bow(middle, [size, size], angles, 14)])
  const reach = size * height
  art.movedBy(u * size + reach * 0.6, v * size + reach * 0.24, () =>
    art.softFill(foot, SHADOW, 0.4, reach * 0.2),
  )
  art.movedBy(u * size + 2, v * size + 6, () => art.softFill(foot, SHADOW, 0.5, 14))
  art.movedBy(u * size + 1, v * size + 5, () => art.softFill(foot, SHADOW, 0.6, 4))
}

/** How far the rim of a top is bent down, as a share of how round its edge is. */
const BEND = 0.55

/** The upper edge of a cut, from the middle to the rim, where it bends down. */
function topLine(place: Place, { height, profile, corner }: RoundCake, angle: number): Point[] {
  return Array.from({ length: 15 }, (_, index) => {
    const reach = 1 - (1 - index / 14) ** 1.6
    const bent = Math.max(0, reach - 1 + corner) / corner
    return place(reach, angle, height + profile(reach) - corner * BEND * bent ** 3)
  })
}

const footLine = (place: Place, angle: number): Point[] => [place(0, angle, 0), place(1, angle, 0)]

/** What is seen of the top and the crust between two cuts. */
function sectorOf(place: Place, cake: RoundCake, [from, to]: readonly [number, number]): Point[] {
  const foot = Array.from({ length: 13 }, (_, index) =>
    place(1.1, from + ((to - from) * index) / 12, 0),
  )
  // A side that is widest between both cuts goes on past the end of the far one.
  const brim = cake.height - cake.corner * BEND
  const widest = [0.75, 0.5, 0.25, 0].map((share) => place(1.01, from * share, brim))
  const far = from < 0 ? [...widest, place(1.1, 0, brim)] : [place(1, from, 0)]
  return [
    ...topLine(place, cake, from),
    ...far,
    ...foot.slice(1, -1),
    place(1, to, 0),
    ...topLine(place, cake, to).toReversed(),
  ]
}

/** All of the sheet but what is seen through the gap. */
function withoutGap({ x, y, size }: Piece, place: Place, cake: RoundCake): Path {
  const far = size * 2.2
  const sheet: Point[] = [
    [x - far, y - far],
    [x - far, y + far],
    [x + far, y + far],
    [x + far, y - far],
  ]
  return polygon(sheet) + polygon(sectorOf(place, cake, cake.gap))
}

/** The shadow of the cake on its plate, and the shade in its gap. */
function shadeUnder(art: Canvas, place: Place, { height, gap: [from, to] }: RoundCake): void {
  const [middle, edge] = [place(0, 0, 0), place(1, 0, 0)]
  const size = edge[0] - middle[0]
  const rest = polygon([middle, ...bow(middle, [size, size], [to, from + Math.PI * 2], 40)])
  const reach = size * height
  art.movedBy(reach * 0.7, reach * 0.3, () => art.softFill(rest, SHADOW, 0.4, reach * 0.24))
  art.movedBy(4, 7, () => art.softFill(rest, SHADOW, 0.5, 6))
  const gap = polygon([middle, ...bow(middle, [size, size], [from, to], 14)])
  const dim = art.radialGradient(
    `gradientUnits="userSpaceOnUse" cx="${Math.round(middle[0])}" cy="${Math.round(middle[1])}" r="${Math.round(size)}"`,
    [
      [0.1, SHADOW, 0.6],
      [0.55, SHADOW, 0.3],
      [1, SHADOW, 0],
    ],
  )
  art.fill(gap, dim)
}

/** A place of the sheet over a cake: as seen, how deep on its top, how far from its middle. */
interface Spot {
  u: number
  v: number
  deep: number
  reach: number
}

/** The crust of a cake: how near it is where it is seen, how pale it is. */
function crustOf({ random, camera }: Canvas, cake: RoundCake) {
  const { flat, cos } = tiltOf(camera)
  const [uneven, fine] = [cloudsOf(random), cloudsOf(random)]
  const { height, profile, corner, rough, lifted } = cake
  const nearAt = (spot: Spot) => {
    const { u, v, deep, reach } = spot
    const root = Math.sqrt(Math.max(0, 1 - u * u))
    const wall = (root - flat * v) / cos + 0.01 * uneven(Math.atan2(deep, u) * 3, v * 4)
    const bumps = rough * (uneven(u * 2.6, deep * 2.6) + 0.4 * fine(u * 8, deep * 8))
    const torn = reach < 1 ? (lifted?.(u, deep) ?? 0) : 0
    const top = (height + profile(Math.min(1, reach)) + bumps + torn + cos * v) / flat
    return softMin(wall, top, corner * 1.6)
  }
  const insideAt = ({ u, v, reach }: Spot) => {
    if (v > 0) return 1 - u * u - (v / flat) ** 2
    return v < -height * cos ? 1 - reach * reach : 1 - u * u
  }
  const paleAt = ({ u, deep, reach }: Spot) =>
    cake.pale(reach) +
    (reach > 1 ? 0.03 : 0.1) * uneven(u * 3 + 9, deep * 3) +
    (reach > 1 ? 0.02 : 0.05) * fine(u * 9, deep * 9 + 3)
  return { nearAt, insideAt, paleAt }
}

/** Draws the crust of the whole cake, top and side in one form. */
function shell(art: Canvas, { x, y, size }: Piece, cake: RoundCake): void {
  const { flat, cos } = tiltOf(art.camera)
  const crust = crustOf(art, cake)
  const up = (size * (cake.height + 0.2) * cos) / flat
  const box = {
    x: x - size * 1.06,
    y: y - size * 1.06 - up,
    width: size * 2.12,
    height: size * 2.12 + up,
  }
  const over =
    (read: (spot: Spot) => number): HeightAt =>
    (px, py) => {
      const [u, v] = [(px - x) / size, ((py - y) * flat) / size]
      const deep = (v + cake.height * cos) / flat
      return read({ u, v, deep, reach: Math.hypot(u, deep) })
    }
  const relief = reliefOf(
    over((spot) => crust.nearAt(spot) * size),
    {
      box,
      inside: over(crust.insideAt),
      cell: size / 50,
      foreshortening: flat,
      tones: 18,
      blur: 1,
      crease: 0.4,
      contrast: 0.95,
      paleAt: over(crust.paleAt),
      colors: cake.crust,
    },
  )
  relief.draw(art)
}
