import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { blob, circle, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Area, Piece } from '../types.ts'
import { browning, spots } from './dough.ts'

/** A puffed pancake: its wall has blown up in the heat of the skillet, its middle has sunk. */
export function dutchbaby(art: Canvas, area: Area, look: { color: Color; scale: number }): void {
  const { x, y } = area
  const { color } = look
  const radius = area.radius * look.scale
  const outer = blob(art.random, x, y, radius * 1.04, radius * 1.04, { points: 30, wobble: 0.035 })
  art.shadow(closed(outer), 14, 0.4)
  custard(art, { x, y, size: radius * 0.8, angle: 0, color })
  const whole = { x, y, size: radius, angle: 0, color }
  raisedWall(art, whole, outer)
  for (const part of swellings(art, whole)) swelling(art, part)
  const buttered = Array.from({ length: 16 }, (): Point => {
    const turn = art.random.angle()
    const far = radius * art.random.range(0.72, 0.92)
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  })
  art.specks(buttered, '#fff3cf', radius * 0.016, { length: radius * 0.05, opacity: 0.8 })
}

/** Where the wall has swollen, each fold over the one before it. */
function swellings({ random }: Canvas, { x, y, size, color }: Piece): Piece[] {
  const count = 15
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index + random.jitter(0.4)) / count) * Math.PI * 2
    const far = size * random.range(0.83, 0.9)
    return {
      x: x + Math.cos(turn) * far,
      y: y + Math.sin(turn) * far,
      size: size * random.range(0.2, 0.34),
      angle: turn,
      color: mix(color, '#b86a24', random.range(0, 0.3)),
    }
  })
}

/** One fold of the wall: pale and eggy inside, crisp and dark where it climbs out of the pan. */
function swelling(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (far: number, aside: number): Point => [
    x + (cos * far - sin * aside) * size,
    y + (sin * far + cos * aside) * size,
  ]
  const across = { angle: angle + Math.PI / 2 + random.jitter(0.35), points: 9, wobble: 0.17 }
  const outline = blob(random, x, y, size * 1.1, size * random.range(0.56, 0.8), across)
  const path = closed(outline)
  // From the inside of the pan outwards, whichever way the fold lies.
  const [fromX, fromY] = [0.5 - cos * 0.5, 0.5 - sin * 0.5]
  const outwards = `x1="${fromX.toFixed(2)}" y1="${fromY.toFixed(2)}" x2="${(1 - fromX).toFixed(2)}" y2="${(1 - fromY).toFixed(2)}"`
  const baked = art.linearGradient(outwards, [
    [0, mix(color, '#f4c870', 0.75)],
    [0.24, '#fbdc98'],
    [0.52, color],
    [0.8, shade(color, 0.4)],
    [1, '#5f2c0c'],
  ])
  art.movedBy(size * 0.04, size * 0.07, () => art.fill(path, '#6d300c', 0.34))
  art.fill(path, baked)
  art.clipped(path, () => {
    const crisp = blob(random, ...at(0.56, random.jitter(0.4)), size * 0.6, size * 0.16, {
      ...across,
      wobble: 0.34,
    })
    art.fill(closed(crisp), '#4a1c08', 0.45)
    const folds = [-0.5, 0.1, 0.6].map((aside) =>
      open([at(-0.5, aside * 0.8), at(0, aside + random.jitter(0.14)), at(0.6, aside * 1.1)]),
    )
    art.stroke(folds.join(''), '#7a3a10', size * 0.05, { opacity: 0.16 })
    const blisters = pack(random, x, y, size * 0.85, 14, { tries: 2 })
    art.fill(spots(random, blisters.slice(0, 9), [size * 0.02, size * 0.09]), '#8a4515', 0.5)
    art.fill(spots(random, blisters.slice(9), [size * 0.02, size * 0.08]), '#fff0c4', 0.75)
  })
}

/** The wall, from its sunken inner edge to the browned one that climbs over the pan. */
function raisedWall(art: Canvas, { x, y, size, color }: Piece, outer: readonly Point[]): void {
  const inner = outer.map(([u, v]): Point => {
    const near = 0.69 + art.random.jitter(0.05)
    return [x + (u - x) * near, y + (v - y) * near]
  })
  const ring = closed(outer) + closed(inner.toReversed())
  art.movedBy(4, 8, () => art.stroke(closed(inner), '#8f4f18', size * 0.03, { opacity: 0.5 }))
  const baked = art.radialGradient('cx=".5" cy=".5" r=".5"', [
    [0.66, shade(color, 0.16)],
    [0.74, tint(color, 0.34)],
    [0.84, color],
    [0.93, mix(color, '#8a4515', 0.6)],
    [1, '#5f2c0c'],
  ])
  art.fill(ring, baked)
}

/** The sunken middle: eggy, with melted butter on it and small browned bubbles. */
function custard(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const egg = art.radialGradient('cx=".46" cy=".44" r=".55"', [
    [0, '#fbe391'],
    [0.6, '#f3cd6a'],
    [0.88, mix('#e2a43e', color, 0.4)],
    [1, shade(color, 0.36)],
  ])
  art.fill(circle(x, y, size), egg)
  for (const [u, v] of pack(random, x, y, size * 0.8, 9)) {
    const reach = size * random.range(0.12, 0.24)
    const swell = blob(random, u, v, reach, reach * 0.7, { wobble: 0.14, angle: random.angle() })
    art.softFill(closed(moved(swell, 3, 7)), '#c98a2c', 0.3, reach * 0.2)
    art.softFill(closed(shrunk(swell, 0.6)), '#fdeeb4', 0.4, reach * 0.25)
  }
  browning(art, {
    x,
    y,
    rx: size * 0.86,
    count: 34,
    color: '#e2ac4e',
    contrast: 0.3,
    grain: [0.012, 0.05],
  })
}
