import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { pack, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { type Glass, glassBack, glassFront, roundness, runLayer, standingUpright } from './glass.ts'
import { creamyTop, oatsBehindGlass } from './oatFlakes.ts'
import { almondHeap, berryHeap } from './oatTopping.ts'
import { softMax } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'

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

/** A jar of creamy oats over dark berries; `size` is half its height. */
export function oatjar(art: Canvas, piece: Piece): void {
  standingUpright(art, piece, () => filledJar(art, piece))
}

function filledJar(art: Canvas, piece: Piece): void {
  const { x, y, size } = piece
  const height = size * 1.2 * riseIn(art.camera)
  const glass = { x, y: y - height * 0.62, mouth: size * 0.7, foot: size * 0.66, height }
  glassBack(art, glass, '#6f6a8c')
  oatsBehindGlass(art, glass, piece)
  berryLayer(art, glass, size)
  roundness(art, glass, 0.06)
  creamyTop(art, glass, piece)
  // Jars beside each other are dressed from different sides.
  const side = x > art.camera.x ? -1 : 1
  almondHeap(art, glass, side)
  berryHeap(art, glass, side)
  glassFront(art, glass)
}
