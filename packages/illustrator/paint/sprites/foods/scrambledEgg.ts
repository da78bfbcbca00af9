import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { layered, patches, sunflower } from './touches.ts'

/** How the curds lie, the lowest first: how many, how far out, how large, how far up. */
const LAYERS = [
  { count: 24, reach: [0.84, 0.72], size: [0.17, 0.32], lift: 0 },
  { count: 12, reach: [0.6, 0.46], size: [0.2, 0.38], lift: 0.07 },
  { count: 4, reach: [0.26, 0.18], size: [0.26, 0.38], lift: 0.16 },
] as const

/** Soft scrambled egg: large curds and small ones that a spatula folded over each other; `size` is the radius of the heap. */
export function scrambledegg(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const mass = blob(random, x, y, size * 0.82, size * 0.66, { points: 17, wobble: 0.1 })
  art.movedBy(size * 0.05, size * 0.09, () => art.softFill(closed(mass), SHADOW, 0.5, size * 0.06))
  art.fill(closed(mass), '#d9952a')
  art.fill(closed(shrunk(mass, 0.95, -size * 0.01, -size * 0.02)), '#eab440')
  for (const { count, reach, size: sizes, lift } of LAYERS) {
    const spread = { x, y: y - size * lift, rx: size * reach[0], ry: size * reach[1] }
    for (const [u, v] of random.shuffled(sunflower(art, spread, count, 0.8))) {
      // Few are large: the rest broke off them.
      const share = sizes[0] + (sizes[1] - sizes[0]) * random.next() ** 1.6
      curd(art, { x: u, y: v, size: size * share, angle: random.angle(), color })
    }
  }
  crumbled(art, { x, y, size, angle: 0, color })
}

/** The lobes of a curd along a bow, as the spatula gathered it; the last lies over the others. */
function lobesOf({ random }: Canvas, { x, y, size, angle }: Piece): Point[][] {
  const count = size < SMALL ? random.whole(1, 2) : random.whole(3, 5)
  const bend = random.range(0.3, 1.1) * random.pick([-1, 1])
  const lobes = Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1) - 0.5
    const turn = angle + bend * share * 2
    const [u, v] = [x + Math.cos(turn) * share * size * 1.15, y + Math.sin(turn) * share * size]
    const reach = size * random.range(0.46, 0.72)
    const look = { points: 9, wobble: 0.13, angle: turn + random.jitter(0.8) }
    return blob(
      random,
      u + random.jitter(size * 0.16),
      v,
      reach,
      reach * random.range(0.66, 0.92),
      look,
    )
  })
  return random.shuffled(lobes)
}

/** Curds smaller than this broke off the others. */
const SMALL = 28

function curd(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const color = mix(
    piece.color,
    random.pick(['#f6c23e', '#fbe596', '#fad45e']),
    random.range(0, 0.5),
  )
  const lobes = lobesOf(art, piece)
  const whole = lobes.map((lobe) => closed(moved(lobe, size * 0.08, size * 0.17))).join('')
  art.softFill(whole, '#8f500c', 0.4, size * 0.09)
  const light = art.radialGradient('cx=".36" cy=".26" r=".82"', [
    [0, tint(color, 0.66)],
    [0.3, mix(color, '#fde488', 0.5)],
    [0.66, mix(color, '#f9cb4c', 0.5)],
    [1, mix(color, '#dfa02c', 0.66)],
  ])
  for (const lobe of lobes) {
    layered(art, closed(lobe), [
      { color: '#b8761a', dx: size * 0.03, dy: size * 0.06, opacity: 0.38 },
      { color: light },
    ])
    if (random.next() < WET) wet(art, lobe, size)
  }
}

/** How many lobes catch the light of the window. */
const WET = 0.55

/** The butter that shines on the edge towards the window. */
function wet(art: Canvas, outline: readonly Point[], size: number): void {
  const lit = shrunk(outline, 0.66, -size * 0.04, -size * 0.05)
  const high = lit.toSorted(([a, b], [c, d]) => a + b * 1.3 - c - d * 1.3).slice(0, 3)
  const edge = high.toSorted(([a], [c]) => a - c)
  const width = size * art.random.range(0.04, 0.1)
  art.stroke(open(edge), '#fffdf0', width, { opacity: 0.62 })
}

/** Small broken curds around the heap's edge and between the large ones. */
function crumbled(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  for (let index = 0; index < 11; index += 1) {
    const turn = random.angle()
    const far = size * random.range(0.55, 1.06)
    const bit = {
      x: x + Math.cos(turn) * far,
      y: y + Math.sin(turn) * far * 0.84,
      angle: turn,
      color,
    }
    curd(art, { ...bit, size: size * random.range(0.05, 0.1) })
  }
  const drops = {
    x,
    y: y - size * 0.06,
    rx: size * 0.6,
    ry: size * 0.46,
    count: 12,
    grain: size * 0.026,
  }
  art.fill(patches(art, drops), '#fffef4', 0.85)
}
