import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, closed, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, spots } from './dough.ts'
import {
  type Glass,
  band,
  glassBack,
  glassFront,
  heapedBerries,
  roundness,
  runLayer,
  surface,
} from './glass.ts'

/** Dark berries at the foot of a jar; their juice has run up into the oats. */
function berryLayer(art: Canvas, glass: Glass, size: number): void {
  const { random } = art
  const layer = runLayer(art, glass, [0.6, 0.94], 0.03)
  art.fill(runLayer(art, glass, [0.52, 0.8], 0.05), '#a2557f', 0.55)
  art.fill(runLayer(art, glass, [0.56, 0.8], 0.04), '#7f2f62', 0.7)
  art.fill(layer, '#4a1538')
  art.clipped(layer, () => {
    const level = glass.y + glass.height * 0.78 + size * 0.55
    const places = pack(random, glass.x, level, size * 0.7, 30, {
      ry: glass.height * 0.26,
      tries: 8,
    })
    for (const [u, v] of places) {
      const tone = random.pick(['#7a1f4e', '#8f2145', '#3a1746', '#5a1a4e'])
      const berry = blob(random, u, v, size * 0.1, size * 0.1, { wobble: 0.08 })
      art.fill(closed(berry), shade(tone, 0.4))
      art.fill(closed(shrunk(berry, 0.82, -size * 0.01, -size * 0.016)), tone)
    }
    const shine = places.map(([u, v]): Point => [u - size * 0.03, v - size * 0.04])
    art.specks(shine, '#e7a7c2', size * 0.022, { length: size * 0.03, opacity: 0.7 })
  })
}

/** Flakes of oat and seeds of chia, seen through the glass. */
function oatFlakes(art: Canvas, glass: Glass, { size, color }: Piece): void {
  const { random } = art
  const level = glass.y + glass.height * 0.34 + size * 0.5
  art.clipped(band(glass, 0.1, 0.6), () => {
    const reach = { ry: glass.height * 0.4 + size * 0.2, box: true, tries: 3 }
    const flakes = pack(random, glass.x, level, size * 0.72, 60, reach)
    const broad = [size * 0.035, size * 0.075] as const
    art.fill(spots(random, flakes.slice(0, 34), broad, { flat: 1.4 }), shade(color, 0.18), 0.6)
    art.fill(spots(random, flakes.slice(22), broad, { flat: 1.4 }), tint(color, 0.6), 0.8)
    const chia = pack(random, glass.x, level, size * 0.7, 34, { ...reach, tries: 1 })
    art.specks(chia, '#3a2c30', size * 0.024, { opacity: 0.8 })
  })
}

/** Roasted almonds, chopped: their brown skins and pale broken sides. */
function choppedAlmonds(art: Canvas, x: number, y: number, reach: number, count: number): void {
  const { random } = art
  for (const [u, v] of pack(random, x, y, reach, count, { ry: reach * 0.9, tries: 6 })) {
    const size = reach * random.range(0.12, 0.2)
    const shape = { points: 5, wobble: 0.24, angle: random.angle() }
    const bit = blob(random, u, v, size, size * 0.7, shape)
    art.shadow(polygon(bit), size * 0.4, 0.4)
    art.fill(polygon(bit), random.pick(['#8a4a20', '#a8642f', '#96541f']))
    art.fill(polygon(shrunk(bit, 0.66, -size * 0.1, -size * 0.16)), '#f3e0b8')
  }
}

/** A jar of creamy oats over dark berries; `size` is half its height. */
export function oatjar(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const height = size * 1.16 * riseIn(art.camera)
  const glass = { x, y: y - height * 0.66, mouth: size * 0.72, foot: size * 0.66, height }
  glassBack(art, glass, '#8a5a86')
  art.fill(band(glass, 0.08, 0.7), color)
  oatFlakes(art, glass, piece)
  berryLayer(art, glass, size)
  roundness(art, glass, 0.08)
  art.fill(surface(glass, 0.07), shade(color, 0.3))
  art.fill(surface(glass, 0.07, 0.95), tint(color, 0.2))
  const top = glass.y + height * 0.07
  const whirl = [0.78, 0.5].map((share) =>
    open(bow([x, top], [glass.mouth * share, glass.mouth * share * 0.9], [2.4, 5.6], 10)),
  )
  art.stroke(whirl.join(''), shade(color, 0.22), size * 0.05, { opacity: 0.5 })
  art.fill(surface(glass, 0.085, 0.5), '#8f2b52', 0.5)
  choppedAlmonds(art, x, top, size * 0.6, 16)
  heapedBerries(art, glass, 0.06, 7)
  choppedAlmonds(art, x + size * 0.1, top - size * 0.16, size * 0.44, 7)
  glassFront(art, glass)
}
