import type { Color } from '../../../../language/paints.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { closed, moved, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import type { Area, Piece } from '../../types.ts'
import { litSide } from '../touches.ts'
import { along, laid, varied } from './shapes.ts'

/** Half a root's width from its shoulder to its tip, as a share of its length: stout, slim, knobbly. */
const TAPERS: readonly [readonly number[], ...(readonly number[])[]] = [
  [0.035, 0.078, 0.092, 0.09, 0.082, 0.07, 0.056, 0.04, 0.022, 0.007],
  [0.03, 0.062, 0.072, 0.07, 0.066, 0.06, 0.05, 0.038, 0.024, 0.008],
  [0.04, 0.088, 0.09, 0.08, 0.082, 0.07, 0.05, 0.042, 0.018, 0.006],
]

/** How one root grew: its bow, how far its tail swings back, and its thickness. */
interface Root {
  bend: number
  sway: number
  wide: number
  taper: readonly number[]
}

/** Where a root's axis runs. */
function axis(u: number, { bend, sway }: Root): number {
  return bend * (u * u - 0.08) + sway * (u * u * u - 0.15 * u)
}

/** How far from straight a root's surface is, `v` from -1 to 1 between its two sides. */
function heightAt(u: number, root: Root, v: number): number {
  const at = Math.max(0, Math.min(1, u + 0.5)) * (root.taper.length - 1)
  const [low, high] = [root.taper[Math.floor(at)] ?? 0, root.taper[Math.ceil(at)] ?? 0]
  return axis(u, root) + v * (low + (high - low) * (at % 1)) * root.wide
}

/** A root's outline; `scale` is a share of its width, `back` how much shorter it is. */
function outlineOf(root: Root, scale = 1, back = 0): Point[] {
  const last = root.taper.length - 1
  const side = (sign: number) =>
    root.taper.map((half, index): Point => {
      const u = (-0.5 + index / last) * (1 - back) - back * 0.5
      return [u, sign * half * root.wide * scale + axis(u, root)]
    })
  return [...side(-1), ...side(1).toReversed()]
}

/** A line along a root at a height between its sides. */
function lineAlong(piece: Piece, root: Root, v: number, from = -0.5, to = 0.5): Path {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => from + (to - from) * share)
  return along(piece, ...steps.map((u): Point => [u, heightAt(u, root, v)]))
}

/** Of straight, stout roots more lie side by side on a sheet. */
interface Growth {
  bow: number
  stout: number
  /** How often one lies across its neighbors, and how far it may be turned. */
  askew: readonly [chance: number, from: number, to: number]
  /** How red the reddest is, and how many are halved; both as shares. */
  ripe: number
  halved: number
}

const LOOSE: Growth = { bow: 1, stout: 1, askew: [0.22, 0.4, 0.75], ripe: 0.45, halved: 0.45 }
const PACKED: Growth = {
  bow: 0.56,
  stout: 1.36,
  askew: [0.14, 0.25, 0.45],
  ripe: 0.45,
  halved: 0.45,
}

const STOUT: Growth = { bow: 0.7, stout: 1.16, askew: [0, 0, 0], ripe: 0.16, halved: 0.6 }

function grown(art: Canvas, { bow, stout }: Growth): Root {
  const { random } = art
  return {
    bend: bow * random.range(0.12, 0.52) * random.pick([-1, 1]),
    sway: bow * random.range(0.2, 0.9) * random.pick([-1, 1]),
    wide: stout * random.range(0.95, 1.3),
    taper: random.pick(TAPERS).map((half) => half * random.range(0.94, 1.07)),
  }
}

/** A carrot roasted until it wrinkles, whole or halved to show its core; `size` is its length. */
export function roastCarrot(art: Canvas, given: Piece): void {
  carrotGrown(art, given, LOOSE)
}

/** A stout one for itself, that lies as it was laid; `size` is its length. */
export function stoutCarrot(art: Canvas, given: Piece): void {
  carrotGrown(art, given, STOUT)
}

function carrotGrown(art: Canvas, given: Piece, growth: Growth): void {
  const { random } = art
  // Here and there one lies across its neighbors.
  const [chance, from, to] = growth.askew
  const turned = random.next() < chance ? random.range(from, to) * random.pick([-1, 1]) : 0
  const piece = { ...given, angle: given.angle + random.jitter(0.3) + turned }
  piece.size *= random.range(0.76, 1.06)
  const color = varied(art, mix(given.color, '#c8480f', random.range(0, growth.ripe)), 0.1)
  const root = grown(art, growth)
  const { size } = piece
  stubs(art, piece, root)
  const outline = laid(outlineOf(root), piece)
  const path = closed(outline)
  art.movedBy(size * 0.022, size * 0.034, () => art.softFill(path, SHADOW, 0.42, size * 0.024))
  art.movedBy(size * 0.008, size * 0.014, () => art.fill(path, SHADOW, 0.6))
  art.fill(path, mix(shade(color, 0.5), '#5a1c0a', 0.4))
  const across = litSide(piece.angle)
  const raised = laid(outlineOf(root, 0.94, 0.01), piece)
  art.fill(closed(moved(raised, -size * 0.004, -size * 0.008)), color)
  art.clipped(path, () => {
    art.stroke(lineAlong(piece, root, -across * 0.8), mix(color, '#7a240a', 0.7), size * 0.055, {
      opacity: 0.42,
    })
    art.stroke(lineAlong(piece, root, -across), '#4a1808', size * 0.03, { opacity: 0.55 })
    art.stroke(lineAlong(piece, root, across * 0.42), tint(color, 0.34), size * 0.05, {
      opacity: 0.5,
    })
    if (random.next() < growth.halved) cutFace(art, piece, root, color)
    else wrinkles(art, piece, root, color)
    seared(art, piece, root, across)
  })
  glints(art, piece, root, across)
}

/** Oil on the side that faces the window, broken where the skin is dry. */
function glints(art: Canvas, piece: Piece, root: Root, across: number): void {
  const { random } = art
  let from = random.range(-0.42, -0.34)
  for (const long of [random.range(0.1, 0.22), random.range(0.05, 0.1), 0.03]) {
    const v = across * random.range(0.44, 0.58)
    art.stroke(lineAlong(piece, root, v, from, from + long), '#fff3d8', piece.size * 0.014, {
      opacity: 0.85,
    })
    from += long + random.range(0.05, 0.1)
  }
}

/** What is left of the leaves. */
function stubs(art: Canvas, piece: Piece, root: Root): void {
  const { random } = art
  const top = axis(-0.5, root)
  const lines = [-0.03, 0.005, 0.035].map((v) =>
    along(
      piece,
      [-0.47, top + v * 0.6],
      [-0.52, top + v + random.jitter(0.01)],
      [-0.54 - random.next() * 0.06, top + v * random.range(1.4, 2.6)],
    ),
  )
  art.stroke(lines.join(''), '#33401c', piece.size * 0.03)
  art.stroke(lines.join(''), '#8d9a45', piece.size * 0.014)
}

/** The pale core of a halved root, its cut edges caramelised. */
function cutFace(art: Canvas, piece: Piece, root: Root, color: Color): void {
  const face = closed(laid(outlineOf(root, 0.76, 0.05), piece))
  art.fill(face, mix(shade(color, 0.3), '#7a2c0c', 0.4), 0.7)
  art.fill(closed(laid(outlineOf(root, 0.66, 0.06), piece)), tint(color, 0.22))
  art.fill(closed(laid(outlineOf(root, 0.28, 0.12), piece)), mix(color, '#ffc65a', 0.6), 0.9)
  const grain = [-0.42, 0.44].map((v) => lineAlong(piece, root, v, -0.38, 0.24))
  art.stroke(grain.join(''), shade(color, 0.22), piece.size * 0.007, { opacity: 0.6 })
}

/** Fine lines across a root, where its skin shrank. */
function wrinkles(art: Canvas, piece: Piece, root: Root, color: Color): void {
  const { random } = art
  const lines = Array.from({ length: 11 }, (_, index): Path => {
    const u = -0.43 + index * 0.08 + random.jitter(0.035)
    const from = random.range(-0.9, 0.3)
    const long = random.range(0.3, 0.8)
    const at = (v: number, lean: number): Point => [u + lean, heightAt(u, root, v)]
    return along(piece, at(from, 0), at(from + long / 2, 0.014), at(from + long, 0))
  })
  art.stroke(lines.join(''), shade(color, 0.5), piece.size * 0.009, { opacity: 0.55 })
}

/** Where it lay on the hot metal: its tip, and blisters along its lower side. */
function seared(art: Canvas, piece: Piece, root: Root, across: number): void {
  const { random } = art
  const dark = '#431607'
  art.softFill(lineAlong(piece, root, 0, 0.3, 0.56), dark, 0.5, piece.size * 0.024)
  art.softFill(lineAlong(piece, root, -across * 0.9, -0.5, -0.36), dark, 0.3, piece.size * 0.02)
  const streaks = (count: number, long: number) =>
    Array.from({ length: count }, (): Path => {
      const u = random.range(-0.46, 0.3)
      const v = -across * random.range(0, 0.85)
      return lineAlong(piece, root, v, u, u + long * random.range(0.4, 1))
    }).join('')
  art.stroke(streaks(5, 0.1), '#8a340e', piece.size * 0.024, { opacity: 0.4 })
  art.stroke(streaks(3, 0.06), dark, piece.size * 0.013, { opacity: 0.55 })
  const start = random.range(-0.4, 0.05)
  const edge = lineAlong(piece, root, -across * 0.8, start, start + random.range(0.14, 0.26))
  art.stroke(edge, '#6b280b', piece.size * 0.05, { opacity: 0.45 })
  art.stroke(edge, dark, piece.size * 0.024, { opacity: 0.6 })
}

/** Two rows that reach into each other, as shares of the sheet's height. */
const ROWS = [-0.185, 0.19] as const

/** Roots roasted on a sheet, one beside the other and here and there across, as they were shaken down. */
export function carrotLayer(
  art: Canvas,
  area: Area,
  { color, scale }: { color: Color; scale: number },
) {
  const { random } = art
  const [width, height] = [area.width * scale, area.height * scale]
  const columns = Math.round(width / (height * 0.1))
  const lying = ROWS.flatMap((row, rank) =>
    Array.from({ length: columns }, (_, index): Piece => {
      const share = (index + 0.5) / columns - 0.5
      const u = (share * 0.93 + random.jitter(0.016)) * width
      const [x, y] = turnedPoint(
        [u, (row + random.jitter(0.025)) * height],
        area.angle,
        area.x,
        area.y,
      )
      // They slid in waves: neighbors lean the same way, the next handful the other way.
      const wave = Math.sin(share * 11 + rank * 2.1) * 0.24
      const angle = area.angle + Math.PI / 2 + wave + (random.next() < 0.34 ? Math.PI : 0)
      return { x, y, size: height * random.range(0.43, 0.5), angle, color }
    }),
  )
  const juices = lying.map(({ x, y }): Point => [x + random.jitter(30), y + random.jitter(70)])
  art.specks(juices, '#8a4f16', 34, { length: 40, opacity: 0.14 })
  art.specks(juices, '#5b2c0c', 12, { length: 22, opacity: 0.2 })
  const across = [-0.28, 0.02, 0.26].map((u, index): Piece => {
    const [x, y] = turnedPoint(
      [u * width, random.jitter(0.05) * height],
      area.angle,
      area.x,
      area.y,
    )
    const angle = area.angle + (index === 1 ? Math.PI - 0.5 : 0.62) + random.jitter(0.2)
    return { x, y, size: height * random.range(0.5, 0.58), angle, color }
  })
  for (const piece of [...random.shuffled(lying), ...across]) carrotGrown(art, piece, PACKED)
}
