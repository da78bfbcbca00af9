import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  closed,
  ellipse,
  open,
  pack,
  type Path,
  type Point,
  polygon,
  roundedRect,
} from '../../core/contour.ts'
import { mix, shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, spots } from './dough.ts'
import { mintLeaf, raspberry } from './creams.ts'

/** A round glass seen from slightly above: half its width at the mouth and at the foot, its height. */
interface Glass {
  x: number
  /** Where the middle of the mouth is. */
  y: number
  mouth: number
  foot: number
  height: number
  /** How round the mouth looks: its height over its width. */
  tilt: number
}

/** How wide a glass is at a share of its height, counted from the mouth. */
function widthAt({ mouth, foot }: Glass, share: number): number {
  return mouth + (foot - mouth) * share
}

/** The part of a glass between two levels, with the round edges that the eye sees. */
function band(glass: Glass, from: number, to: number): Path {
  const { x, y, height, tilt } = glass
  const edge = (share: number, start: number, end: number) => {
    const width = widthAt(glass, share)
    return bow([x, y + height * share], [width, width * tilt], [start, end], 14)
  }
  return polygon([...edge(from, Math.PI, 0), ...edge(to, 0, Math.PI)])
}

/** The round surface of what is in a glass, at a level. */
function surface(glass: Glass, share: number, inset = 1): Path {
  const width = widthAt(glass, share) * inset
  return ellipse(glass.x, glass.y + glass.height * share, width, width * glass.tilt)
}

/** The glass behind its content: shadow on the table, thick foot. */
function glassBack(art: Canvas, glass: Glass): void {
  art.shadow(band(glass, 0, 1), glass.mouth * 0.24, 0.28)
  art.fill(band(glass, 0, 1), '#dfe8e4', 0.85)
  art.fill(band(glass, 0.93, 1), '#b9cbc8')
}

/** The gleams and the rim of a glass, over its content. */
function glassFront(art: Canvas, glass: Glass): void {
  const { x, y, mouth, foot, height, tilt } = glass
  const side = (u: number, from: number, to: number): Point[] =>
    [from, to].map((share): Point => [x + widthAt(glass, share) * u, y + height * share])
  art.stroke(open(side(-0.8, 0.2, 0.84)), '#ffffff', mouth * 0.07, { opacity: 0.75 })
  art.stroke(open(side(-0.62, 0.3, 0.62)), '#ffffff', mouth * 0.03, { opacity: 0.6 })
  art.stroke(open(side(0.86, 0.24, 0.8)), '#ffffff', mouth * 0.035, { opacity: 0.5 })
  art.stroke(ellipse(x, y, mouth, mouth * tilt), '#8fa8a4', mouth * 0.05, { opacity: 0.55 })
  art.stroke(ellipse(x, y - 1, mouth, mouth * tilt), '#f6faf6', mouth * 0.03)
  const sole = bow([x, y + height], [foot, foot * tilt], [0.2, Math.PI - 0.2], 8)
  art.stroke(open(sole), '#f6faf6', mouth * 0.03, { opacity: 0.8 })
}

function heapedBerries(art: Canvas, glass: Glass, share: number, count: number): void {
  const width = widthAt(glass, share)
  const level = glass.y + glass.height * share
  const places = pack(art.random, glass.x, level - width * 0.08, width * 0.6, count, {
    ry: width * glass.tilt * 0.55,
  })
  for (const [x, y] of places.toSorted(([, a], [, b]) => a - b)) {
    raspberry(art, { x, y, size: width * 0.235, angle: 0, color: '#c93655' })
  }
}

/** A small glass of ivory cream under raspberries; `size` is half its height. */
export function pannacotta(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const glass = {
    x,
    y: y - size * 0.3,
    mouth: size * 0.8,
    foot: size * 0.62,
    height: size * 0.82,
    tilt: 0.74,
  }
  glassBack(art, glass)
  art.fill(band(glass, 0.22, 0.92), shade(color, 0.1))
  art.clipped(band(glass, 0.22, 0.92), () => {
    art.fill(roundedRect(x - size, y - size, size * 1.28, size * 2.2, 0), color)
    art.fill(roundedRect(x - size, y - size, size * 0.66, size * 2.2, 0), tint(color, 0.5), 0.7)
  })
  art.fill(band(glass, 0.1, 0.27), '#a91f3f')
  const crushed = pack(random, x, glass.y + size * 0.66, size * 0.5, 12, { ry: size * 0.05 })
  art.fill(spots(random, crushed, [size * 0.03, size * 0.06]), '#d4506b', 0.8)
  art.fill(surface(glass, 0.1), '#8f1a35')
  art.fill(surface(glass, 0.1, 0.9), '#bd2b4b')
  heapedBerries(art, glass, 0.08, 9)
  const leaf = { x: x + size * 0.16, y: glass.y + size * 0.08, size: size * 0.24, angle: -0.6 }
  mintLeaf(art, { ...leaf, color: '#5c8f3c' })
  glassFront(art, glass)
}

/** Dark berries at the foot of a jar. */
function berryLayer(art: Canvas, glass: Glass, size: number): void {
  const { random } = art
  art.fill(band(glass, 0.62, 0.93), '#4b1f46')
  const berries = pack(random, glass.x, glass.y + size * 1.2, size * 0.6, 26, {
    ry: size * 0.2,
    tries: 6,
  })
  art.clipped(band(glass, 0.6, 0.93), () => {
    art.fill(spots(random, berries, [size * 0.06, size * 0.11], { flat: 1.15 }), '#7a2f62', 0.9)
    const shine = berries.map(([u, v]): Point => [u - size * 0.02, v - size * 0.03])
    art.specks(shine, '#c992b4', size * 0.028, { opacity: 0.8 })
  })
}

/** A jar of creamy oats over dark berries; `size` is half its height. */
export function oatjar(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const glass = {
    x,
    y: y - size * 0.52,
    mouth: size * 0.72,
    foot: size * 0.7,
    height: size * 1.04,
    tilt: 0.62,
  }
  glassBack(art, glass)
  berryLayer(art, glass, size)
  art.fill(band(glass, 0.1, 0.64), shade(color, 0.06))
  art.clipped(band(glass, 0.1, 0.66), () => {
    art.fill(roundedRect(x - size, y - size, size * 1.2, size * 2, 0), tint(color, 0.3), 0.8)
    const swirl = blob(random, x + size * 0.2, y + size * 0.24, size * 0.4, size * 0.08)
    art.fill(closed(swirl), '#b97aa0', 0.6)
    const flakes = pack(random, x, y - size * 0.12, size * 0.62, 44, { ry: size * 0.4, tries: 3 })
    art.fill(spots(random, flakes, [size * 0.025, size * 0.05]), shade(color, 0.2), 0.5)
  })
  art.fill(surface(glass, 0.1), shade(color, 0.12))
  art.fill(surface(glass, 0.1, 0.92), tint(color, 0.35))
  const almonds = pack(random, x, glass.y + size * 0.1, size * 0.52, 9, { ry: size * 0.3 })
  art.fill(spots(random, almonds, [size * 0.06, size * 0.09], { flat: 1.7 }), '#a8642f')
  art.fill(spots(random, almonds, [size * 0.035, size * 0.05], { flat: 1.7 }), '#f0d9ac')
  heapedBerries(art, glass, 0.06, 6)
  for (const drop of [0.0, 0.07]) {
    const neck = bow(
      [x, glass.y + size * (0.1 + drop)],
      [glass.mouth * 1.02, glass.mouth * 0.63],
      [0.25, Math.PI - 0.25],
      10,
    )
    art.stroke(open(neck), '#eef4f0', size * 0.03, { opacity: 0.7 })
  }
  glassFront(art, glass)
}

/** A bowl of pudding with a swirl of cream; `size` is half its width. */
export function pudding(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const glass = {
    x,
    y: y - size * 0.24,
    mouth: size,
    foot: size * 0.46,
    height: size * 0.72,
    tilt: 0.52,
  }
  glassBack(art, glass)
  art.fill(band(glass, 0.08, 0.9), shade(color, 0.24))
  art.clipped(band(glass, 0.08, 0.9), () => {
    art.fill(roundedRect(x - size, y - size, size * 1.1, size * 2, 0), color)
  })
  art.fill(surface(glass, 0.08), shade(color, 0.2))
  art.fill(surface(glass, 0.08, 0.92), color)
  const ripple = bow([x, y - size * 0.2], [size * 0.72, size * 0.34], [2.5, 5.2], 8)
  art.stroke(open(ripple), tint(color, 0.4), size * 0.04, { opacity: 0.7 })
  for (const [share, lift] of [
    [0.44, 0],
    [0.31, 0.08],
    [0.17, 0.16],
  ] as const) {
    const cream = blob(random, x, y - size * (0.2 + lift), size * share, size * share * 0.68, {
      points: 9,
    })
    art.body(cream, '#fff6e4', { height: 5 * share, lit: 0.88, shaded: 0.16, highlight: 0.6 })
  }
  const shavings = pack(random, x, y - size * 0.24, size * 0.6, 16, { ry: size * 0.3 })
  art.specks(shavings, mix(color, '#3b1d12', 0.8), size * 0.035, { length: size * 0.09 })
  glassFront(art, glass)
}
