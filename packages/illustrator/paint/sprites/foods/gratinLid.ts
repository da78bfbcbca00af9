import type { Canvas } from '../../core/canvas.ts'
import { mix, tint } from '../../core/color.ts'
import { blob, circle, closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { patches } from './touches.ts'

const BAKED = '#b5611a'
const BURNT = '#5e280b'

/** Where cheese has run over the rim: at which angle, how far it falls and how broad it is. */
const RUNS = [
  [1.1, 0.24, 0.06],
  [1.36, 0.5, 0.062],
  [1.64, 0.26, 0.056],
  [1.98, 0.34, 0.08],
  [2.34, 0.56, 0.066],
  [2.7, 0.26, 0.07],
] as const

/** How much further than the rim the cheese hangs at an angle, in shares of the size. */
function fallAt(angle: number): number {
  const front = Math.max(0, Math.sin(angle - 0.06))
  return front * (0.07 + Math.sin(angle * 5.3 + 0.6) * 0.035)
}

/** A run of melted cheese: broad where it leaves the rim, slim, and round at its end. */
function runOutline(art: Canvas, { x, y, size }: Piece, [angle, fall, broad]: Run): Point[] {
  const [u, v] = [x + Math.cos(angle) * size * 1.02, y + Math.sin(angle) * size * 1.02]
  const half = broad * size
  const low = v + fall * size * art.random.range(0.92, 1.06)
  const lean = art.random.jitter(half * 0.3)
  const shoulder = (away: number, reach: number): Point => [
    x + Math.cos(angle + away * broad) * size * reach,
    y + (Math.sin(angle + away * broad) * reach + fallAt(angle) * 0.7) * size,
  ]
  return [
    shoulder(2.6, 1.03),
    shoulder(1, 0.92),
    shoulder(-1, 0.92),
    shoulder(-2.6, 1.03),
    [u + half * 1.3, v + (low - v) * 0.26],
    [u + half * 0.86 + lean * 0.4, v + (low - v) * 0.55],
    [u + half + lean, low - half * 1.05],
    [u + half * 0.62 + lean, low - half * 0.2],
    [u - half * 0.1 + lean, low],
    [u - half * 0.8 + lean, low - half * 0.36],
    [u - half + lean, low - half * 1.2],
    [u - half * 0.8 + lean * 0.4, v + (low - v) * 0.5],
    [u - half * 1.3, v + (low - v) * 0.24],
  ]
}

type Run = (typeof RUNS)[number]

/** Where the lid is torn, so that the broth is seen: at which angle, how deep and how broad. */
const TEARS = [
  [0.62, 0.5, 0.3],
  [0.2, 0.72, 0.42],
  [-0.34, 0.46, 0.34],
] as const

/** How far the lid is drawn back from the rim at an angle, in shares of the size. */
function tornAt(angle: number): number {
  return TEARS.reduce((most, [at, deep, broad]) => {
    const away = Math.atan2(Math.sin(angle - at), Math.cos(angle - at))
    return Math.max(most, deep * Math.exp(-((away / broad) ** 4)))
  }, 0)
}

/** The contour of the lid: it lies on the rim, and has run over it towards us. */
function lidOutline({ random }: Canvas, { x, y, size }: Piece): Point[] {
  return Array.from({ length: 150 }, (_, index): Point => {
    const angle = (index / 150) * Math.PI * 2
    const fall = fallAt(angle)
    const front = Math.max(0, Math.sin(angle))
    const reach =
      0.97 +
      front * 0.06 +
      Math.min(0.08, fall) -
      tornAt(angle) +
      random.jitter(0.003) +
      Math.sin(angle * 11) * 0.012 +
      Math.sin(angle * 23 + 1) * 0.006
    return [x + Math.cos(angle) * size * reach, y + (Math.sin(angle) * reach + fall) * size]
  })
}

/** The light along the runs, and at the end of each the gleam of a drop. */
function runLights(art: Canvas, { x, y, size }: Piece): void {
  for (const [angle, fall] of RUNS) {
    const [u, v] = [x + Math.cos(angle) * size * 1.04, y + Math.sin(angle) * size * 1.04]
    const left = u - size * 0.03
    const streak: Point[] = [
      [left - size * 0.01, v - size * 0.1],
      [left, v + size * fall * 0.45],
    ]
    art.stroke(open(streak), '#fff0bd', size * 0.032, { opacity: 0.4 })
    const drop: Point = [left + size * 0.008, v + size * fall - size * 0.085]
    art.specks([drop], '#fffdf0', size * 0.026, { length: size * 0.022, angle: 1.4, opacity: 0.9 })
  }
}

interface Mound {
  x: number
  y: number
  rx: number
  ry: number
  turn: number
}

/** Bread under the cheese: a hump lit on one side, its other side lost in the shade. */
function mound(art: Canvas, { x, y, rx, ry, turn }: Mound, color: string): void {
  const { random } = art
  const hump = blob(random, x, y, rx, ry, { points: 11, wobble: 0.1, angle: turn })
  const low = closed(shrunk(hump, 0.84, rx * 0.16, ry * 0.3))
  art.softFill(low, '#7a380c', 0.7, rx * 0.22)
  const light = art.radialGradient('cx=".38" cy=".32" r=".64"', [
    [0, tint(color, 0.8), 1],
    [0.4, tint(color, 0.34), 1],
    [0.72, mix(color, BAKED, 0.5), 0.9],
    [1, BAKED, 0],
  ])
  art.softFill(closed(shrunk(hump, 0.94)), light, 0.96, rx * 0.05)
  const spread = { x: x + rx * 0.06, y, angle: turn, rx: rx * 0.86, ry: ry * 0.8 }
  const fields = patches(art, { ...spread, count: 8, grain: rx * 0.36 })
  art.softFill(fields, '#ad5510', 0.6, rx * 0.08)
  const scorched = patches(art, { ...spread, rx: rx * 0.74, count: 16, grain: rx * 0.17 })
  art.softFill(scorched, BURNT, 0.56, rx * 0.03)
  art.fill(patches(art, { ...spread, count: 26, grain: rx * 0.06 }), BURNT, 0.55)
  const pale = { ...spread, x: x - rx * 0.16, y: y - ry * 0.2, count: 9, grain: rx * 0.16 }
  art.softFill(patches(art, pale), tint(color, 0.62), 0.6, rx * 0.025)
  const wet = { ...spread, x: x - rx * 0.18, y: y - ry * 0.24, rx: rx * 0.5, ry: ry * 0.4 }
  art.fill(patches(art, { ...wet, count: 5, grain: rx * 0.07 }), '#fffbe8', 0.75)
}

/** Where slices of bread lift the lid, in shares of the size, the farthest first. */
const MOUNDS = [
  [-0.02, -0.56, 0.44, 0.3, 0.2],
  [-0.52, -0.06, 0.38, 0.42, -0.3],
  [-0.06, 0.34, 0.46, 0.4, -0.2],
] as const

/**
 * Grated cheese that melted over slices of bread into one browned lid, and ran down over the rim;
 * `size` is the radius of the opening it closes.
 */
export function gratinLid(art: Canvas, piece: Piece, rise: number): void {
  const { x, y, size, color } = piece
  const parts = [lidOutline(art, piece), ...RUNS.map((run) => runOutline(art, piece, run))]
  const outline = parts.map(closed).join('')
  art.movedBy(size * 0.02, size * 0.045, () => art.fill(outline, '#220b05', 0.6))
  art.fill(outline, mix(color, '#8f4610', 0.72))
  const lit = parts.map((part) => closed(moved(part, -size * 0.01, -size * 0.022))).join('')
  const melt = art.linearGradient('x1=".1" y1="0" x2=".7" y2="1"', [
    [0, tint(color, 0.35)],
    [0.4, mix(color, BAKED, 0.1)],
    [0.72, tint(color, 0.1)],
    [1, mix(color, BAKED, 0.5)],
  ])
  art.fill(lit, melt)
  art.clipped(lit, () => {
    art.softFill(circle(x + size * 0.04, y + size * 0.02, size * 0.7), '#8a4310', 0.45, size * 0.16)
    const spread = { x, y: y - size * 0.04, rx: size * 0.98, count: 80 }
    art.softFill(patches(art, { ...spread, grain: size * 0.1 }), '#a8581a', 0.5, size * 0.016)
    const small = patches(art, { ...spread, rx: size * 1.1, grain: size * 0.035 })
    art.fill(small, BURNT, 0.45)
    const wet = { ...spread, x: x - size * 0.2, y: y + size * 0.5, rx: size * 0.7, ry: size * 0.3 }
    art.fill(patches(art, { ...wet, count: 16, grain: size * 0.04 }), '#fff3c4', 0.6)
    for (const wide of [0.26, 0.12]) {
      art.stroke(circle(x, y, size * 1.02), BURNT, size * wide, { opacity: 0.07 })
    }
  })
  runLights(art, piece)
  art.clipped(outline, () => mounds(art, piece, rise))
}

function mounds(art: Canvas, { x, y, size, color }: Piece, rise: number): void {
  for (const [u, v, rx, ry, turn] of MOUNDS) {
    const at = { x: x + u * size, y: y + v * size - size * 0.07 * rise, turn }
    mound(art, { ...at, rx: rx * size, ry: ry * size }, color)
  }
}
