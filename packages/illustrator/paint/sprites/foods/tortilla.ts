import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { patches } from './touches.ts'

const TOASTED = '#a2551a'
const POINTS = 26

/** A round that rose in waves along its edge when it was fried. */
function waved({ random }: Canvas, { x, y, size }: Piece): Point[] {
  const phase = random.angle()
  return Array.from({ length: POINTS }, (_, index): Point => {
    const turn = (index / POINTS) * Math.PI * 2
    const wave = Math.sin(turn * 5 + phase) * 0.022 + Math.sin(turn * 3 - phase) * 0.016
    const far = size * (1 + wave + random.jitter(0.012))
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.97]
  })
}

/** A fried tortilla: it curls a little off the plate, is brown along its crisp edge and blistered; `size` is its radius. */
export function tortilla(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const outline = waved(art, piece)
  const path = closed(outline)
  art.movedBy(size * 0.04, size * 0.07, () => art.softFill(path, SHADOW, 0.4, size * 0.05))
  art.fill(closed(moved(outline, size * 0.015, size * 0.034)), mix(shade(color, 0.5), TOASTED, 0.4))
  art.fill(path, mix(color, TOASTED, 0.66))
  const inner = shrunk(outline, 0.975, -size * 0.006, -size * 0.01)
  const light = art.radialGradient('cx=".4" cy=".36" r=".68"', [
    [0, tint(color, 0.4)],
    [0.5, tint(color, 0.14)],
    [0.82, color],
    [0.93, mix(color, TOASTED, 0.3)],
    [1, mix(color, TOASTED, 0.6)],
  ])
  art.fill(closed(inner), light)
  art.clipped(path, () => {
    curl(art, piece, outline)
    blistered(art, piece)
  })
}

/** Where its edge bends up: the light on the crests, shade behind them. */
function curl(art: Canvas, { size, color }: Piece, outline: readonly Point[]): void {
  const ring = shrunk(outline, 0.87)
  const arcs = (offset: number) =>
    [0, 5, 11, 17, 22].map((start) => open(ring.slice(start + offset, start + offset + 4))).join('')
  art.stroke(arcs(0), mix(color, TOASTED, 0.7), size * 0.07, { opacity: 0.16 })
  art.stroke(arcs(0), mix(color, TOASTED, 0.7), size * 0.035, { opacity: 0.2 })
  const crest = open(shrunk(outline, 0.955, -size * 0.008, -size * 0.012).slice(13, 22))
  art.stroke(crest, '#fff2cf', size * 0.02, { opacity: 0.75 })
}

/** Toasted clouds, and blisters with a pale swelling and a dark top. */
function blistered(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const clouds = pack(random, x, y, size * 0.86, 9, { tries: 4 }).map(([cx, cy]) => {
    const reach = size * random.range(0.05, 0.13)
    return closed(blob(random, cx, cy, reach * 1.3, reach, { wobble: 0.2 }))
  })
  art.softFill(clouds.join(''), mix(color, TOASTED, 0.8), 0.46, size * 0.06)
  for (const [bx, by] of pack(random, x, y, size * 0.93, 26, { tries: 3 })) {
    const reach = size * random.range(0.014, 0.045)
    const look = { wobble: 0.24, points: 8, angle: random.angle() }
    const spot = blob(random, bx, by, reach * 1.3, reach, look)
    art.fill(closed(shrunk(spot, 1.5, reach * 0.12, reach * 0.16)), mix(color, TOASTED, 0.55), 0.5)
    if (random.next() < 0.65) {
      art.fill(closed(spot), mix(TOASTED, '#6b3410', 0.5), 0.75)
      art.fill(
        closed(shrunk(spot, 0.5, -reach * 0.3, -reach * 0.35)),
        mix(color, TOASTED, 0.5),
        0.8,
      )
    } else {
      art.fill(closed(shrunk(spot, 1.2, -reach * 0.2, -reach * 0.3)), tint(color, 0.26), 0.6)
    }
  }
  const freckles = { x, y, rx: size * 0.95, count: 40, grain: size * 0.014 }
  art.fill(patches(art, freckles), mix(color, TOASTED, 0.9), 0.55)
}
