import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, closed, open, pack, type Path, type Point, shrunk } from '../../core/contour.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { ladyfingers } from './ladyfingers.ts'
import { type AroundSlab, bandOf, type Layer, slabOf, SPLIT } from './softSlab.ts'
import { patches } from './touches.ts'

const CREAM = '#fff0cc'
/** How high it stands, as a share of its size. */
const HEIGHT = 0.66

/** How far up each layer reaches, from its upper to its lower edge, as shares of the height. */
const BISCUITS: readonly [Layer, Layer] = [
  { top: 0.74, foot: 1 },
  { top: 0.31, foot: 0.55 },
]
const CREAMS: readonly [Layer, Layer] = [
  { top: 0.53, foot: 0.78 },
  { top: -0.02, foot: 0.36 },
]

/** A piece of tiramisu: soaked biscuits between soft cream, cocoa on top; `size` is half its width. */
export function tiramisu(art: Canvas, given: Piece): void {
  const size = given.size * 1.1
  const depth = size * HEIGHT * riseIn(art.camera)
  const piece = { ...given, size, y: given.y + depth * 0.3 }
  const slab = slabOf(piece, depth)
  ground(art, piece, slab)
  for (const storey of [0, 1] as const) {
    ladyfingers(art, slab, BISCUITS[storey], storey)
    creamLayer(art, slab, CREAMS[storey], storey === 1)
  }
  cocoaTop(art, piece, slab)
}

/** Its shadow, the coffee that ran out of it, and cocoa that fell beside it. */
function ground(art: Canvas, { x, y, size, color }: Piece, slab: AroundSlab): void {
  const { random } = art
  const foot = closed(slab.top.map(([u, v]): Point => [u, v + slab.depth]))
  art.movedBy(size * 0.16, size * 0.05, () => art.softFill(foot, SHADOW, 0.46, size * 0.1))
  const seeped = slab
    .line(1.02)
    .map(([u, v], index): Point => [
      u + random.jitter(size * 0.014),
      v + size * (0.024 + 0.024 * Math.sin(index * 1.1)),
    ])
  const pool = closed([...seeped, [x, y - size * 0.2]])
  art.fill(pool, '#7a4318', 0.5)
  art.movedBy(size * 0.02, size * 0.016, () => art.softFill(foot, '#2a1029', 0.6, size * 0.02))
  const fallen = pack(random, x - size * 0.1, y + size * 0.66, size * 1.2, 90, {
    ry: size * 0.34,
    tries: 1,
  })
  art.specks(fallen, color, size * 0.013, { opacity: 0.55 })
  art.specks(fallen.slice(0, 26), shade(color, 0.4), size * 0.022, { opacity: 0.6 })
}

/** A layer of cream around both sides: it bulges and sags, and lies over what is below. */
function creamLayer(art: Canvas, slab: AroundSlab, layer: Layer, isUpper: boolean): void {
  const { random } = art
  const { depth } = slab
  const path = bandOf(art, slab, layer, { bulge: 0.05, sag: isUpper ? 0.05 : 0.034 })
  art.movedBy(0, depth * 0.05, () => art.fill(path, '#2a1008', 0.34))
  art.movedBy(0, depth * 0.02, () => art.fill(path, '#5a2c10', 0.4))
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2="0"', [
    [0, shade(CREAM, 0.16)],
    [0.08, '#fff9e8'],
    [SPLIT - 0.1, CREAM],
    [SPLIT + 0.02, mix(CREAM, '#a8848a', 0.24)],
    [SPLIT + 0.09, mix(CREAM, '#8a6a78', 0.5)],
    [1, mix(CREAM, '#7a5a6c', 0.62)],
  ])
  art.fill(path, light)
  const lower = art.linearGradient('x1="0" x2=".1" y1="0" y2="1"', [
    [0.3, '#c99a5a', 0],
    [1, '#b9803e', 0.3],
  ])
  art.fill(path, lower)
  art.clipped(path, () => {
    const drags = [0.3, 0.52, 0.74].map((share) => {
      const start = random.whole(0, 8)
      const line = slab.line(layer.top + (layer.foot - layer.top) * share, 0.02, random)
      return open(line.slice(start, start + random.whole(4, 9)))
    })
    art.stroke(drags.join(''), shade(CREAM, 0.34), depth * 0.014, { opacity: 0.4 })
    art.movedBy(0, -depth * 0.016, () =>
      art.stroke(drags.join(''), '#ffffff', depth * 0.016, { opacity: 0.5 }),
    )
    if (!isUpper) {
      const edge = slab.line(layer.top + 0.075).slice(1, 8)
      art.stroke(open(edge), '#ffffff', depth * 0.03, { opacity: 0.75 })
    }
    const dust = fallenCocoa(art, slab, layer)
    art.specks(dust, '#5a3420', depth * 0.014, { opacity: 0.7 })
  })
}

/** Cocoa that fell over the edge onto the cream, most of it close to the top. */
function fallenCocoa({ random }: Canvas, slab: AroundSlab, { top, foot }: Layer): Point[] {
  return Array.from({ length: 6 }, () => {
    const level = top + (foot - top) * (0.2 + 0.8 * random.next() ** 1.6)
    return slab
      .line(level, 0.05, random)
      .filter(() => random.next() < 0.7)
      .map(([u, v]): Point => [u + random.jitter(slab.depth * 0.1), v])
  }).flat()
}

/** The upper face: sieved cocoa over soft cream, uneven at its edge, where the cream shows. */
function cocoaTop(art: Canvas, piece: Piece, slab: AroundSlab): void {
  const { color } = piece
  const { random } = art
  const { top, depth } = slab
  const phase = random.angle()
  const hang = slab.line(0).map(([u, v], index): Point => {
    const waves =
      0.06 + 0.034 * Math.sin(index * 0.9 + phase) + 0.022 * Math.sin(index * 2.3 + phase)
    return [u, v + depth * (waves + random.jitter(0.012))]
  })
  const back = top.slice(slab.front)
  const outline = [...hang, ...back]
  const path = closed(outline)
  art.movedBy(0, depth * 0.025, () => art.fill(path, '#2a1008', 0.4))
  art.fill(path, shade(color, 0.34))
  const light = art.linearGradient('x1=".1" y1="0" x2=".8" y2="1"', [
    [0, mix(color, '#c98f5e', 0.62)],
    [0.35, mix(color, '#a5663a', 0.5)],
    [0.72, mix(color, '#6e3a1e', 0.4)],
    [1, shade(color, 0.3)],
  ])
  art.fill(closed(top), light)
  art.clipped(path, () => sieved(art, { ...piece, y: piece.y - depth }, path))
}

/** How cocoa lies on cream: thick in its hollows, thin on its crests, in grains of all tones. */
function sieved(art: Canvas, { x, y, size }: Piece, outline: Path): void {
  const { random } = art
  for (const [u, v] of pack(random, x, y, size * 0.8, 9, { ry: size * 0.5 })) {
    const reach = size * random.range(0.09, 0.34)
    const dent = blob(random, u, v, reach, reach * random.range(0.3, 0.5), {
      angle: 0.3 + random.jitter(0.5),
      wobble: 0.3,
    })
    art.softFill(closed(dent), '#2a0f06', 0.42, size * 0.06)
    art.movedBy(-size * 0.05, -size * 0.07, () =>
      art.softFill(closed(shrunk(dent, 0.7)), '#d9a672', 0.3, size * 0.07),
    )
  }
  const spread = { x, y, rx: size * 0.95, ry: size * 0.7 }
  art.fill(patches(art, { ...spread, count: 24, grain: size * 0.034 }), '#3a1a0c', 0.5)
  const dust = pack(random, x, y, size, 640, { ry: size * 0.76, box: true, tries: 1 })
  art.specks(dust.slice(0, 260), '#a8714a', size * 0.014, { opacity: 0.55 })
  art.specks(dust.slice(260, 480), '#260e06', size * 0.018, { opacity: 0.5 })
  art.specks(dust.slice(480), '#d9ab80', size * 0.01, { opacity: 0.6 })
  const far = art.linearGradient('x1="0" y1="0" x2=".5" y2="1"', [
    [0, '#ffe9c9', 0.2],
    [0.5, '#ffe9c9', 0],
  ])
  art.fill(outline, far)
}
