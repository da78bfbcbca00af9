import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, num, open, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, layered, patches } from './touches.ts'

/** How a shrimp curled up in the pan. */
interface Curl {
  /** Which way round: 1 or -1. */
  side: number
  sweep: number
  tight: number
}

const STEPS = 30
const SEGMENTS = 6
/** Where the light comes from, as a direction on the sheet. */
const LIGHT: Point = [-0.5, -0.86]

/** How the back swells between two joints of the shell that was peeled off. */
function swelling(along: number): number {
  const share = (along * SEGMENTS) % 1
  return 0.93 + 0.12 * Math.sin(share * Math.PI) ** 0.6
}

/** A point of the body: `along` from 0 at the neck to 1 at the tail, `across` 1 on its back, -1 at its belly. */
function bodyAt({ side, sweep, tight }: Curl, along: number, across: number): Point {
  const neck = Math.min(1, Math.sqrt(along / 0.1 + 0.36))
  const half = 0.37 * neck * (1 - 0.68 * along ** 1.3) * (across > 0.5 ? swelling(along) : 1)
  const reach = 0.6 - tight * along + across * half
  const turn = -2.2 + along * sweep
  return [Math.cos(turn) * reach, Math.sin(turn) * reach * side]
}

/** A strip along the body between two sides of it, as a contour. */
function strip(
  curl: Curl,
  [inner, outer]: readonly [number, number],
  [from, to] = [0, 1],
): Point[] {
  const steps = Array.from({ length: STEPS + 1 }, (_, i) => from + ((to - from) * i) / STEPS)
  return [
    ...steps.map((along) => bodyAt(curl, along, outer)),
    ...steps.toReversed().map((along) => bodyAt(curl, along, inner)),
  ]
}

/** The fan at the end of the tail: two broad blades beside a narrow one. */
function tailFan(art: Canvas, piece: Piece, curl: Curl): void {
  const { size, color } = piece
  const [x, y] = bodyAt(curl, 0.97, 0)
  const [u, v] = bodyAt(curl, 0.9, 0)
  const heading = Math.atan2(y - v, x - u)
  for (const spread of [-0.6, 0.6, 0]) {
    const out = heading + spread
    const long = spread === 0 ? 0.34 : 0.46
    const at = (along: number, across: number): Point => [
      x + Math.cos(out) * along * long - Math.sin(out) * across,
      y + Math.sin(out) * along * long + Math.cos(out) * across,
    ]
    const blade = [
      at(-0.2, 0),
      at(0.3, 0.09),
      at(0.8, 0.13),
      at(1, 0.03),
      at(0.85, -0.12),
      at(0.3, -0.08),
    ]
    const outline = laid(blade, piece)
    art.shadow(closed(outline), size * 0.07, 0.4)
    art.fill(closed(outline), shade(color, 0.36))
    art.fill(closed(shrunk(outline, 0.84, -size * 0.015, -size * 0.02)), mix(color, '#e2401f', 0.5))
    const vein = laid([at(0.1, 0), at(0.8, 0.01)], piece)
    art.stroke(open(vein), tint(color, 0.5), size * 0.03, { opacity: 0.7 })
  }
}

/** The joints: a coral edge that lies over the paler start of the next one. */
function joints(art: Canvas, piece: Piece, curl: Curl): void {
  const { size, color } = piece
  const deep = mix(color, '#c43a12', 0.55)
  for (let index = 1; index < SEGMENTS; index += 1) {
    const along = index / SEGMENTS
    const width = 1 - along * 0.5
    const bowed = (by: number) =>
      [1.1, 0.6, 0.1, -0.4, -0.8].map((across) =>
        bodyAt(curl, along + by + (1 - across ** 2) * 0.03, across),
      )
    art.stroke(open(laid(bowed(0.035), piece)), '#fff1e2', size * 0.09 * width, { opacity: 0.5 })
    art.stroke(open(laid(bowed(0), piece)), deep, size * 0.05 * width, { opacity: 0.75 })
    const edge = bowed(-0.025).slice(0, 3)
    art.stroke(open(laid(edge, piece)), mix(color, '#e8541e', 0.5), size * 0.09 * width, {
      opacity: 0.5,
    })
  }
}

/** From the pale belly to the coral back, around the point about which it is curled. */
function flesh(art: Canvas, piece: Piece, { tight }: Curl): Color {
  const { x, y, size, color } = piece
  const at = `gradientUnits="userSpaceOnUse" cx="${num(x)}" cy="${num(y)}" r="${num(size * (1 - tight * 0.3))}"`
  return art.radialGradient(at, [
    [0.2, '#fff3e4'],
    [0.42, mix(color, '#ffeeda', 0.72)],
    [0.64, mix(color, '#ffc294', 0.5)],
    [0.84, color],
    [1, mix(color, '#cf3f14', 0.6)],
  ])
}

/** The light on the wet back, where it is turned to the window. */
function gloss(art: Canvas, piece: Piece, curl: Curl): void {
  for (let index = 0; index < SEGMENTS; index += 1) {
    const [from, to] = [(index + 0.24) / SEGMENTS, (index + 0.8) / SEGMENTS]
    const line = laid(
      [from, (from + to) / 2, to].map((along) => bodyAt(curl, along, 0.5)),
      piece,
    )
    const [u, v] = line[1] ?? [piece.x, piece.y]
    const facing = ((u - piece.x) * LIGHT[0] + (v - piece.y) * LIGHT[1]) / piece.size
    if (facing < 0.16) continue
    const width = piece.size * (0.1 - 0.012 * index)
    art.stroke(open(line), '#fffaf0', width, { opacity: Math.min(0.9, facing * 1.7) })
  }
}

/** How a shrimp happens to have curled, and its size among others. */
function curled({ random }: Canvas, given: Piece): { piece: Piece; curl: Curl } {
  const curl = {
    side: random.pick([-1, 1]),
    sweep: random.range(3.5, 4.5),
    tight: random.range(0.06, 0.18),
  }
  return { curl, piece: { ...given, size: given.size * random.range(0.94, 1.08) } }
}

/** A seared shrimp: plump at its neck, coral along its back, its belly pale; `size` is its radius. */
export function shrimp(art: Canvas, given: Piece): void {
  const { piece, curl } = curled(art, given)
  const { size } = piece
  const outline = polygon(laid(strip(curl, [-1, 1]), piece))
  art.movedBy(size * 0.1, size * 0.16, () => art.softFill(outline, '#4a1c0a', 0.55, size * 0.07))
  tailFan(art, piece, curl)
  body(art, piece, curl)
  gloss(art, piece, curl)
}

/** A poached shrimp without its tail, as it is rolled into rice paper; `size` is its radius. */
export function peeledShrimp(art: Canvas, given: Piece): void {
  const { piece, curl } = curled(art, given)
  body(art, piece, curl)
}

function body(art: Canvas, piece: Piece, curl: Curl): void {
  const { x, y, size, color } = piece
  const outline = polygon(laid(strip(curl, [-1, 1]), piece))
  layered(art, outline, [
    { color: mix(shade(color, 0.42), '#8a2a10', 0.4), width: size * 0.055 },
    { color: flesh(art, piece, curl) },
  ])
  art.clipped(outline, () => {
    joints(art, piece, curl)
    const seared = { x, y, rx: size * 0.95, count: 7, grain: size * 0.11 }
    art.softFill(patches(art, seared), '#a8481a', 0.3, size * 0.03)
    const belly = strip(curl, [-1.1, -0.86]).slice(0, STEPS)
    art.stroke(open(laid(belly, piece)), '#a85a34', size * 0.1, { opacity: 0.25 })
    art.fill(outline, 'url(#volume)', 0.9)
  })
}
