import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, open, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import {
  coilOf,
  crestsOf,
  grooveOf,
  placeOnRoll,
  ribbon,
  type RollPlace,
  topAt,
} from './rollCoil.ts'
import { drawIcing, icingShore } from './rollIcing.ts'

/** A cinnamon roll under maple icing, which runs down its side; `size` is its radius. */
export function cinnamonroll(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const color = mix(piece.color, '#bd7428', 0.4)
  const place = placeOnRoll(art, piece)
  const foot = ellipse(x, y, size * 0.98, size * 0.98)
  art.movedBy(size * 0.3, size * 0.14, () => art.softFill(foot, SHADOW, 0.42, size * 0.14))
  art.movedBy(size * 0.03, size * 0.06, () => art.softFill(foot, '#3a1408', 0.6, size * 0.05))
  side(art, place, size, color)
  top(art, place, size, color)
  const coil = coilOf(art.random)
  const groove = grooveOf(coil, place, art.random)
  turns(art, groove, size, color)
  const crests = crestsOf(coil, place).map((crest) => open(crest))
  art.stroke(crests.join(''), tint(color, 0.7), size * 0.06, { opacity: 0.5 })
  art.stroke(crests.join(''), '#fff4d8', size * 0.022, { opacity: 0.8 })
  drawIcing(art, icingShore(art.random, place), groove, size)
}

/** How far out the dough is at a share of its height: it bulges, and draws in at its foot. */
const girth = (up: number) => 0.97 + 0.07 * Math.sin(up * Math.PI * 0.86)

/** Angles from one to another. */
const around = (from: number, to: number, steps: number) =>
  Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)

/** All of the roll as seen: its foot towards us, its bulging sides, the back of its top. */
function silhouette(place: RollPlace): Path {
  const rim = topAt(0.9)
  return closed([
    ...around(0.1, Math.PI - 0.1, 14).map((angle) => place(0.97, angle, 0)),
    ...[0.25, 0.5, 0.75].map((up) => place(girth(up), Math.PI, rim * up)),
    ...around(Math.PI, Math.PI * 2, 16).map((angle) => place(0.985, angle, rim)),
    ...[0.75, 0.5, 0.25].map((up) => place(girth(up), 0, rim * up)),
  ])
}

/** The side: brown below its shoulder, pale where another roll was torn off, dark away from the light. */
function side(art: Canvas, place: RollPlace, size: number, color: Color): void {
  const { random } = art
  const path = silhouette(place)
  const brown = mix(shade(color, 0.3), '#9a4e14', 0.5)
  const across = art.linearGradient('x1="0" y1="0" x2="1" y2=".16"', [
    [0, mix(color, brown, 0.5)],
    [0.16, tint(color, 0.1)],
    [0.4, tint(color, 0.2)],
    [0.7, mix(color, brown, 0.6)],
    [1, shade(brown, 0.45)],
  ])
  art.fill(path, across)
  art.clipped(path, () => {
    const torn = [0.7, 1.2, 1.75, 2.3].map((angle) => {
      const [u, v] = place(1, angle + random.jitter(0.16), 0.22 + random.jitter(0.04))
      const reach = size * random.range(0.16, 0.26)
      return closed(blob(random, u, v, reach, reach * 0.42, { wobble: 0.22, points: 9 }))
    })
    art.softFill(torn.join(''), tint(color, 0.6), 0.42, size * 0.1)
    const foot = Array.from({ length: 15 }, (_, index) => place(0.98, (index / 14) * Math.PI, 0))
    art.stroke(open(foot), shade(brown, 0.5), size * 0.2, { opacity: 0.28 })
    art.stroke(open(foot), shade(brown, 0.55), size * 0.09, { opacity: 0.4 })
    creases(art, place, size, brown)
  })
  art.stroke(path, shade(brown, 0.55), size * 0.012, { opacity: 0.7 })
}

/** Wrinkles of the baked skin, more or less upright. */
function creases(art: Canvas, place: RollPlace, size: number, brown: Color): void {
  const { random } = art
  const lines = [0.6, 1.3, 2.1, 2.6].map((at) => {
    const angle = at + random.jitter(0.14)
    const [low, high] = [random.range(0.06, 0.2), random.range(0.3, 0.44)]
    const bend = random.jitter(0.16)
    return open([
      place(1, angle, low),
      place(1.03, angle + bend, (low + high) / 2),
      place(1, angle + bend * 0.4, high),
    ])
  })
  art.stroke(lines.join(''), brown, size * 0.014, { opacity: 0.5 })
}

/** The top before it is wound: browned at its shoulder, lit from the upper left. */
function top(art: Canvas, place: RollPlace, size: number, color: Color): void {
  const edge = Array.from({ length: 36 }, (_, index) => {
    return place(0.97, (index / 36) * Math.PI * 2, topAt(0.9))
  })
  const path = closed(edge)
  const brown = mix(color, '#a0561a', 0.7)
  const lit = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, tint(color, 0.55)],
    [0.4, tint(color, 0.24)],
    [0.75, mix(color, brown, 0.5)],
    [1, brown],
  ])
  art.fill(path, lit)
  art.clipped(path, () => {
    const patches = [0.2, 0.75, 1.5, 2.3, 3.6, 4.6, 5.6].map((angle) => {
      const [u, v] = place(art.random.range(0.72, 0.95), angle, topAt(0.85))
      const reach = size * art.random.range(0.08, 0.17)
      return closed(blob(art.random, u, v, reach * 1.4, reach, { wobble: 0.24 }))
    })
    art.softFill(patches.join(''), mix(brown, '#7a3608', 0.35), 0.5, size * 0.05)
  })
  art.stroke(open(edge.slice(19, 33)), tint(color, 0.75), size * 0.04, { opacity: 0.7 })
}

/** The turns: each rises beside a groove full of dark sugar. */
function turns(art: Canvas, groove: readonly Point[], size: number, color: Color): void {
  const { random } = art
  const brown = mix(shade(color, 0.2), '#9a4e14', 0.6)
  const under = ribbon(groove, size * 0.2)
  art.movedBy(-size * 0.02, -size * 0.03, () => art.fill(under, brown, 0.45))
  const lip = ribbon(groove, size * 0.12)
  art.movedBy(size * 0.034, size * 0.052, () => art.fill(lip, tint(color, 0.62)))
  art.fill(lip, '#7a3a12')
  art.fill(ribbon(groove, size * 0.082), '#38130a')
  const sugar = ribbon(groove, size * 0.034)
  art.movedBy(size * 0.004, size * 0.014, () => art.fill(sugar, '#6a3014'))
  const wet = [8, 17, 26, 33].flatMap((from) => {
    const part = groove.slice(from, from + 3)
    return part.length === 3 ? [open(part)] : []
  })
  art.stroke(wet.join(''), '#d59a62', size * 0.018, { opacity: 0.9 })
  const grains = groove.map(([u, v]): Point => [
    u + random.jitter(size * 0.07),
    v + random.jitter(size * 0.06),
  ])
  art.fill(spots(random, grains, [size * 0.008, size * 0.024]), '#4a1c0a', 0.75)
}
