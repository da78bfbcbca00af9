import type { Canvas } from '../../core/canvas.ts'
import { mix } from '../../core/color.ts'
import { blob, closed, open, type Point, shrunk } from '../../core/contour.ts'
import { laid, layered } from './touches.ts'

/** Shreds of green cabbage: flat slivers, broad in their middle, pale along one edge. */
export function cabbageShreds(
  art: Canvas,
  places: readonly Point[],
  size: number,
  color: string,
): void {
  const { random } = art
  const slivers = places.map(([x, y]) => {
    const bend = random.jitter(0.3)
    const broad = random.range(0.1, 0.2)
    const shape: Point[] = [
      [-1, random.jitter(0.1)],
      [-0.2, bend - broad],
      [0.5, bend - broad * 0.7],
      [1, random.jitter(0.2)],
      [0.4, bend + broad * 0.8],
      [-0.3, bend + broad],
    ]
    const spot = { x, y, size: size * random.range(0.13, 0.22), angle: random.angle() }
    return laid(shape, spot)
  })
  layered(art, slivers.map(closed).join(''), [
    { color: '#2c2a0c', dx: size * 0.008, dy: size * 0.018, opacity: 0.34 },
    { color: mix(color, '#5f8a34', 0.42) },
  ])
  const faces = slivers.map((sliver) => closed(shrunk(sliver, 0.84, -size * 0.004, -size * 0.008)))
  art.fill(faces.join(''), color)
  const veins = slivers.map((sliver) => open(sliver.slice(0, 3)))
  art.stroke(veins.join(''), '#fbfde8', size * 0.008, { opacity: 0.7 })
}

/** A thin slice of radish, standing more or less on edge; some are halved. */
export function radishSlice(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const reach = size * random.range(0.1, 0.155)
  const flat = random.range(0.55, 0.95)
  const angle = random.range(-0.9, 0.7)
  const disc = blob(random, x, y, reach, reach * flat, { angle, points: 9, wobble: 0.03 })
  const outline = closed(disc)
  layered(art, outline, [
    { color: '#3a160c', dx: size * 0.012, dy: size * 0.026, opacity: 0.35 },
    { color: random.pick(['#c93a66', '#b52b58', '#d95a80']) },
  ])
  art.fill(closed(shrunk(disc, 0.86, -reach * 0.02, -reach * 0.03)), '#fbe9e6')
  art.fill(closed(shrunk(disc, 0.6, -reach * 0.1, -reach * 0.1)), '#fffaf4', 0.9)
  const rays = [0.3, 1.4, 2.3, 3.5, 4.6, 5.5].map((turn) => {
    const ray: Point[] = [0.2, 0.6].map((far): Point => [
      Math.cos(turn) * far,
      Math.sin(turn) * far * flat,
    ])
    return open(laid(ray, { x, y, size: reach, angle }))
  })
  art.stroke(rays.join(''), '#eebfc8', reach * 0.06, { opacity: 0.8 })
}
