import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, num, open, type Path, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { type Glow, glow } from './glow.ts'
import { curveOn, laid, layered } from './touches.ts'

interface Braised {
  /** Half its height as a share of half its length. */
  aspect?: number
  /** How many bundles of muscle lie one before the other. */
  bundles?: number
  /** What it lies in, and how deep: where its foot is, from -1 at its top to 1. */
  sauce?: Color
  sunk?: number
  /** How dark its seared upper side is, from 0 to 1. */
  seared?: number
}

interface Bundle {
  outline: Point[]
  from: number
  to: number
  v: number
}

/**
 * A chunk of braised meat that comes apart along its grain: bundles of muscle with torn ends, lit
 * above, dark where it stands in its sauce; `size` is half its length.
 */
export function braisedMeat(art: Canvas, piece: Piece, look: Braised = {}): void {
  const { x, y, size } = piece
  const { aspect = 0.68, bundles: count = 5, sauce = '#5a2810', sunk = 0.8 } = look
  const rows = bundlesOf(art, aspect, count)
  const whole = rows.map(({ outline }) => closed(laid(outline, piece))).join('')
  const foot = { x: x + size * 0.1, y: y + size * aspect * 0.5, angle: piece.angle }
  glow(art, mix(sauce, '#2a0c06', 0.7), 0.85, [{ ...foot, rx: size * 1.4, ry: size * aspect }])
  const line = waterline(art, piece, aspect * sunk)
  art.clipped(above(line, piece), () => {
    layered(art, whole, [
      { color: SHADOW, dx: size * 0.09, dy: size * 0.14, opacity: 0.4 },
      { color: '#5c2410', dx: size * 0.01, dy: size * 0.03, fringe: size * 0.05 },
    ])
    for (const [index, row] of rows.entries()) bundle(art, piece, row, index / (count - 1))
    crust(art, piece, { aspect, whole, seared: look.seared ?? 0.5 })
    glaze(art, piece, aspect)
    if (sunk < 1) art.stroke(open(line), sauce, size * 0.22, { opacity: 0.55 })
  })
  if (sunk < 1) wetLine(art, line, sauce, size)
}

/** The bundles from the far side to the near one; where they end differs, as they were torn. */
function bundlesOf({ random }: Canvas, aspect: number, count: number): Bundle[] {
  const skew = random.jitter(0.2)
  const bow = random.range(-0.1, 0.02)
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count
    const v = (share * 2 - 1) * aspect + random.jitter((aspect / count) * 0.4)
    const half = (1 - Math.abs(share * 2 - 1) ** 4.4) ** 0.36
    const from = -half * random.range(0.84, 1.08) + skew * (share - 0.5)
    const to = half * random.range(0.84, 1.08) + skew * (share - 0.5)
    const thick = (aspect / count) * random.range(1.25, 1.7)
    return { outline: torn(random, { from, to, v, thick, bow }), from, to, v }
  })
}

interface Tearing {
  from: number
  to: number
  v: number
  thick: number
  bow: number
}

/** The outline of one bundle: swelling along its length, frayed at both ends. */
function torn(random: Canvas['random'], { from, to, v, thick, bow }: Tearing): Point[] {
  const at = (share: number, side: number): Point => {
    const swell = thick * (0.8 + 0.3 * Math.sin(Math.PI * share)) * random.range(0.86, 1.14)
    const u = from + (to - from) * share
    return [u, v + bow * Math.sin(Math.PI * share) + side * swell]
  }
  const end = (u: number, out: number): Point[] => [
    [u + out * random.range(0.02, 0.07), v - thick * 0.4],
    [u + out * random.range(-0.03, 0.03), v],
    [u + out * random.range(0, 0.07), v + thick * 0.4],
  ]
  const shares = [0.03, 0.26, 0.5, 0.74, 0.97]
  return [
    ...shares.map((share) => at(share, -1)),
    ...end(to, 1),
    ...shares.toReversed().map((share) => at(share, 1)),
    ...end(from, -1).toReversed(),
  ]
}

/** One bundle, lit along its back; `depth` is 0 at the far side of the chunk and 1 at the near one. */
function bundle(art: Canvas, piece: Piece, { outline, from, to, v }: Bundle, depth: number): void {
  const { random } = art
  const { size, color } = piece
  const lean = shade(
    mix(color, random.pick(['#c4763c', '#a34f26', '#b5602e']), 0.45),
    Math.max(0, depth - 0.4) * 0.5,
  )
  const path = closed(laid(outline, piece))
  const light = art.linearGradient('x1=".3" y1="0" x2=".5" y2="1"', [
    [0, mix(lean, '#f0b068', depth < 0.45 ? 0.5 : 0.26)],
    [0.5, lean],
    [1, shade(lean, 0.36)],
  ])
  layered(art, path, [{ color: '#4a1a0c', dy: -size * 0.022, opacity: 0.4 }, { color: light }])
  const fibres = (count: number): Path =>
    Array.from({ length: count }, () => {
      const u = random.range(from + 0.08, to - 0.3)
      const w = v + random.jitter(0.11)
      const long = random.range(0.14, 0.4)
      return curveOn(piece, [u, w, u + long / 2, w - 0.02, u + long, w + random.jitter(0.03)])
    }).join('')
  art.stroke(fibres(3), shade(lean, 0.5), size * 0.022, { opacity: 0.6 })
  art.stroke(fibres(4), mix(lean, '#ffdfae', 0.6), size * 0.022, { opacity: 0.7 })
}

/** The seared upper side: brown where the pan was hottest, warm where the window is. */
function crust(
  art: Canvas,
  piece: Piece,
  { aspect, whole, seared }: { aspect: number; whole: Path; seared: number },
): void {
  const { random } = art
  const { x, y, size } = piece
  const spot = (u: number, v: number, rx: number, ry: number): Glow => {
    const [[px, py] = [x, y]] = laid([[u, v * aspect]], piece)
    return { x: px, y: py, rx: rx * size, ry: ry * size, angle: piece.angle }
  }
  art.clipped(whole, () => {
    const burnt = [-0.5, 0.1, 0.6].map((u) =>
      spot(u + random.jitter(0.2), random.range(-0.8, -0.1), random.range(0.2, 0.4), 0.13),
    )
    glow(art, '#3a1006', seared, burnt)
    glow(art, '#ffc46a', 0.75, [spot(-0.4, -0.6, 0.7, 0.26), spot(0.4, -0.7, 0.4, 0.16)])
    glow(art, '#2c0c06', 0.6, [spot(0.85, 0.5, 0.6, 0.6), spot(-0.1, 1.1, 1.1, 0.42)])
  })
}

/** The window in the glaze, broken by the grain it lies on. */
function glaze(art: Canvas, piece: Piece, aspect: number): void {
  const { random } = art
  const { size, angle } = piece
  const drops = [-0.66, -0.5, -0.3, -0.1, 0.22, 0.4, 0.56].map((u) => {
    const at: Point = [u + random.jitter(0.06), -aspect * random.range(0.5, 0.78)]
    const [[x, y] = [0, 0]] = laid([at], piece)
    const long = size * random.range(0.03, 0.15)
    return closed(blob(random, x, y, long, long * 0.3, { points: 7, wobble: 0.24, angle }))
  })
  art.fill(drops.join(''), '#fff1d8', 0.9)
}

/** Where the sauce stands around it, from its left to its right. */
function waterline({ random }: Canvas, { x, y, size }: Piece, sunk: number): Point[] {
  return [-1.2, -0.86, -0.5, -0.16, 0.2, 0.54, 0.88, 1.2].map((u): Point => {
    const bulge = 0.12 - u * u * 0.24
    return [x + u * size, y + size * (sunk + bulge + random.jitter(0.05))]
  })
}

/** All that rises above the sauce. */
function above(line: readonly Point[], { x, y, size }: Piece): Path {
  const top = y - size * 2
  return `${open(line)}L${num(x + size * 2)} ${num(top)}L${num(x - size * 2)} ${num(top)}Z`
}

/** The light on the sauce that draws up along the meat, thick in the middle and broken once. */
function wetLine(art: Canvas, line: readonly Point[], sauce: Color, size: number): void {
  const inner = line.slice(1, -1)
  art.stroke(open(moved(inner, 0, size * 0.07)), shade(sauce, 0.5), size * 0.08, { opacity: 0.35 })
  const broken = open(moved(inner.slice(0, 4), 0, size * 0.03)) + open(inner.slice(4))
  art.stroke(broken, tint(sauce, 0.6), size * 0.035, { opacity: 0.6 })
}
