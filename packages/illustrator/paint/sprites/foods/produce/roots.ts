import type { roots as words } from '../../../../language/words/foods/produce/roots.ts'
import type { Canvas } from '../../../core/canvas.ts'
import type { Color } from '../../../../language/paints.ts'
import { mix, shade, tint } from '../../../core/color.ts'
import { closed, moved, open, type Path, type Point, turnedPoint } from '../../../core/contour.ts'
import { litSide } from '../touches.ts'
import type { Area, Piece, FoodSprites } from '../../types.ts'
import { browned, laid, laidPoint, type Shape, varied, along } from './shapes.ts'

const ROOT: Shape = [
  [-0.5, -0.02],
  [-0.47, -0.085],
  [-0.38, -0.1],
  [-0.1, -0.082],
  [0.2, -0.055],
  [0.42, -0.028],
  [0.52, 0.004],
  [0.42, 0.03],
  [0.2, 0.058],
  [-0.1, 0.085],
  [-0.38, 0.1],
  [-0.47, 0.08],
]

/** Browned ends and edges of a long root. */
function scorch(art: Canvas, piece: Piece, outline: Shape): void {
  const { random } = art
  const edge = [-0.47, -0.32, -0.08, 0.12, 0.3, 0.42, 0.5].map((u): Point => {
    const side = random.pick([-1, 1])
    return laidPoint([u + random.jitter(0.04), side * (0.045 - Math.max(0, u) * 0.07)], piece)
  })
  art.clipped(closed(outline), () => {
    browned(art, edge, '#5f2a10', { size: piece.size * 0.055, opacity: 0.55, lean: piece.angle })
  })
}

/** Half a root's width at each step from its shoulder to its tip, as a share of its length. */
const TAPER = [0.03, 0.075, 0.09, 0.088, 0.08, 0.069, 0.056, 0.04, 0.022, 0.008] as const

/** A root's outline, bent to one side; `wide` scales its width. */
function bentRoot(bend: number, wide: number, back = 0): Point[] {
  const side = (sign: number) =>
    TAPER.map((half, index): Point => {
      const u = -0.5 + index / (TAPER.length - 1)
      return [u * (1 - back) - back * 0.5, sign * half * wide + bend * (u * u - 0.08)]
    })
  return [...side(-1), ...side(1).toReversed()]
}

/** A carrot roasted until it wrinkles, whole or halved to show its core; `size` is its length. */
function roastCarrot(art: Canvas, given: Piece): void {
  const { random } = art
  const piece = { ...given, angle: given.angle + random.jitter(0.2) }
  piece.size *= random.range(0.78, 1.06)
  const color = varied(art, mix(given.color, '#c8480f', random.range(0, 0.45)), 0.1)
  const bend = random.jitter(0.46)
  const wide = random.range(0.95, 1.4)
  stubs(art, piece, bend)
  const outline = laid(bentRoot(bend, wide), piece)
  const { size } = piece
  art.shadow(closed(outline), size * 0.06, 0.6)
  art.fill(closed(outline), mix(shade(color, 0.6), '#3a160c', 0.4))
  const across = litSide(piece.angle)
  const raised = moved(laid(bentRoot(bend, wide * 0.9, 0.01), piece), -size * 0.005, -size * 0.012)
  art.fill(closed(raised), color)
  const cut = random.next() < 0.45
  art.clipped(closed(outline), () => {
    const on = (v: number): Path =>
      open(
        laid(
          [-0.5, -0.3, -0.06, 0.2, 0.5].map((u) => [u, heightAt(u, bend, v, wide)]),
          piece,
        ),
      )
    art.stroke(on(-across * 0.9), mix(color, '#6b1f0a', 0.6), size * 0.06, { opacity: 0.34 })
    art.stroke(on(-across * 1.02), '#4a1808', size * 0.034, { opacity: 0.6 })
    art.stroke(on(across * 0.4), tint(color, 0.3), size * 0.05, { opacity: 0.5 })
    if (cut) cutFace(art, piece, { bend, wide, color })
    else wrinkles(art, piece, { bend, wide, color })
    seared(art, piece, { bend, wide, across })
  })
  const shine = [-0.36, -0.16, 0.06].map((u): Point => [u, heightAt(u, bend, across * 0.52, wide)])
  art.stroke(open(laid(shine, piece)), '#fff3d8', size * 0.017, { opacity: 0.85 })
}

interface Root {
  bend: number
  wide: number
}

/** How far from a bent root's axis its surface is, `v` from -1 to 1 between its two sides. */
function heightAt(u: number, bend: number, v: number, wide: number): number {
  const half = u < -0.4 ? 0.06 : 0.094 - (u + 0.4) * 0.092
  return bend * (u * u - 0.08) + v * half * wide
}

function stubs(art: Canvas, piece: Piece, bend: number): void {
  const { random } = art
  const top = bend * 0.17
  const lines = [-0.03, 0.005, 0.035].map((v) =>
    along(
      piece,
      [-0.47, top + v * 0.6],
      [-0.53, top + v],
      [-0.56 - random.next() * 0.06, top + v * 2.2],
    ),
  )
  art.stroke(lines.join(''), '#33401c', piece.size * 0.034)
  art.stroke(lines.join(''), '#8d9a45', piece.size * 0.016)
}

/** The pale core of a halved root, its cut edges caramelised. */
function cutFace(art: Canvas, piece: Piece, { bend, wide, color }: Root & { color: Color }): void {
  const face = closed(laid(bentRoot(bend, wide * 0.7, 0.06), piece))
  art.fill(face, mix(shade(color, 0.3), '#7a2c0c', 0.4), 0.7)
  art.fill(closed(laid(bentRoot(bend, wide * 0.6, 0.07), piece)), tint(color, 0.26))
  art.fill(closed(laid(bentRoot(bend, wide * 0.24, 0.12), piece)), mix(color, '#ffd060', 0.6), 0.9)
}

/** Fine lines across a root, where its skin shrank. */
function wrinkles(art: Canvas, piece: Piece, { bend, wide, color }: Root & { color: Color }): void {
  const { random } = art
  const lines = Array.from({ length: 9 }, (_, index): Path => {
    const u = -0.42 + index * 0.095 + random.jitter(0.03)
    const from = random.range(-0.8, 0.1)
    const at = (v: number, lean: number): Point => [u + lean, heightAt(u, bend, v, wide)]
    return open(laid([at(from, 0), at(from + 0.35, 0.014), at(from + 0.7, 0)], piece))
  })
  art.stroke(lines.join(''), shade(color, 0.5), piece.size * 0.01, { opacity: 0.6 })
}

/** Where it lay on the hot metal: its tip, and long streaks along one side. */
function seared(art: Canvas, piece: Piece, { bend, wide, across }: Root & { across: number }) {
  const { random } = art
  const dark = '#431607'
  const tip = [0.34, 0.44, 0.56].map((u): Point => [u, heightAt(u, bend, 0, wide)])
  art.softFill(open(laid(tip, piece)), dark, 0.4, piece.size * 0.022)
  for (const start of [random.range(-0.46, -0.3), random.range(-0.08, 0.12)]) {
    const long = random.range(0.14, 0.26)
    const v = -across * random.range(0.35, 0.8)
    const edge = [0, 0.5, 1].map((share): Point => {
      const u = start + share * long
      return [u, heightAt(u, bend, v * (share === 0.5 ? 1 : 1.25), wide)]
    })
    art.stroke(open(laid(edge, piece)), '#6b280b', piece.size * 0.05, { opacity: 0.4 })
    art.stroke(open(laid(edge, piece)), dark, piece.size * 0.022, { opacity: 0.6 })
  }
}

/** Carrots roasted on a sheet, one beside the other in two rows that meet, as they were shaken down. */
function carrotLayer(art: Canvas, area: Area, { color, scale }: { color: Color; scale: number }) {
  const { random } = art
  const [width, height] = [area.width * 0.92 * scale, area.height * scale]
  const place = (u: number, v: number) => turnedPoint([u, v], area.angle, area.x, area.y)
  const columns = Math.round(width / (height * 0.115))
  const lying = [-0.19, 0.2].flatMap((row) =>
    Array.from({ length: columns }, (_, index): Piece => {
      const share = (index + 0.5) / columns - 0.5
      const [x, y] = place(
        share * width + random.jitter(height * 0.02),
        (row + random.jitter(0.03)) * height,
      )
      // Fans out from the middle; here and there one lies the other way, or across its neighbors.
      const lean = share * 0.5 + random.jitter(0.16) + (random.next() < 0.16 ? 0.4 : 0)
      const up = random.next() < 0.3 ? -1 : 1
      const angle = area.angle + (up * Math.PI) / 2 + lean * (row < 0 ? 1 : -1)
      return { x, y, size: height * random.range(0.46, 0.57), angle, color }
    }),
  )
  const juices = lying.map(({ x, y }): Point => [x + random.jitter(30), y + random.jitter(90)])
  art.specks(juices, '#8a4f16', 34, { length: 60, opacity: 0.14 })
  art.specks(juices, '#5b2c0c', 12, { length: 22, opacity: 0.2 })
  for (const piece of lying) roastCarrot(art, piece)
}

/** A roasted parsnip, halved along its core; `size` is its length. */
function parsnip(art: Canvas, piece: Piece): void {
  const { size } = piece
  const color = varied(art, piece.color, 0.08)
  const outline = laid(ROOT, piece, 0.72)
  art.shadow(closed(outline), 8, 0.32)
  art.fill(closed(outline), mix(color, '#8a4e1e', 0.75))
  const scaled = (wide: number, high: number, back = 0): string =>
    closed(
      laid(
        ROOT.map(([u, v]) => [u * wide - back, v * high] as const),
        piece,
        0.9,
      ),
    )
  art.fill(scaled(0.96, 0.72), color)
  art.fill(scaled(0.8, 0.34, 0.03), shade(color, 0.14))
  art.fill(scaled(0.8, 0.2, 0.03), tint(color, 0.5))
  scorch(art, piece, outline)
  const fibres: Shape = [
    [-0.36, -0.038],
    [-0.05, -0.034],
    [0.22, -0.02],
  ]
  art.stroke(open(laid(fibres, piece)), '#fff6dc', size * 0.014, { opacity: 0.8 })
}

/** Long roots, roasted. */
export const roots = {
  roastcarrot: roastCarrot,
  carrotlayer: carrotLayer,
  parsnip,
} satisfies FoodSprites<typeof words>
