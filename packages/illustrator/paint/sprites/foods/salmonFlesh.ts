import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { closed, open, type Point, polygon } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { glow } from './glow.ts'
import type { SalmonPortion } from './salmonPortion.ts'
import { layered } from './touches.ts'

const RINGS = 20
const DOWN = [0, 0.2, 0.4, 0.6, 0.8, 1] as const

/** The body of a portion: its shadow, its skin, its side from the browned edge to the plate. */
export function salmonBody(art: Canvas, portion: SalmonPortion, color: Color): void {
  const { size, ring } = portion
  const foot = closed(ring(0))
  art.movedBy(size * 0.09, size * 0.07, () => art.softFill(foot, SHADOW, 0.5, size * 0.09))
  art.movedBy(size * 0.02, size * 0.035, () => art.softFill(foot, '#2a0f0a', 0.6, size * 0.025))
  for (let step = 0; step <= RINGS; step += 1) {
    const height = step / RINGS
    const flesh = mix(mix(color, '#a8401c', 0.55), tint(color, 0.16), height ** 0.8)
    art.fill(closed(ring(height)), height < 0.09 ? '#5c5356' : flesh)
  }
}

/** The curved line in which flakes part on the long side. */
function seam({ side }: SalmonPortion, u: number, to = 1): Point[] {
  return DOWN.map((down) => side(u + 0.1 - Math.sin(down * 2.6) * 0.15, down * 0.93 * to + 0.01))
}

/** The long side: flakes that swell between white seams, browned above, wet in the light. */
export function salmonSide(art: Canvas, portion: SalmonPortion, color: Color): void {
  const { random } = art
  const { size, side } = portion
  const whole = polygon([
    ...Array.from({ length: 24 }, (_, index) => side(-0.9 + (index / 23) * 1.9, 0.02)),
    ...Array.from({ length: 24 }, (_, index) => side(1 - (index / 23) * 1.9, 0.93)),
  ])
  art.clipped(whole, () => {
    for (let u = -1.12; u < 1.05;) {
      const broad = random.range(0.13, 0.23)
      const next = u + broad
      const swell = art.linearGradient('x1="0" x2="1" y1="0" y2=".1"', [
        [0, mix(color, '#b04a20', 0.5)],
        [0.3, tint(color, 0.2)],
        [0.55, tint(color, random.range(0.3, 0.46))],
        [1, mix(color, '#c2582c', 0.45)],
      ])
      art.fill(closed([...seam(portion, u), ...seam(portion, next).toReversed()]), swell, 0.9)
      layered(art, open(seam(portion, next, random.range(0.75, 1))), [
        {
          color: '#8c3314',
          width: size * 0.026,
          dx: size * 0.012,
          dy: size * 0.006,
          opacity: 0.62,
        },
        { color: '#ffe9d4', width: size * random.range(0.012, 0.024), opacity: 0.92 },
      ])
      u = next
    }
    shadeOfSide(art, portion, whole)
  })
}

function shadeOfSide(art: Canvas, { size, side }: SalmonPortion, whole: string): void {
  const { random } = art
  const fall = art.linearGradient('x1="0" x2="-.16" y1="0" y2="1"', [
    [0, '#fff2dc', 0.34],
    [0.3, '#fff2dc', 0],
    [0.5, '#7a2410', 0.02],
    [1, '#5a140c', 0.66],
  ])
  art.fill(whole, fall)
  const edge = Array.from({ length: 12 }, (_, index) => {
    const [x, y] = side(-0.92 + index * 0.17 + random.jitter(0.06), random.range(0, 0.16))
    return { x, y, rx: size * random.range(0.08, 0.16), ry: size * 0.05, angle: 0.22 }
  })
  glow(art, '#9c4412', 0.85, edge)
  const [x, y] = side(-0.94, 0.5)
  glow(art, '#7a300e', 0.85, [{ x, y, rx: size * 0.2, ry: size * 0.34 }])
  const beads = Array.from({ length: 4 }, () => side(random.jitter(0.9), random.range(0.3, 0.6)))
  art.specks(beads, '#ffffff', size * 0.02, { length: size * 0.02, angle: 1.3, opacity: 0.8 })
}

/** The back of the portion, where no herbs lie: browned towards its edges, lit from behind. */
export function salmonBack(art: Canvas, portion: SalmonPortion, color: Color): void {
  const { random } = art
  const { size, ring, top } = portion
  const path = closed(ring(1))
  const light = art.linearGradient('x1="0" y1="0" x2="1" y2=".6"', [
    [0, tint(color, 0.62)],
    [0.45, tint(color, 0.3)],
    [1, mix(color, '#d27038', 0.4)],
  ])
  art.fill(path, light)
  art.clipped(path, () => {
    for (let u = -0.96; u < 1; u += random.range(0.14, 0.24)) {
      const line = [-1.1, -0.5, 0, 0.5, 1.1].map((w) => top(u - 0.1 + w * w * 0.16, w))
      layered(art, open(line), [
        { color: '#a84c20', width: size * 0.02, dx: size * 0.012, opacity: 0.6 },
        { color: '#ffeedd', width: size * 0.014, opacity: 0.9 },
      ])
    }
    const burnt = Array.from({ length: 14 }, (_, index) => {
      const [x, y] = top(-0.95 + index * 0.146, index % 3 === 0 ? -0.9 : 0.92)
      return { x, y, rx: size * random.range(0.09, 0.18), ry: size * 0.045, angle: 0.2 }
    })
    glow(art, '#a8521a', 0.72, burnt)
  })
  const shine = [-0.86, -0.6, -0.36].map((u) => top(u, 1.02))
  art.stroke(open(shine), '#fffaf0', size * 0.022, { opacity: 0.9 })
  const further = [-0.1, 0.08].map((u) => top(u, 1.03))
  art.stroke(open(further), '#fffaf0', size * 0.018, { opacity: 0.8 })
}

/** The end from which flakes were drawn: moist layers of the inside, deep where they part. */
export function salmonEnd(art: Canvas, portion: SalmonPortion, color: Color): void {
  const { random } = art
  const { size, end } = portion
  const pale = mix(color, '#ffc09c', 0.5)
  const edge = (w: number, bulge: number) =>
    DOWN.map((down): Point => {
      const [x, y] = end(w, 0.03 + down * 0.9)
      return [x + Math.sin(0.3 + down * 2.4) * bulge * size, y]
    })
  const face = closed([...edge(1, 0.02), ...edge(-0.96, 0.05).toReversed()])
  art.fill(face, pale)
  art.clipped(face, () => {
    const moist = art.linearGradient('x1="0" y1="0" x2=".2" y2="1"', [
      [0, '#fff0de', 0.6],
      [0.35, '#fff0de', 0],
      [0.5, '#8a2a10', 0.05],
      [1, '#7a1f0c', 0.7],
    ])
    art.fill(face, moist)
    for (const w of [0.56, 0.14, -0.26, -0.62]) {
      const line = edge(w + random.jitter(0.06), -0.07)
      layered(art, open(line), [
        { color: '#8a2a10', width: size * 0.034, dx: -size * 0.014, opacity: 0.75 },
        { color: '#fff0e0', width: size * 0.016, opacity: 0.95 },
      ])
    }
  })
  art.stroke(open(edge(1, 0.02).slice(0, 5)), '#fff0e0', size * 0.014, { opacity: 0.7 })
}
