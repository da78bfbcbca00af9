import type { Canvas } from '../../core/canvas.ts'
import { num, open, type Point, turned } from '../../core/contour.ts'
import { liftedFork } from './liftedFork.ts'

interface Spot {
  x: number
  y: number
  /** Half the width of the dish below. */
  size: number
}

/** How the fork leans, and how the wound pasta stands on its tines. */
const LEAN = -0.86
/** Along the fork and across it, in shares of the dish. */
const [LONG, THICK] = [0.2, 0.125]
const WRAPS = 13
const EDGE = '#9a5a18'

/** How thick the wound pasta is along the fork, from -1 to 1. */
const swell = (along: number) => Math.sqrt(Math.max(0, 1 - along ** 2 * 0.86)) * (1 - along * 0.12)

/** A fork over a dish with ribbons of pasta wound on it, some of them hanging down. */
export function twirlOnFork(art: Canvas, { x, y, size }: Spot): void {
  liftedFork(art, { x, y, size: size * 0.42, angle: LEAN })
  const middle: Point = [x - size * 0.07, y + size * 0.07]
  tails(art, middle, size)
  wraps(art, middle, size)
}

/** One turn of pasta about the tines: how far along, and how it slants. */
function wrapAt(along: number, slant: number, bulge: number): Point[] {
  const thick = THICK * swell(along) * bulge
  return Array.from({ length: 9 }, (_, index): Point => {
    const turn = (index / 8 - 0.5) * Math.PI
    const across = Math.sin(turn)
    return [along * LONG - Math.cos(turn) * 0.06 + slant * across, across * thick]
  })
}

function ribbon(art: Canvas, line: readonly Point[], width: number, color: string): void {
  const path = open(line)
  art.movedBy(width * 0.12, width * 0.3, () => art.stroke(path, '#4a1e06', width, { opacity: 0.5 }))
  art.stroke(path, EDGE, width)
  art.stroke(path, color, width * 0.86)
  // A ribbon is flat: its far edge catches the light, its face does not.
  art.movedBy(-width * 0.2, -width * 0.3, () =>
    art.stroke(open(line.slice(1, -1)), '#fff4c4', width * 0.07, { opacity: 0.8 }),
  )
}

function wraps(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const half = size * THICK
  const round = art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="${num(x - half)}" x2="${num(x + half * 1.1)}" y1="${num(y - half * 0.6)}" y2="${num(y + half * 0.8)}"`,
    [
      [0, '#e9b044'],
      [0.22, '#ffe08a'],
      [0.5, '#f6c552'],
      [0.78, '#cd8524'],
      [1, '#8f4e12'],
    ],
  )
  const order = random.shuffled(Array.from({ length: WRAPS }, (_, index) => index))
  for (const index of order) {
    const along = ((index + 0.5) / WRAPS) * 2 - 1
    const line = wrapAt(along, random.jitter(0.07), random.range(0.9, 1.08))
    const laid = turned(line, LEAN, 0, 0).map(([u, v]): Point => [x + u * size, y + v * size])
    ribbon(art, laid, size * random.range(0.056, 0.072), round)
  }
}

/** How far aside the ends hang, from where on the fork, and how deep. */
const TAILS = [
  [-0.1, -0.2, 0.34, 0.05],
  [0.08, 0.06, 0.38, -0.04],
  [-0.02, -0.08, 0.44, 0.03],
  [0.02, 0.02, 0.3, 0.06],
  [-0.06, -0.12, 0.46, -0.05],
] as const

function tails(art: Canvas, [x, y]: Point, size: number): void {
  for (const [from, to, down, sway] of TAILS) {
    const line = Array.from({ length: 8 }, (_, index): Point => {
      const share = index / 7
      const aside = from + (to - from) * share ** 1.5 + Math.sin(share * 5) * sway
      return [x + aside * size, y + down * share * size]
    })
    ribbon(art, line, size * 0.046, '#eab446')
  }
}
