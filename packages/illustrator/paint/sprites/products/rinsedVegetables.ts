import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, ellipse, num, open, type Point, turned } from '../../core/contour.ts'

/** The light on something round. */
function roundLight(art: Canvas, color: Color, glow = 0.4): Color {
  return art.radialGradient('cx=".36" cy=".28" r=".82"', [
    [0, tint(color, glow)],
    [0.4, color],
    [0.78, shade(color, 0.24)],
    [1, shade(color, 0.5)],
  ])
}

interface Root {
  /** The middle of its shoulder, and the angle at which it stands, 0 upright. */
  x: number
  y: number
  lean: number
  long: number
  wide: number
  color: Color
}

/** Half a carrot's width from its shoulder down to its tip. */
const TAPER = [0.3, 0.47, 0.5, 0.46, 0.4, 0.33, 0.26, 0.18] as const

/** A carrot with its shoulder up, the stalks cut short. */
export function carrot(art: Canvas, { x, y, lean, long, wide, color }: Root): void {
  const { random } = art
  const place = (points: readonly Point[]) => turned(points, lean, x, y)
  stalks(art, place, wide)
  const side = (sign: number) =>
    TAPER.map((half, index): Point => {
      const v = (index / (TAPER.length - 1)) * long
      return [sign * half * wide * (1 + random.jitter(0.04)), v - wide * (index ? 0 : 0.06)]
    })
  const outline = closed(place([...side(-1), ...side(1).toReversed()]))
  art.shadow(outline, 20, 0.45)
  const [x1, y1] = place([[-wide * 0.5, 0]])[0] ?? [0, 0]
  const [x2, y2] = place([[wide * 0.5, 0]])[0] ?? [0, 0]
  const line = `gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}"`
  const flesh = art.linearGradient(line, [
    [0, shade(color, 0.12)],
    [0.26, tint(color, 0.34)],
    [0.55, color],
    [1, shade(color, 0.42)],
  ])
  art.fill(outline, flesh)
  const rings = Array.from({ length: 9 }, (_, index) => {
    const v = ((index + 0.6) / 9) * long + random.jitter(6)
    const from = random.pick([-0.44, -0.36, 0.02, 0.1]) * wide * (1 - (v / long) * 0.5)
    const reach = random.range(0.16, 0.32) * wide
    return open(
      place([
        [from, v],
        [from + reach / 2, v + 5],
        [from + reach, v + 4],
      ]),
    )
  })
  art.stroke(rings.join(''), shade(color, 0.5), 3, { opacity: 0.55 })
  const gleam = place([
    [-wide * 0.24, wide * 0.2],
    [-wide * 0.25, long * 0.24],
    [-wide * 0.2, long * 0.42],
  ])
  art.stroke(open(gleam), '#fff4dc', wide * 0.08, { opacity: 0.7 })
}

/** Green stalks on the shoulder of a carrot, their cut ends pale. */
function stalks(art: Canvas, place: (points: readonly Point[]) => Point[], wide: number): void {
  const { random } = art
  for (const share of [-1, 0.9, -0.35, 0.4]) {
    const tall = wide * random.range(0.75, 1.2)
    const foot: Point = [share * wide * 0.16, wide * 0.06]
    const tip: Point = [share * wide * 0.42, -tall]
    const bow: Point = [share * wide * 0.2, -tall * 0.5]
    const tone = share < 0 ? '#86a844' : '#5f8a35'
    art.stroke(open(place([foot, bow, tip])), shade(tone, 0.4), wide * 0.19)
    art.stroke(open(place([foot, bow, tip])), tone, wide * 0.12)
    const [u, v] = place([tip])[0] ?? [0, 0]
    art.fill(ellipse(u, v, wide * 0.08, wide * 0.06), '#dbe6a2')
  }
}

/** Where the heads of a broccoli sit around its middle, those behind first, and how large they are. */
const HEADS = [
  [-0.3, -0.62, 0.4],
  [0.28, -0.64, 0.4],
  [-0.72, -0.28, 0.36],
  [0.7, -0.3, 0.37],
  [0, -0.42, 0.42],
  [-0.86, 0.1, 0.3],
  [0.86, 0.08, 0.3],
  [-0.44, -0.04, 0.4],
  [0.42, -0.06, 0.41],
  [-0.62, 0.28, 0.29],
  [0.62, 0.28, 0.3],
  [-0.02, 0.18, 0.38],
] as const

interface Round {
  x: number
  y: number
  size: number
  color: Color
}

/** A head of broccoli, its crown towards us; `size` is half its width. */
export function broccoliHead(art: Canvas, { x, y, size, color }: Round): void {
  const { random } = art
  const whole = closed(
    blob(random, x, y - size * 0.1, size, size * 0.84, { points: 12, wobble: 0.04 }),
  )
  art.shadow(whole, 22, 0.42)
  art.fill(whole, mix(color, '#0b2a24', 0.66))
  for (const [u, v, reach] of HEADS) {
    // Darker where the dome turns away from the window.
    const away = Math.max(0, (u + v) * 0.3 + 0.14)
    const tone = mix(color, '#0d332c', away)
    const [cx, cy] = [x + u * size, y + v * size]
    const wide = reach * size
    const head = blob(random, cx, cy, wide * 1.04, wide * 0.9, { points: 13, wobble: 0.09 })
    art.movedBy(5, 9, () => art.fill(closed(head), SHADOW, 0.36))
    art.fill(closed(head), roundLight(art, tone, 0.3))
    buds(art, { x: cx, y: cy, size: wide, color: tone })
  }
}

/** The buds of one head: a grain too fine to count, dark between them, light near the window. */
function buds(art: Canvas, { x, y, size, color }: Round): void {
  const { random } = art
  const spots = (count: number, from: number, to: number, dx = 0, dy = dx): Point[] =>
    Array.from({ length: count }, () => {
      const angle = random.angle()
      const far = Math.sqrt(random.range(from, to)) * size
      return [x + Math.cos(angle) * far + dx * size, y + Math.sin(angle) * far * 0.88 + dy * size]
    })
  const rim = spots(30, 0.84, 1)
  art.specks(
    rim.filter(([u, v]) => u - x + v - y > 0),
    shade(color, 0.4),
    size * 0.13,
  )
  art.specks(
    rim.filter(([u, v]) => u - x + v - y <= 0),
    tint(color, 0.12),
    size * 0.13,
  )
  art.specks(spots(46, 0, 0.86, 0.06), shade(color, 0.34), size * 0.07, { opacity: 0.55 })
  art.specks(spots(46, 0, 0.7, -0.08), tint(mix(color, '#9cc848', 0.4), 0.14), size * 0.08, {
    opacity: 0.75,
  })
}

/** A radish: round, white at its root; `angle` is where the root points. */
export function radish(art: Canvas, { x, y, size, color, angle }: Round & { angle: number }): void {
  const { random } = art
  const place = (points: readonly Point[]) => turned(points, angle, x, y)
  const tail = open(
    place([
      [size * 0.8, 0],
      [size * 1.35, size * 0.08],
      [size * 1.75, -size * 0.12],
    ]),
  )
  art.stroke(tail, shade('#f6e6dc', 0.2), size * 0.12)
  const round = closed(
    blob(random, x, y, size * 1.04, size * 0.96, { points: 11, wobble: 0.03, angle }),
  )
  art.shadow(round, 16, 0.45)
  art.fill(round, roundLight(art, color, 0.36))
  art.clipped(round, () => {
    const [u, v] = place([[size * 1.02, 0]])[0] ?? [0, 0]
    art.softFill(ellipse(u, v, size * 0.26, size * 0.26), '#fff3ea', 0.8, size * 0.16)
  })
  art.fill(ellipse(x - size * 0.34, y - size * 0.4, size * 0.24, size * 0.15), '#ffffff', 0.85)
  art.stroke(
    `M${num(x + size * 0.4)} ${num(y + size * 0.68)}q${num(size * 0.3)} ${num(-size * 0.16)} ${num(size * 0.4)} ${num(-size * 0.5)}`,
    '#ffc9d2',
    size * 0.07,
    { opacity: 0.4 },
  )
}
