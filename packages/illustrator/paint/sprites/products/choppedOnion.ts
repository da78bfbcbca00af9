import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, num, type Path, type Point, polygon, turned } from '../../core/contour.ts'
import { layered } from '../foods/touches.ts'
import { halfMoon, onionBow } from './cutOnion.ts'

const FLESH = '#fbf3ee'
const SKIN = '#a8487f'
/** What one sees between the pieces of a heap. */
const HEART = '#c9a3b0'

interface Heap {
  x: number
  y: number
  rx: number
  ry: number
  /** How high it is in its middle. */
  height: number
}

interface Place {
  x: number
  y: number
  /** How much light falls on it, from -1 on the far side of the heap to 1 towards the window. */
  light: number
}

/** Three piles of red onion: half-moon slices, dice, a fine mince. */
export function choppedOnion(art: Canvas): void {
  const sliced = { x: 358, y: 648, rx: 124, ry: 112, height: 50 }
  const diced = { x: 650, y: 672, rx: 138, ry: 120, height: 80 }
  const minced = { x: 928, y: 636, rx: 122, ry: 106, height: 84 }
  for (const heap of [sliced, diced, minced]) heapShadow(art, heap)
  slices(art, sliced)
  mound(art, diced)
  for (const place of strewn(art, diced, [11, 1.12])) onionPiece(art, place, 17)
  for (const place of heaped(art, diced, 78)) onionPiece(art, place, 22.5)
  mound(art, minced)
  mince(art, [...strewn(art, minced, [22, 1.1]), ...heaped(art, minced, 310)])
}

function heapShadow(art: Canvas, { x, y, rx, ry }: Heap): void {
  const foot = closed(blob(art.random, x, y, rx * 0.94, ry * 0.86, { wobble: 0.05 }))
  art.movedBy(24, 26, () => art.softFill(foot, SHADOW, 0.36, 26))
}

/** The inside of a heap, which shows where its pieces leave gaps; its far side lies in shade. */
function mound(art: Canvas, { x, y, rx, ry, height }: Heap): void {
  const body = closed(
    blob(art.random, x, y - height * 0.3, rx * 0.86, ry * 0.86, { wobble: 0.06, points: 14 }),
  )
  const round = art.radialGradient('cx=".36" cy=".3" r=".8"', [
    [0, tint(HEART, 0.4)],
    [0.5, HEART],
    [1, shade(HEART, 0.5)],
  ])
  art.fill(body, round)
}

/** Slices as they fell from the knife: most have come apart into bows, a few still hang together. */
function slices(art: Canvas, heap: Heap): void {
  const { random } = art
  const { x, y, rx, ry } = heap
  const bow = (place: Place, size: number) => {
    const angle = random.jitter(0.9) + (random.next() < 0.3 ? Math.PI : 0)
    const look = { bend: random.range(1, 1.9), width: random.range(11, 18) }
    onionBow(
      art,
      { ...place, size: rx * size, angle, color: inLight(SKIN, place.light * 0.5) },
      look,
    )
  }
  for (const place of strewn(art, heap, [6, 0.8])) bow(place, random.range(0.44, 0.7))
  const piled = heaped(art, { ...heap, rx: rx * 0.7, ry: ry * 0.7 }, 12)
  for (const [index, place] of piled.entries()) {
    bow(place, random.range(0.46, 0.8))
    const [u, v, size, angle] = MOONS[index] ?? [0, 0, 0, 0]
    if (size) moon(art, [x + u * rx, y + v * ry], rx * size, angle)
  }
}

/** Whole slices between the bows, after as many of them: where, how large, how turned. */
const MOONS: Readonly<
  Record<number, readonly [u: number, v: number, size: number, angle: number]>
> = {
  0: [0.1, -0.8, 0.68, 0.2],
  2: [-0.4, -0.52, 0.74, -0.44],
  4: [0.42, -0.4, 0.84, 0.5],
  7: [-0.3, -0.06, 0.94, -0.2],
  9: [0.34, 0.2, 0.7, 0.1],
}

/** A slice whose layers hold together. */
function moon(art: Canvas, [x, y]: Point, size: number, angle: number): void {
  const { random } = art
  const flat = random.range(0.62, 0.92)
  halfMoon(art, { x, y, size, angle: angle + random.jitter(0.1), color: SKIN, flat })
}

/** Places in a heap from its back to its front, higher in the middle. */
function heaped({ random }: Canvas, { x, y, rx, ry, height }: Heap, count: number): Place[] {
  const places = Array.from({ length: count }, () => {
    const turn = random.angle()
    const far = Math.sqrt(random.next())
    const [u, v] = [Math.cos(turn) * far, Math.sin(turn) * far]
    return { u, v, rise: (1 - far * far) * random.range(0.55, 1) }
  })
  places.sort((first, second) => first.v + first.rise * 0.5 - second.v - second.rise * 0.5)
  return places.map(({ u, v, rise }) => {
    return {
      x: x + u * rx,
      y: y + v * ry - rise * height,
      light: -(u * 0.6 + v * 0.5) + rise * 0.4,
    }
  })
}

/** Places around a heap where single bits have rolled to. */
function strewn(
  { random }: Canvas,
  { x, y, rx, ry }: Heap,
  [count, reach]: readonly [number, number],
): Place[] {
  return Array.from({ length: count }, () => {
    const turn = random.angle()
    const far = reach * random.range(0.84, 1.1)
    return { x: x + Math.cos(turn) * rx * far, y: y + Math.sin(turn) * ry * far, light: 0.3 }
  })
}

/** Paler towards the window, dim on the far side of the heap. */
function inLight(color: Color, light: number): Color {
  return light < 0 ? mix(color, '#8d6a86', Math.min(0.5, -light * 0.6)) : tint(color, light * 0.3)
}

/** A die of onion as it is: a bit of one or two layers, bowed, no two alike. */
function onionPiece(art: Canvas, { x, y, light }: Place, half: number): void {
  const { random } = art
  const angle = random.angle()
  const [long, wide] = [half * random.range(0.8, 1.35), half * random.range(0.66, 1.05)]
  const bow = half * random.range(0.16, 0.42)
  const corner = () => random.jitter(half * 0.16)
  const ring = (inner: number, outer: number): Path => {
    const points: Point[] = [
      [-long + corner(), -outer],
      [0, -outer - bow * 2],
      [long + corner(), -outer],
      [long * 0.86 + corner(), inner],
      [0, inner - bow * 1.5],
      [-long * 0.86 + corner(), inner],
    ]
    const written = turned(points, angle, x, y).map((point) => point.map(num).join(' '))
    const [a, b, c, d, e, f] = written
    return `M${a}Q${b} ${c}L${d}Q${e} ${f}Z`
  }
  const layers = random.next() < 0.55 ? 2 : 1
  const split = wide * random.range(-0.2, 0.1)
  const whole = ring(wide, wide)
  const high = half * random.range(0.36, 0.6)
  const stained = random.next() < 0.2
  const flesh = inLight(stained ? mix(FLESH, SKIN, 0.5) : FLESH, light)
  layered(art, whole, [
    { color: SHADOW, dx: 4, dy: high + 4, opacity: 0.34 },
    { color: shade(mix(flesh, SKIN, 0.26), 0.16), dy: high },
    { color: flesh },
  ])
  const outside = ring(-wide * 0.74, wide)
  art.fill(outside, inLight(mix(SKIN, FLESH, stained ? 0 : 0.22), light), 0.9)
  if (layers > 1)
    art.fill(ring(split + wide * 0.16, -split), inLight(mix(SKIN, FLESH, 0.55), light))
  if (light > -0.1) art.fill(ring(wide * 0.14, wide * 0.46), '#ffffff', 0.55)
}

/** How many bits of a heap are drawn at a time, from its back to its front. */
const SWEEP = 96
const STAINS = [mix(SKIN, FLESH, 0.25), mix(SKIN, FLESH, 0.7), FLESH, FLESH] as const

/** Bits as fine as the knife makes them, some with purple skin; they glisten where the light falls. */
function mince(art: Canvas, places: readonly Place[]): void {
  for (let from = 0; from < places.length; from += SWEEP) {
    const sweep = places.slice(from, from + SWEEP)
    for (const [low, high] of [
      [-2, -0.2],
      [-0.2, 0.4],
      [0.4, 2],
    ] as const) {
      const lit = sweep.filter(({ light }) => light >= low && light < high)
      bits(art, lit, Math.max(-0.5, Math.min(0.7, (low + high) / 2)))
    }
    const wet = sweep.filter(({ light }) => light > 0.1).map(({ x, y }): Point => [x - 3, y - 3])
    art.specks(wet, '#ffffff', 3.4, { length: 3, angle: -0.5, opacity: 0.85 })
  }
}

function bits(art: Canvas, places: readonly Place[], light: number): void {
  const { random } = art
  for (const [index, stain] of STAINS.entries()) {
    const color = inLight(stain, light)
    const mine = places.filter((_, nth) => nth % STAINS.length === index)
    const paths = mine.map(({ x, y }) => {
      const size = random.range(8, 14.5)
      const shape = { points: 5, wobble: 0.24, angle: random.angle() }
      return polygon(blob(random, x, y, size, size * random.range(0.55, 0.85), shape))
    })
    layered(art, paths.join(''), [
      { color: SHADOW, dx: 2.5, dy: 5, opacity: 0.26 },
      { color: shade(mix(color, SKIN, 0.25), 0.16), dy: 3.5 },
      { color },
    ])
  }
}
