import type { Canvas } from '../../core/canvas.ts'
import { riseIn } from '../../core/camera.ts'
import { blob, open, pack } from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow } from './dough.ts'
import { mintLeaf } from './creams.ts'
import { cloudsOf } from './relief/clouds.ts'
import { reliefOf } from './relief/relief.ts'
import {
  band,
  type Glass,
  glassBack,
  glassFront,
  heapedBerries,
  roundness,
  runLayer,
  standingUpright,
  surface,
} from './glass.ts'

/** A small glass of ivory cream under raspberries; `size` is half its height. */
export function pannacotta(art: Canvas, piece: Piece): void {
  standingUpright(art, piece, () => filledGlass(art, piece))
}

function filledGlass(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const height = size * 1.2 * riseIn(art.camera)
  const glass = { x, y: y - height * 0.66, mouth: size * 0.74, foot: size * 0.56, height }
  const sauce = '#a3173a'
  glassBack(art, glass, '#c9899a')
  art.fill(band(glass, 0.2, 0.93), color)
  const vanilla = pack(random, x, glass.y + height * 0.55 + size * 0.6, size * 0.6, 26, {
    ry: height * 0.3,
    tries: 1,
  })
  art.specks(vanilla, '#5a3a2a', size * 0.016, { opacity: 0.7 })
  const low = random.range(0.22, 0.34)
  art.fill(runLayer(art, glass, [0.1, low], 0.012), sauce)
  roundness(art, glass, 0.1)
  art.fill(surface(glass, 0.1), shade(sauce, 0.45))
  art.fill(surface(glass, 0.1, 0.94), sauce)
  crushedBerries(art, glass, size)
  heapedBerries(art, glass, 0.08, random.whole(3, 6))
  const turn = random.angle()
  const aside = size * random.range(0.1, 0.3)
  const leaves = {
    x: x + Math.cos(turn) * aside,
    y: glass.y - size * 0.16 + Math.sin(turn) * aside,
  }
  for (const [index, green] of ['#477a34', '#5c8f3c', '#6ba046']
    .slice(random.whole(0, 1))
    .entries()) {
    const leaf = { ...leaves, size: size * random.range(0.24, 0.34), color: green }
    mintLeaf(art, { ...leaf, angle: turn + index * 2.1 + random.jitter(0.4) })
  }
  glassFront(art, glass)
}

/** Sauce of crushed raspberries: lumps that shine, pools between them. */
function crushedBerries(art: Canvas, glass: Glass, size: number): void {
  const [lumps, fine] = [cloudsOf(art.random), cloudsOf(art.random)]
  const [x, y] = [glass.x, glass.y + glass.height * 0.1]
  const wide = glass.mouth * 0.93
  const flat = art.camera.foreshortening
  const heightAt = (px: number, py: number) => {
    const [u, v] = [(px - x) / size, ((py - y) * flat) / size]
    return size * (0.4 + 0.13 * Math.max(-0.06, lumps(u * 5, v * 5)) + 0.03 * fine(u * 16, v * 16))
  }
  const sauce = reliefOf(heightAt, {
    box: { x: x - wide, y: y - wide, width: wide * 2, height: wide * 2 },
    cell: size / 26,
    foreshortening: flat,
    tones: 11,
    crease: 0.5,
    colors: ['#6a0a28', '#8e1232', '#ac1a3c', '#c42848', '#dc4a62', '#f79aa4'],
  })
  art.clipped(surface(glass, 0.1, 0.92), () => sauce.draw(art))
}

/** A glass bowl of pudding with a swirl of cream; `size` is half its width. */
export function pudding(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const height = size * 0.66 * riseIn(art.camera)
  const glass = { x, y: y - height * 0.5, mouth: size, foot: size * 0.52, height }
  glassBack(art, glass, color)
  art.fill(band(glass, 0.08, 0.92), color)
  roundness(art, glass, 0.08)
  art.fill(surface(glass, 0.08), shade(color, 0.34))
  art.fill(surface(glass, 0.08, 0.95), color)
  const ripple = bow([x, glass.y + size * 0.1], [size * 0.76, size * 0.7], [2.5, 5.2], 8)
  art.stroke(open(ripple), tint(color, 0.4), size * 0.05, { opacity: 0.6 })
  for (const [share, lift] of [
    [0.5, 0],
    [0.36, 0.12],
    [0.19, 0.24],
  ] as const) {
    const cream = blob(random, x, glass.y - size * lift, size * share, size * share * 0.9, {
      points: 9,
    })
    art.body(cream, '#fff6e4', { height: 9 * share, lit: 0.88, shaded: 0.2, highlight: 0.6 })
  }
  const shavings = pack(random, x, glass.y, size * 0.6, 20, { ry: size * 0.5 })
  art.specks(shavings, mix(color, '#3b1d12', 0.8), size * 0.035, { length: size * 0.09 })
  glassFront(art, glass)
}
