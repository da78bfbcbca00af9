import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { spots } from './dough.ts'
import { layered } from './touches.ts'

const CINNAMON = '#4f2310'

/** A cinnamon roll under maple icing, squeezed by its neighbors in the pan; `size` is its radius. */
export function cinnamonroll(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const outline = Array.from({ length: 24 }, (_, index): Point => {
    const turn = (index / 24) * Math.PI * 2
    const square = (Math.cos(turn) ** 4 + Math.sin(turn) ** 4) ** -0.25
    const far = size * (0.3 + 0.7 * square) * (1 + random.jitter(0.018))
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.97]
  })
  art.movedBy(size * 0.08, size * 0.14, () => art.fill(closed(outline), SHADOW, 0.5))
  const baked = art.radialGradient('cx=".44" cy=".4" r=".62"', [
    [0, tint(color, 0.3)],
    [0.6, color],
    [0.86, mix(color, '#96501a', 0.65)],
    [1, '#7a3b12'],
  ])
  art.fill(closed(outline), baked)
  art.clipped(closed(outline), () => swirl(art, piece))
  icing(art, piece, outline)
}

/** The rolled strip of dough, round on its upper side, with the dark filling in its turns. */
function swirl(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const steps = 46
  const winding = (stray: number) =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const turn = angle + (index / steps) * Math.PI * 2 * 2.7
      const far = size * (1 - (0.96 * index) / steps + stray)
      return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
    })
  const dough = open(winding(-0.17))
  layered(art, dough, [
    {
      color: shade(color, 0.34),
      width: size * 0.27,
      dx: size * 0.03,
      dy: size * 0.05,
      opacity: 0.8,
    },
    { color: mix(color, '#a55f22', 0.3), width: size * 0.24 },
    { color: tint(color, 0.16), width: size * 0.15, dx: -size * 0.02, dy: -size * 0.03 },
    {
      color: tint(color, 0.5),
      width: size * 0.05,
      dx: -size * 0.04,
      dy: -size * 0.06,
      opacity: 0.8,
    },
  ])
  const filling = open(winding(-0.005))
  art.stroke(filling, CINNAMON, size * 0.085)
  art.movedBy(-size * 0.01, -size * 0.016, () =>
    art.stroke(filling, '#8a4a22', size * 0.025, { opacity: 0.7 }),
  )
  const grains = winding(0).map(([u, v]): Point => [u + random.jitter(5), v + random.jitter(5)])
  art.fill(spots(random, grains, [size * 0.012, size * 0.04]), CINNAMON, 0.7)
}

/** Icing poured over: a pool that the turns show through, and runs that follow them. */
function icing(art: Canvas, { x, y, size, angle }: Piece, roll: readonly Point[]): void {
  const { random } = art
  const sugar = '#efd9b0'
  const pool = blob(
    random,
    x + random.jitter(size * 0.16),
    y + random.jitter(size * 0.16),
    size * 0.44,
    size * 0.3,
    {
      points: 11,
      wobble: 0.16,
      angle: random.angle(),
    },
  )
  const heading = angle + random.angle()
  const runs = [0.78, 0.6, 0.8].map((far, index) => {
    const start = heading + index * 2.1
    const steps = random.whole(4, 7)
    return Array.from({ length: steps }, (_, step): Point => {
      const turn = start + step * 0.24
      const reach = size * (far - step * 0.02)
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach]
    })
  })
  art.clipped(closed(shrunk(roll, 1.04)), () => {
    const lines = runs.map(open).join('')
    const width = size * 0.15
    layered(art, lines, [
      { color: '#5a2c12', width, dx: size * 0.025, dy: size * 0.05, opacity: 0.45 },
      { color: shade(sugar, 0.14), width },
      { color: sugar, width: width * 0.8, dx: -size * 0.01, dy: -size * 0.016 },
      { color: '#fffaf0', width: width * 0.34, dx: -size * 0.02, dy: -size * 0.04 },
    ])
    layered(art, closed(pool), [
      { color: '#5a2c12', dx: size * 0.025, dy: size * 0.05, opacity: 0.4 },
      { color: shade(sugar, 0.2), opacity: 0.8 },
    ])
    art.fill(closed(shrunk(pool, 0.92, -size * 0.01, -size * 0.02)), sugar, 0.75)
    art.fill(closed(shrunk(pool, 0.55, -size * 0.08, -size * 0.09)), '#fffaf0', 0.85)
  })
  const glints = pack(random, x - size * 0.1, y - size * 0.12, size * 0.4, 4)
  art.specks(glints, '#ffffff', size * 0.05, { length: size * 0.12, angle: -0.6 })
}
