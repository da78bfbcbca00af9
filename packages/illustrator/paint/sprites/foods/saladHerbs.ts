import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { type Point, turned } from '../../core/contour.ts'
import { along, soft, type Spot } from './produce/shapes.ts'

/** One of the three leaflets of flat parsley, cut into lobes; no two are cut alike. */
function leaflet({ random }: Canvas, length: number): Point[] {
  const half = (side: number): Point[] =>
    [
      [0.1, 0.06],
      [0.34, 0.42],
      [0.5, 0.24],
      [0.7, 0.4],
      [0.78, 0.16],
    ].map(([u = 0, v = 0]): Point => [
      u * length * (1 + random.jitter(0.08)),
      side * v * length * random.range(0.8, 1.15),
    ])
  return [[0, 0], ...half(-1), [length, random.jitter(0.1) * length], ...half(1).toReversed()]
}

/** A torn sprig of flat parsley that lies on leaves; `size` is the length of a leaflet. */
export function parsleySprig(art: Canvas, spot: Spot): void {
  const { random } = art
  const { x, y, size, angle } = spot
  const turns = [-0.95, 0.9, random.jitter(0.2)]
  const leaflets = turns.map((turn) => {
    const reach = size * random.range(0.75, 1.1)
    const shape = leaflet(art, reach).map(([u, v]): Point => [u, v * 0.9])
    return soft(turned(shape, angle + turn, x, y))
  })
  const path = leaflets.join('')
  art.movedBy(size * 0.06, size * 0.14, () => art.softFill(path, SHADOW, 0.4, size * 0.06))
  const greens = ['#1f6a2c', '#2c7a30', '#3b8c38']
  for (const [index, leaf] of leaflets.entries()) art.fill(leaf, greens[index] ?? '#2c7a30')
  const stalk = along(spot, [-0.8, 0.12], [-0.3, -0.03], [0.1, 0])
  art.stroke(stalk, '#5f9a44', size * 0.09)
  const veins = turns.map((turn) => along({ ...spot, angle: angle + turn }, [0.05, 0], [0.75, 0]))
  art.stroke(veins.join(''), mix('#3b8c38', '#dcefa0', 0.6), size * 0.05, { opacity: 0.8 })
}
