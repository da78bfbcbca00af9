import type { Canvas } from '../../core/canvas.ts'
import { blob, circle, closed, open, type Point, shrunk, turned } from '../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import type { Piece, PropSpot } from '../types.ts'
import { inTurn } from '../variants.ts'
import { shine } from './shapes.ts'

/** A tomato as it is bought: whole, with its green star. */
function tomato(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const outline = blob(art.random, x, y, size, size * 0.95, { points: 11, wobble: 0.025 })
  art.body(outline, color, { height: 20, lit: 0.9, shaded: 0.34, offset: 0.06, highlight: 0.16 })
  const star: Point[] = Array.from({ length: 12 }, (_, index) => {
    const t = angle + (index / 12) * Math.PI * 2
    const reach = size * (index % 2 === 0 ? 0.56 + art.random.jitter(0.08) : 0.13)
    return [x + Math.cos(t) * reach, y + size * 0.04 + Math.sin(t) * reach * 0.9]
  })
  art.movedBy(3, 5, () => art.fill(closed(star), shade(color, 0.5), 0.5))
  art.fill(closed(star), '#4b7a35')
  art.fill(closed(shrunk(star, 0.7, -1, -2)), '#76a04a')
  art.stroke(`M${x} ${y}l${Math.cos(angle) * size * 0.22} ${-size * 0.24}`, '#3d6230', size * 0.09)
  shine(art, { x, y, radius: size })
}

/** Half a tomato, cut side up: its wall, its chambers and their seeds; `size` is its radius. */
function half(art: Canvas, { x, y, size, angle, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.95, { points: 11, wobble: 0.025 })
  art.body(outline, shade(color, 0.12), { height: 14, lit: 0.96, shaded: 0.4 })
  art.fill(closed(shrunk(outline, 0.9, -1, -2)), mix(color, '#f7a58c', 0.45))
  art.fill(closed(shrunk(outline, 0.76)), color)
  for (let index = 0; index < 5; index += 1) {
    const turn = angle + (index / 5) * Math.PI * 2
    const [u, v] = turned([[size * 0.46, 0]], turn, x, y)[0] ?? [x, y]
    const chamber = blob(random, u, v, size * 0.24, size * 0.17, { angle: turn, wobble: 0.08 })
    art.fill(closed(chamber), mix(color, '#8f1f12', 0.4))
    art.fill(closed(shrunk(chamber, 0.8, -1, -2)), mix(color, '#f0803c', 0.5))
    const seeds = [-0.09, 0, 0.09].map((by): Point => [
      u + by * size,
      v + random.jitter(size * 0.1),
    ])
    art.specks(seeds, '#f8e0a0', size * 0.07, { length: size * 0.05 })
  }
  art.fill(circle(x, y, size * 0.13), mix(color, '#f7b59c', 0.6))
}

/** Cherry tomatoes on their vine. */
function onVine(art: Canvas, { x, y, color }: PropSpot): void {
  const line: Point[] = [
    [x - 92, y - 66],
    [x - 30, y - 20],
    [x + 30, y + 10],
    [x + 84, y + 78],
  ]
  art.movedBy(4, 8, () => art.stroke(open(line), SHADOW, 9, { opacity: 0.3 }))
  const places = [
    [-86, 2],
    [-22, -80],
    [-30, 54],
    [54, -46],
    [36, 92],
    [104, 24],
  ] as const
  for (const [dx, dy] of places) {
    const size = art.random.range(44, 54)
    tomato(art, { x: x + dx, y: y + dy, size, angle: art.random.angle(), color })
  }
  art.stroke(open(line), '#4b7a35', 9)
  art.movedBy(-1, -2, () => art.stroke(open(line), '#8fb35c', 3))
}

/** Tomatoes as they are bought, or one of them cut. */
export const tomatoes = inTurn<PropSpot>(
  (art, { x, y, color }) => {
    tomato(art, { x: x + 46, y: y - 50, size: 74, angle: art.random.angle(), color })
    tomato(art, { x: x - 50, y: y + 2, size: 84, angle: art.random.angle(), color })
    const paler = tint(color, 0.06)
    tomato(art, { x: x + 42, y: y + 70, size: 66, angle: art.random.angle(), color: paler })
  },
  onVine,
  (art, { x, y, color }) => {
    tomato(art, { x: x + 34, y: y - 44, size: 90, angle: art.random.angle(), color })
    half(art, { x: x - 36, y: y + 54, size: 80, angle: art.random.angle(), color })
  },
  (art, { x, y, color }) => {
    half(art, { x: x + 40, y: y - 40, size: 78, angle: art.random.angle(), color })
    half(art, { x: x - 44, y: y + 38, size: 84, angle: art.random.angle(), color })
  },
  (art, { x, y, color }) => {
    tomato(art, { x: x - 30, y: y - 40, size: 70, angle: art.random.angle(), color })
    tomato(art, { x: x + 46, y: y + 46, size: 96, angle: art.random.angle(), color })
  },
)
