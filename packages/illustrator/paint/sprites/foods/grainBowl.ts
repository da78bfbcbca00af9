import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { blob, closed, ellipse, type Point, polygon, turned } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { avocadoFan } from './avocadoFan.ts'
import { footOf, heapHeights, type Mound, placeOn } from './grainMound.ts'
import { drawMound, type GrainLook } from './moundGrains.ts'
import { ribbon } from './produce/shapes.ts'
import { chickpea } from './roundBeans.ts'
import { parsleySprig } from './saladHerbs.ts'
import { softSpot } from './softSpot.ts'
import { layered } from './touches.ts'
import { upright } from './upright.ts'
import { filledBowl, type WideBowl } from './wideBowl.ts'

/** Grains heaped in a bowl whose middle is the origin; `size` is half its width. */
export function heapIn(art: Canvas, size: number): Mound {
  const heightAt = heapHeights(art.random, {
    high: 0.3,
    steep: 0.62,
    peak: [-0.1, -0.2],
    ragged: 0.02,
    swells: [
      [-0.5, -0.1, 0.46, 0.16],
      [0.0, -0.5, 0.36, 0.12],
      [0.46, -0.1, 0.4, 0.08],
      [-0.2, 0.56, 0.36, 0.1],
    ],
  })
  return { x: 0, y: size * 0.01, radius: size * 0.95, flat: 0.4, heightAt }
}

/** Farro: plump brown grains, glossy with dressing. */
function farroLook(size: number): GrainLook {
  return {
    kinds: [
      { tones: ['#7a4a20', '#b27c3e', '#d6a05a', '#f8dca4'], share: 0.6 },
      { tones: ['#6a3e1a', '#9c6832', '#bd8644', '#ecc684'], share: 0.4 },
    ],
    grain: [size * 0.066, size * 0.038],
    cover: 1.7,
    gloss: 0.8,
    isBare: (u, v) =>
      v > (u > 0.3 ? 0.4 : 0.12) || u > 0.72 || u < -0.7 || (Math.abs(u) < 0.36 && v > -0.2),
  }
}

/** Chickpeas, blistered in the pan and red with paprika, heaped. */
function chickpeas(art: Canvas, mound: Mound, size: number): void {
  const { random } = art
  const [mx, my] = placeOn(mound, -0.46, -0.1)
  art.fill(ellipse(mx, my + size * 0.13, size * 0.3, size * 0.14), '#5f3716')
  const places = Array.from({ length: 46 }, (_, index): Point => {
    const reach = Math.sqrt((index + 0.5) / 46)
    const turn = index * 2.399963
    return [-0.5 + Math.cos(turn) * reach * 0.38, -0.02 + Math.sin(turn) * reach * 0.56]
  }).toSorted(([, first], [, second]) => first - second)
  for (const [u, v] of places) {
    const [x, y] = placeOn(mound, u + random.jitter(0.02), v, 0.05)
    const own = size * random.range(0.056, 0.068)
    const foot = { x: x + own * 0.25, y: y + own * 0.5, rx: own * 1.2, ry: own * 0.95 }
    softSpot(art, foot, '#2f1406', 0.65)
    const color = random.pick(['#e0a04a', '#d58c38', '#e8b05c', '#c97a2c'])
    chickpea(art, { x, y, size: own, angle: random.angle(), color })
    if (random.next() < 0.5) {
      const [bx, by] = [x + random.jitter(own * 0.4), y + random.jitter(own * 0.3)]
      art.fill(closed(blob(random, bx, by, own * 0.3, own * 0.2, { wobble: 0.3 })), '#7a3410', 0.6)
    }
  }
}

/** A die of cucumber: wet pale flesh, the dark skin on one of its sides. */
function die(art: Canvas, [x, y]: Point, size: number): void {
  const { random } = art
  const turn = random.range(0.2, 1.3)
  const top = turned(
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ],
    turn,
  ).map(([u, v]): Point => [x + u * size * random.range(0.9, 1.08), y + v * size * 0.52])
  const deep = size * random.range(0.95, 1.2)
  softSpot(art, { x, y: y + deep, rx: size * 1.7, ry: size * 1.1 }, '#24180a', 0.65)
  const bySide = top.toSorted(([first], [second]) => first - second)
  const [left, right] = [bySide[0], bySide[3]]
  const near = top.toSorted(([, first], [, second]) => second - first)[0]
  if (!left || !right || !near) return
  const isSkin = random.next() < 0.6
  const side = (from: Point, tone: string) => {
    const face = polygon([from, near, [near[0], near[1] + deep], [from[0], from[1] + deep]])
    art.fill(face, tone)
    art.stroke(face, tone, size * 0.22)
  }
  side(right, isSkin ? '#2f6a2c' : '#8fb868')
  side(left, isSkin ? '#b9d98c' : '#4a8a38')
  art.fill(polygon(top), '#dff0bc')
  art.stroke(polygon(top), '#dff0bc', size * 0.22)
  art.fill(closed(blob(random, x, y, size * 0.6, size * 0.3, { wobble: 0.2 })), '#f2fadb', 0.9)
  art.fill(ellipse(x - size * 0.4, y - size * 0.08, size * 0.2, size * 0.08), '#ffffff', 0.95)
}

function cucumber(art: Canvas, mound: Mound, size: number): void {
  const places: Point[] = [
    [-0.42, 0.52],
    [-0.22, 0.5],
    [-0.56, 0.62],
    [-0.34, 0.64],
    [-0.12, 0.64],
    [-0.48, 0.76],
    [-0.24, 0.78],
    [-0.04, 0.78],
    [-0.36, 0.86],
    [-0.14, 0.9],
    [-0.3, 0.68],
    [-0.16, 0.72],
  ]
  for (const [index, [u, v]] of places.entries()) {
    const lift = index >= places.length - 2 ? 0.17 : 0.04
    const [du, dv] = [-0.3 + (u + 0.3) * 0.84, 0.68 + (v - 0.68) * 0.84]
    die(art, placeOn(mound, du, dv, lift), size * art.random.range(0.054, 0.064))
  }
}

/** Slivers of red onion that lemon turned pink, in a loose tangle. */
function onion(art: Canvas, mound: Mound, size: number): void {
  const { random } = art
  const [cx, cy] = placeOn(mound, 0.02, -0.26, 0.02)
  for (let index = 0; index < 30; index += 1) {
    const turn = random.angle()
    const far = Math.sqrt(random.next()) * 0.24
    const [x, y] = [cx + Math.cos(turn) * far * size, cy + Math.sin(turn) * far * size * 0.5]
    const long = size * random.range(0.1, 0.19)
    const bow = random.range(0.25, 0.7) * random.pick([-1, 1])
    const line = [-1, -0.5, 0, 0.5, 1].map((t): Point => [t * long, bow * long * (t * t - 0.4)])
    const angle = random.range(-0.75, 0.75)
    const sliver = ribbon(turned(line, angle, x, y), size * random.range(0.046, 0.064))
    const pink = mix('#e0609a', '#f6a8c8', random.next())
    layered(art, sliver, [
      { color: '#4a1024', dx: size * 0.008, dy: size * 0.018, opacity: 0.5 },
      { color: mix(pink, '#a8205f', 0.6) },
      { color: pink, dx: -size * 0.004, dy: -size * 0.007 },
    ])
    const inner = turned(line.slice(1, 4), angle, x - size * 0.004, y - size * 0.009)
    art.fill(ribbon(inner, size * 0.02), '#ffeaf3', 0.9)
  }
}

/** Roasted pumpkin seeds and leaves of parsley where they fell. */
function strewn(art: Canvas, mound: Mound, size: number): void {
  const { random } = art
  const seeds: Point[] = [
    [0.14, 0.72],
    [0.3, 0.78],
    [0.24, 0.6],
    [0.48, 0.7],
    [-0.66, 0.5],
    [-0.76, 0.36],
    [0.1, 0.14],
    [-0.12, 0.1],
    [-0.04, 0.22],
    [0.64, 0.56],
  ]
  for (const [u, v] of seeds) {
    const [x, y] = placeOn(mound, u, v, 0.03)
    const angle = random.angle()
    const seed = (share: number): string =>
      closed(
        blob(random, x, y, size * 0.036 * share, size * 0.019 * share, { angle, wobble: 0.04 }),
      )
    art.movedBy(2, 4, () => art.fill(seed(1), SHADOW, 0.5))
    art.fill(seed(1), '#46602a')
    art.movedBy(-1, -1.5, () => art.fill(seed(0.78), '#7f9a48'))
    art.fill(ellipse(x - size * 0.01, y - size * 0.006, size * 0.01, size * 0.005), '#e3ecb4', 0.9)
  }
  const leaves = [
    [-0.5, 0.16, 0.4],
    [-0.1, 0.02, 2],
    [0.36, 0.66, -0.6],
  ] as const
  for (const [u, v, angle] of leaves) {
    const [x, y] = placeOn(mound, u, v, 0.06)
    parsleySprig(art, { x, y, size: size * 0.13, angle })
  }
}

/** The shadow of the bowl on the table: wide and soft to the right, dark and narrow where it stands. */
function standing(art: Canvas, { rx, ry, depth }: WideBowl): void {
  const low = depth + ry * 0.46
  softSpot(art, { x: rx * 0.34, y: low - ry * 0.1, rx: rx * 0.96, ry: ry * 0.62 }, SHADOW, 0.4)
  art.softFill(ellipse(rx * 0.07, low + ry * 0.17, rx * 0.45, ry * 0.2), '#2a0f12', 0.6, rx * 0.025)
}

/** A bowl of farro with chickpeas, avocado, cucumber and pink onion; `size` is half its width. */
export function grainbowl(art: Canvas, { x, y, size, color }: Piece): void {
  const bowl: WideBowl = {
    rx: size,
    ry: size * 0.4,
    depth: size * 0.4,
    glaze: '#8f9da0',
    band: '#56686e',
  }
  upright(art, { x, y }, () => {
    art.movedBy(x, y + size * 0.05, () => {
      standing(art, bowl)
      const mound = heapIn(art, size)
      filledBowl(art, bowl, () => {
        art.fill(closed(footOf(mound, 1)), '#7a4a20')
        drawMound(art, mound, farroLook(size))
        onion(art, mound, size)
        chickpeas(art, mound, size)
        const [ax, ay] = placeOn(mound, 0.2, 0.66)
        avocadoFan(art, { x: ax, y: ay, size: size * 0.64, color })
        cucumber(art, mound, size)
        strewn(art, mound, size)
      })
    })
  })
}
