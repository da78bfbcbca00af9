import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, num, type Point } from '../../core/contour.ts'
import { cloudsOf } from '../foods/relief/clouds.ts'
import { type HeightAt, reliefOf } from '../foods/relief/relief.ts'
import { across } from '../materials.ts'
import { mintSprig } from './mintSprig.ts'
import { footShadow } from './parts.ts'

interface Filling {
  x: number
  /** How high it stands, and where it ends. */
  level: number
  foot: number
  half: number
  color: Color
}

/** Green from its depths to its froth. */
function greens(color: Color): Color[] {
  return [
    mix(color, '#2f5a14', 0.8),
    mix(color, '#3f7420', 0.7),
    mix(color, '#5f9a30', 0.6),
    mix(color, '#86bb46', 0.5),
    mix(color, '#b2d767', 0.75),
    mix(color, '#dceda0', 0.85),
    '#f6fadc',
  ]
}

/** Smoothie that turns in the jug: bands around it, dark flecks of leaf, froth towards its top. */
export function blendedSmoothie(art: Canvas, { x, level, foot, half, color }: Filling): void {
  const { random } = art
  const [bands, fine] = [cloudsOf(random), cloudsOf(random)]
  const heightAt: HeightAt = (px, py) => {
    const u = (px - x) / half
    const round = Math.sqrt(Math.max(0, 1 - u * u))
    const t = (py - level) / half - 0.16 * round + u * 0.22
    return half * (0.12 * bands(u * 0.9 + 3, t * 3) + 0.014 * fine(u * 3, t * 10))
  }
  const box = { x: x - half, y: level, width: half * 2, height: foot - level }
  const paleAt: HeightAt = (_, py) => 0.3 * Math.exp(-(py - level) / (half * 0.34)) - 0.05
  const look = { box, inside: () => 1, paleAt, colors: greens(color), cell: half / 34 }
  reliefOf(heightAt, { ...look, tones: 13, crease: 0.4, contrast: 1 }).draw(art)
  const low = `M${num(x - half)} ${level}H${num(x + half)}V${foot}H${num(x - half)}Z`
  const deep = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
    [0.35, '#1f4a10', 0],
    [1, '#1f4a10', 0.55],
  ])
  art.fill(low, deep)
  const flecks = (count: number, from: number): Point[] =>
    Array.from({ length: count }, () => [
      x + random.jitter(half * 0.9),
      random.range(from, foot - 20),
    ])
  art.specks(flecks(70, level + 20), '#2f5216', 3, { length: 3.4, angle: 0.1, opacity: 0.5 })
  art.specks(flecks(50, level + 8), '#f2f8d0', 2.6, { opacity: 0.5 })
  whirl(art, { x, level, foot, half, color })
}

/** The surface from just above: it turns around a funnel. */
function whirl(art: Canvas, { x, level, half, color }: Filling): void {
  const high = half * 0.15
  const froth = mix(color, '#e6f2b4', 0.75)
  art.fill(ellipse(x, level, half, high), froth)
  const turn = (reach: number, from: number, to: number) => {
    const at = (angle: number) =>
      `${num(x + half * 0.05 + Math.cos(angle) * half * reach)} ${num(level + Math.sin(angle) * high * reach)}`
    return `M${at(from)}A${num(half * reach)} ${num(high * reach)} 0 0 1 ${at(to)}`
  }
  art.clipped(ellipse(x, level, half, high), () => {
    for (const [share, tone] of [
      [0.74, mix(color, '#cfe48c', 0.6)],
      [0.5, mix(color, '#b9d873', 0.3)],
      [0.28, mix(color, '#4f8a26', 0.6)],
      [0.13, '#24500f'],
    ] as const) {
      art.softFill(
        ellipse(x + half * 0.06, level + high * 0.08, half * share, high * share),
        tone,
        0.7,
        6,
      )
    }
    const lines =
      turn(0.84, 3.4, 5.4) + turn(0.62, 0.2, 2.4) + turn(0.42, 3, 5) + turn(0.9, 0.6, 1.9)
    art.stroke(lines, '#fbfde8', 4, { opacity: 0.75 })
  })
}

/** Bubbles of froth along the near edge of a surface. */
export function foamAt(art: Canvas, x: number, level: number, half: number): void {
  const { random } = art
  const bubbles = Array.from({ length: 40 }, () => {
    const turn = random.range(0.1, Math.PI - 0.1)
    const out = random.range(0.9, 1)
    const radius = 1.6 + 4 * random.next() ** 2
    return circle(
      x + Math.cos(turn) * half * out,
      level + Math.sin(turn) * half * 0.15 * out + random.range(-1, 9),
      radius,
    )
  }).join('')
  art.movedBy(1, 1.6, () => art.fill(bubbles, '#5f7d2c', 0.35))
  art.fill(bubbles, '#eef6c8', 0.6)
  art.stroke(bubbles, '#ffffff', 1, { opacity: 0.55 })
}

/** A tall glass of it with a froth, a striped straw and mint; its foot is at `x`, `y`. */
export function glassOfSmoothie(
  art: Canvas,
  { x, y, color }: { x: number; y: number; color: Color },
): void {
  const [top, level] = [y - 232, y - 190]
  footShadow(art, x, 66, y)
  const outline = `M${x - 78} ${top}H${x + 78}L${x + 58} ${y - 18}Q${x + 56} ${y} ${x + 40} ${y}H${x - 40}Q${x - 56} ${y} ${x - 58} ${y - 18}Z`
  const inner = `M${x - 72} ${level}H${x + 72}L${x + 53} ${y - 24}Q${x + 50} ${y - 12} ${x + 38} ${y - 12}H${x - 38}Q${x - 50} ${y - 12} ${x - 53} ${y - 24}Z`
  art.fill(outline, '#f6f4ea', 0.5)
  art.fill(ellipse(x, top, 78, 13), '#fffdf5', 0.35)
  art.clipped(inner, () => {
    blendedSmoothie(art, { x, level, foot: y - 8, half: 76, color })
    const round = across(art, [
      [0, SHADOW, 0.4],
      [0.14, SHADOW, 0.08],
      [0.3, '#ffffff', 0.2],
      [0.5, '#ffffff', 0],
      [0.84, SHADOW, 0.24],
      [1, SHADOW, 0.46],
    ])
    art.fill(inner, round)
  })
  foamAt(art, x, level, 70)
  straw(art, x, level)
  mintSprig(art, { x: x - 34, y: level + 4, size: 92, angle: -0.35, color: '#4f8a3a' })
  art.stroke(outline, '#fffdf5', 4, { opacity: 0.7 })
  art.stroke(`M${x - 78} ${top}A78 13 0 0 0 ${x + 78} ${top}`, '#ffffff', 5, { opacity: 0.9 })
  art.fill(`M${x - 62} ${top + 26}l16 3l12 ${y - top - 66}q-10 2-14-4Z`, '#ffffff', 0.5)
  art.fill(`M${x - 40} ${y - 8}H${x + 40}L${x + 44} ${y - 16}H${x - 44}Z`, '#ffffff', 0.6)
}

function straw(art: Canvas, x: number, level: number): void {
  const [low, high] = [`${x + 14} ${level}`, `${x + 60} ${level - 150}`]
  art.stroke(`M${low}L${high}`, '#b0a89c', 17)
  art.stroke(`M${low}L${high}`, '#fdf8ee', 13)
  const rings = Array.from({ length: 8 }, (_, index) => {
    const share = 0.08 + index * 0.12
    const [u, v] = [x + 14 + 46 * share, level - 150 * share]
    return `M${num(u - 6)} ${num(v - 5)}L${num(u + 6)} ${num(v + 5)}`
  })
  art.stroke(rings.join(''), tint('#d0503c', 0.05), 6)
  art.fill(ellipse(x + 60, level - 150, 7, 3), '#8f7f74')
}
