import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { laid, patches } from './touches.ts'

/** How a shrimp curled up in the pan. */
interface Curl {
  /** Which way round: 1 or -1. */
  side: number
  sweep: number
  tight: number
}

const STEPS = 22
const SEGMENTS = 6

/** A point of the body: `along` from 0 at the neck to 1 at the tail, `across` 1 on its back, -1 at its belly. */
function bodyAt({ side, sweep, tight }: Curl, along: number, across: number): Point {
  const neck = Math.min(1, Math.sqrt(along / 0.12 + 0.24))
  const half = 0.36 * neck * (1 - 0.7 * along ** 1.25)
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

/** The bands that the shell left: each ends in a coral edge, the next begins paler. */
function bands(art: Canvas, piece: Piece, curl: Curl): void {
  const { size, color } = piece
  for (let index = 1; index <= SEGMENTS; index += 1) {
    const along = 0.1 + (index / SEGMENTS) * 0.82
    const edge = [1, 0.5, 0, -0.5, -0.9].map((across) =>
      bodyAt(curl, along + (1 - across ** 2) * 0.035, across),
    )
    art.stroke(open(laid(edge, piece)), shade(color, 0.2), size * 0.045, { opacity: 0.55 })
    const light = edge.slice(0, 4).map(([u, v]): Point => [u * 0.985, v * 0.985])
    art.movedBy(-size * 0.02, -size * 0.03, () =>
      art.stroke(open(laid(light, piece)), '#fff0e2', size * 0.035, { opacity: 0.6 }),
    )
  }
}

/** A seared shrimp: plump at its neck, coral along its back, its belly pale; `size` is its radius. */
export function shrimp(art: Canvas, given: Piece): void {
  const { random } = art
  const curl = {
    side: random.pick([-1, 1]),
    sweep: random.range(3.5, 4.3),
    tight: random.range(0.04, 0.16),
  }
  const piece = { ...given, size: given.size * random.range(0.92, 1.1) }
  const { size, color } = piece
  const flesh = mix(color, '#ffe4d0', 0.66)
  tailFan(art, piece, curl)
  const outline = laid(strip(curl, [-1, 1]), piece)
  const body = closed(outline)
  art.shadow(body, size * 0.16, 0.5)
  art.fill(body, shade(color, 0.34))
  art.fill(closed(shrunk(outline, 0.97, -size * 0.015, -size * 0.03)), flesh)
  art.clipped(body, () => {
    for (const [inner, opacity] of [
      [-0.35, 0.3],
      [0.1, 0.42],
      [0.5, 0.75],
    ] as const) {
      art.fill(closed(laid(strip(curl, [inner, 1.1]), piece)), color, opacity)
    }
    const back = strip(curl, [0.84, 1.1]).slice(0, STEPS)
    art.stroke(open(laid(back, piece)), mix(color, '#c23a18', 0.6), size * 0.1, { opacity: 0.5 })
    bands(art, piece, curl)
    const seared = { x: piece.x, y: piece.y, rx: size * 0.95, count: 9, grain: size * 0.1 }
    art.softFill(patches(art, seared), '#a8481a', 0.36, size * 0.03)
    art.fill(body, 'url(#volume)', 0.7)
  })
  for (const [from, to] of [
    [0.14, 0.26],
    [0.34, 0.44],
    [0.54, 0.6],
  ] as const) {
    const gleam = [from, (from + to) / 2, to].map((along) => bodyAt(curl, along, 0.52))
    art.stroke(open(laid(gleam, piece)), '#fffaf2', size * 0.065, { opacity: 0.85 })
  }
}
