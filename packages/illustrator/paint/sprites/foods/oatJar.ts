import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, spots } from './dough.ts'
import { softMax } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import {
  type Glass,
  band,
  glassBack,
  glassFront,
  heapedBerries,
  roundness,
  runLayer,
  standingUpright,
  surface,
} from './glass.ts'

/** Dark berries at the foot of a jar; their juice has run up into the oats. */
function berryLayer(art: Canvas, glass: Glass, size: number): void {
  const layer = runLayer(art, glass, [0.6, 0.94], 0.03)
  art.fill(runLayer(art, glass, [0.52, 0.8], 0.05), '#a2557f', 0.55)
  art.fill(runLayer(art, glass, [0.56, 0.8], 0.04), '#7f2f62', 0.7)
  art.fill(layer, '#4a1538')
  art.clipped(layer, () => {
    softBerries(art, glass, size)
  })
}

/** Berries that thawed and sank into each other, wet against the glass. */
function softBerries(art: Canvas, glass: Glass, size: number): void {
  const { random } = art
  const level = glass.y + glass.height * 0.74 + size * 0.5
  const reach = glass.height * 0.34
  const berries = pack(random, glass.x, level, size * 0.74, 30, {
    ry: reach,
    tries: 10,
    box: true,
  }).map(([u, v]) => ({ u, v, wide: size * random.range(0.1, 0.17) }))
  const heightAt = (px: number, py: number) => {
    let high = size * 0.02
    for (const { u, v, wide } of berries) {
      const inside = wide * wide - (px - u) ** 2 - ((py - v) * art.camera.foreshortening) ** 2
      if (inside > 0) high = softMax(high, Math.sqrt(inside) * 0.8, size * 0.03)
    }
    return high
  }
  const look = {
    box: {
      x: glass.x - size * 0.8,
      y: level - reach * 1.3,
      width: size * 1.6,
      height: reach * 2.6,
    },
    cell: size / 40,
    foreshortening: art.camera.foreshortening,
    tones: 9,
    crease: 0.5,
    colors: ['#2a0a26', '#451038', '#661a48', '#8c2350', '#b8446c', '#eeb0c4'],
  }
  reliefOf(heightAt, look).draw(art)
  const glints = berries
    .filter(() => random.next() < 0.5)
    .map(({ u, v, wide }): Point => [u - wide * 0.3, v - wide * 0.6])
  art.specks(glints, '#f7c6d6', size * 0.02, { length: size * 0.04, angle: -0.3, opacity: 0.6 })
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
  standingUpright(art, piece, () => filledJar(art, piece))
}

function filledJar(art: Canvas, piece: Piece): void {
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
  choppedAlmonds(art, x, top, size * 0.58, 10)
  heapedBerries(art, glass, 0.06, 5)
  choppedAlmonds(art, x + size * 0.1, top - size * 0.1, size * 0.34, 3)
  glassFront(art, glass)
}
