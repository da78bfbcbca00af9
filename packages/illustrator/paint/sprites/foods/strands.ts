import type { Canvas } from '../../core/canvas.ts'
import { open, type Path, type Point } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Area } from '../types.ts'
import { type Fill, halves, outlineOf } from './surface.ts'
import { type Layer, layered, sunflower } from './touches.ts'

export interface Strands {
  /** The width of one strand. */
  width: number
  /** How many lie side by side in a lock. */
  together: number
  /** How many locks curl over the rest. */
  locks: number
  /** How far a lock strays from its curve, as a share of the width: the wave of ramen. */
  wave?: number
  /** Flat ribbons: light along one edge only. */
  flat?: boolean
  gloss?: number
}

interface Lock extends Strands {
  x: number
  y: number
  /** The radius of its outermost strand. */
  radius: number
  squash: number
  start: number
  sweep: number
  color: Color
}

/** The strands of one lock, side by side along the same curve. */
function lockPath(art: Canvas, lock: Lock) {
  const { random } = art
  const { x, y, radius, squash, start, sweep, width, wave = 0 } = lock
  const steps = Math.max(3, Math.round(Math.abs(sweep) / (wave ? 0.3 : 0.55)))
  const lines: string[] = []
  for (let index = 0; index < lock.together; index += 1) {
    const reach = radius - index * width * 1.02
    if (reach < width * 1.2) break
    const from = start + random.jitter(0.18)
    const to = start + sweep + random.jitter(0.25)
    const points = Array.from({ length: steps + 1 }, (_, step): Point => {
      const turn = from + ((to - from) * step) / steps
      const stray = reach + (wave ? Math.sin(step * 1.9 + start) * width * wave : 0)
      return [
        x + Math.cos(turn) * stray + random.jitter(width * 0.08),
        y + Math.sin(turn) * stray * squash + random.jitter(width * 0.08),
      ]
    })
    lines.push(open(points))
  }
  return lines.join('')
}

/** Draws one lock of strands. */
function drawLock(art: Canvas, lock: Lock): void {
  drawStrands(art, lockPath(art, lock), lock)
}

/** Draws strands along lines. */
function drawStrands(
  art: Canvas,
  path: Path,
  { width, color, flat = false, gloss = 0.85 }: Pick<Lock, 'width' | 'color' | 'flat' | 'gloss'>,
): void {
  const light: Layer = flat
    ? { color: tint(color, 0.65), width: width * 0.1, dx: -width * 0.2, dy: -width * 0.24 }
    : { color: tint(color, 0.5), width: width * 0.24, dx: -1, dy: -1.6 }
  layered(art, path, [
    { color: SHADOW, width: width * 1.1, dx: 4, dy: 8, opacity: 0.34 },
    { color: mix(shade(color, 0.2), '#84501f', 0.22), width: width * 1.08 },
    { color, width: width * (flat ? 0.9 : 0.8) },
    { ...light, opacity: gloss },
  ])
}

/** Locks that follow the rim, so that no end sticks out of the dish. */
function rimLocks(art: Canvas, area: Area, { color, scale }: Fill, strands: Strands): void {
  const { random } = art
  const [rx, ry] = halves(area, scale)
  const count = Math.ceil((rx * 2 * Math.PI) / 230)
  for (const reach of [0.99, 0.72, 0.46]) {
    for (let index = 0; index < count; index += 1) {
      drawLock(art, {
        ...strands,
        x: area.x + random.jitter(rx * 0.02),
        y: area.y + random.jitter(ry * 0.02),
        radius: rx * (reach - random.range(0.02, 0.06)),
        squash: ry / rx,
        start: ((index + random.jitter(0.3)) / count) * Math.PI * 2,
        sweep: random.range(1.2, 1.8),
        color: mix(shade(color, 0.1), shade(color, 0.3), random.next()),
      })
    }
  }
}

/** A tangle of strands that fills an area: locks along the rim, then curls over them. */
export function tangle(art: Canvas, area: Area, fill: Fill, strands: Strands): void {
  const { random } = art
  const { color, scale } = fill
  const [rx, ry] = halves(area, scale)
  const path = outlineOf(art, area, scale * 0.97)
  art.shadow(path, 12, 0.3)
  art.fill(path, mix(shade(color, 0.5), '#6a3a14', 0.4))
  rimLocks(art, area, fill, strands)
  const wide = rx / Math.min(rx, ry)
  const centers = sunflower(
    art,
    { x: area.x, y: area.y, rx: rx * 0.62, ry: ry * 0.62 },
    strands.locks,
  )
  for (const [x, y] of random.shuffled(centers)) {
    const room = 0.96 - Math.hypot((x - area.x) / rx, (y - area.y) / ry)
    const radius = Math.min(rx, ry) * Math.min(room, random.range(0.26, 0.46))
    drawLock(art, {
      ...strands,
      x,
      y,
      radius: Math.max(radius, strands.width * 4),
      squash: random.range(0.72, 0.98) / Math.sqrt(wide),
      start: random.angle(),
      sweep: random.range(2.1, 4.2) * (random.next() < 0.5 ? -1 : 1),
      color: mix(shade(color, 0.16), tint(color, 0.24), random.next()),
    })
  }
}
