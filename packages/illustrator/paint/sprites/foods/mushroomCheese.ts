import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW } from '../../core/color.ts'
import { blob, circle, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape, spots, within } from './dough.ts'
import { layered, patches } from './touches.ts'

/** A slice through cap and stem, one that curled in the pan, and one from the side of a cap. */
const SLICES = [
  shape(
    '-1 0.12, -0.96 -0.22, -0.72 -0.58, -0.3 -0.8, 0.16 -0.82, 0.62 -0.62, 0.94 -0.26, 1 0.1, 0.86 0.24, 0.62 0.2, 0.4 0.1, 0.26 0.16, 0.24 0.5, 0.3 0.84, 0.02 0.92, -0.26 0.86, -0.22 0.5, -0.26 0.16, -0.44 0.1, -0.66 0.2, -0.88 0.26',
  ),
  shape(
    '-0.98 0.2, -1 -0.1, -0.8 -0.46, -0.4 -0.7, 0.1 -0.74, 0.56 -0.56, 0.88 -0.2, 0.9 0.12, 0.7 0.2, 0.44 0.06, 0.34 0.2, 0.44 0.54, 0.54 0.8, 0.3 0.9, 0.06 0.8, 0 0.5, -0.12 0.2, -0.3 0.12, -0.56 0.22, -0.8 0.34',
  ),
  shape(
    '-0.96 0.24, -0.9 -0.2, -0.6 -0.52, -0.1 -0.64, 0.42 -0.56, 0.82 -0.24, 0.94 0.2, 0.6 0.34, 0.1 0.26, -0.4 0.34',
  ),
] as const
/** Where the gills are on each: below the cap, beside the stem. */
const GILLS = [
  ['-0.84 0.12, -0.64 0.05, -0.44 -0.03, -0.3 0.02', '0.3 0.02, 0.44 -0.03, 0.62 0.05, 0.82 0.1'],
  ['-0.82 0.18, -0.6 0.08, -0.34 0, -0.16 0.06', '0.42 -0.05, 0.58 0.03, 0.74 0.06'],
  ['-0.7 0.18, -0.3 0.16, 0.1 0.1, 0.64 0.18'],
] as const

/** Where the slices lie, the far ones first: place, half width, turn, which slice. */
const LYING = [
  [-0.06, -0.6, 0.25, 0.4, 1],
  [-0.5, -0.42, 0.3, -0.6, 0],
  [0.42, -0.46, 0.27, 0.9, 2],
  [-0.18, -0.26, 0.29, 0.25, 0],
  [0.62, -0.12, 0.24, 1.5, 1],
  [0.3, -0.12, 0.31, 0.5, 0],
  [-0.68, 0.02, 0.22, -1.5, 2],
  [-0.34, 0.16, 0.31, -0.9, 1],
  [0.1, 0.24, 0.28, -0.2, 2],
  [0.52, 0.3, 0.28, 1, 0],
  [-0.12, 0.56, 0.28, 2.7, 0],
  [0.26, 0.6, 0.23, -0.5, 1],
] as const

/** Browned slices of mushroom that lie half in melted cheese; `size` is half its width. */
export function mushroomCheese(art: Canvas, piece: Piece): void {
  const { random } = art
  pool(art, piece)
  shallots(art, piece)
  for (const [u, v, share, turn, form] of LYING) {
    const place = [u * 0.98 + random.jitter(0.05), v * 0.96 + random.jitter(0.05)] as const
    const spot = within(piece, place, share * random.range(0.76, 1.06))
    const lying = { ...spot, angle: turn + random.jitter(0.2) }
    // Soft edges are painted no farther than a clip reaches, and so are quick within a small one.
    art.clipped(circle(spot.x, spot.y, spot.size * 1.4), () => slice(art, lying, form))
  }
  lips(art, piece)
  const thyme = placed(pack(random, 0, 0, 0.7, 26, { tries: 1 }), piece)
  art.fill(spots(random, thyme, [piece.size * 0.01, piece.size * 0.018]), '#5a6f34', 0.9)
  const pepper = placed(pack(random, 0, 0, 0.8, 18, { tries: 1 }), piece)
  art.fill(spots(random, pepper, [piece.size * 0.004, piece.size * 0.009]), '#2a1a10', 0.85)
}

/** Gruyère that ran together and bubbled: golden, browned at the tops of its bubbles, oily. */
function pool(art: Canvas, { x, y, size, color }: Piece): void {
  const { random } = art
  const outline = blob(random, x, y, size, size * 0.96, { points: 22, wobble: 0.09 })
  const path = closed(outline)
  art.movedBy(size * 0.01, size * 0.03, () => art.softFill(path, '#9a5a14', 0.45, size * 0.04))
  const light = art.radialGradient('cx=".44" cy=".4" r=".62"', [
    [0, mix(color, '#fff0c4', 0.4)],
    [0.6, color],
    [0.84, '#efc060'],
    [0.94, '#dda03c'],
    [1, '#b9752a'],
  ])
  art.fill(path, light)
  art.clipped(path, () => {
    const fields = patches(art, { x, y, rx: size * 0.92, count: 22, grain: size * 0.15 })
    art.softFill(fields, '#cf8a2c', 0.42, size * 0.04)
    const toasted = patches(art, { x, y, rx: size * 0.95, count: 26, grain: size * 0.07 })
    art.softFill(toasted, '#9a4f14', 0.6, size * 0.014)
    const edge = outline.flatMap(([u, v], index) =>
      index % 3 === 0
        ? []
        : patches(art, { x: u, y: v, rx: size * 0.12, count: 4, grain: size * 0.08 }),
    )
    art.softFill(edge.join(''), '#8f4a14', 0.45, size * 0.025)
    const bubbles = pack(random, x, y, size * 0.92, 30, { tries: 3 })
    art.fill(spots(random, bubbles, [size * 0.016, size * 0.04], { flat: 1.2 }), '#fff4c8', 0.5)
  })
}

/** Limp slivers of shallot between them. */
function shallots(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const slivers = placed(pack(random, 0, 0.02, 0.8, 12, { tries: 4 }), piece).map(([x, y]) => {
    const bow = random.range(0.25, 0.6)
    const spot = { ...piece, x, y, size: size * random.range(0.08, 0.13), angle: random.angle() }
    return open(placed(shape(`-1 0, -0.4 ${-bow}, 0.4 ${-bow}, 1 0.1`), spot))
  })
  layered(art, slivers.join(''), [
    { color: '#7a3a14', width: size * 0.036, dx: 2, dy: 3, opacity: 0.4 },
    { color: '#b06a3a', width: size * 0.034 },
    { color: '#e0b07a', width: size * 0.016, dx: -1, dy: -1.5 },
  ])
}

/** One slice: its skin dark and shrunken, its flesh tan, browned where it lay on the pan. */
function slice(art: Canvas, piece: Piece, form: 0 | 1 | 2): void {
  const { size } = piece
  const { random } = art
  const outline = placed(
    SLICES[form].map(([u, v]): Point => [u + random.jitter(0.04), v + random.jitter(0.04)]),
    piece,
  )
  const path = closed(outline)
  art.movedBy(size * 0.08, size * 0.14, () => art.softFill(path, '#5a2a08', 0.5, size * 0.07))
  art.fill(closed(moved(outline, size * 0.02, size * 0.08)), '#4a2410')
  art.fill(path, '#6b3a1a')
  const tone = mix('#cf9450', random.pick(['#a8682e', '#e6b46c']), random.range(0.2, 0.9))
  const light = art.radialGradient('cx=".4" cy=".36" r=".72"', [
    [0, mix(tone, '#ffdf9e', 0.5)],
    [0.55, tone],
    [1, mix(tone, '#7a451c', 0.6)],
  ])
  art.fill(closed(shrunk(outline, 0.9, -size * 0.01, size * 0.012)), light)
  art.clipped(path, () => {
    const gills = GILLS[form].map((line) => open(placed(shape(line), piece))).join('')
    art.stroke(gills, '#5a2e12', size * 0.13, { opacity: 0.75 })
    art.stroke(gills, '#8a5226', size * 0.05, { opacity: 0.8 })
    const seared = { x: piece.x, y: piece.y, angle: piece.angle, rx: size * 0.7, ry: size * 0.5 }
    art.softFill(
      patches(art, { ...seared, count: 4, grain: size * 0.3 }),
      shade('#8a4f20', 0.2),
      0.4,
      size * 0.08,
    )
    art.fill(patches(art, { ...seared, count: 5, grain: size * 0.06 }), '#4a2410', 0.5)
  })
}

/** Cheese that closed over the edges of some. */
function lips(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size } = piece
  const blobs = shape(
    '-0.4 -0.12, 0.12 -0.36, 0.5 0.06, -0.04 0.4, 0.4 0.5, -0.56 0.3, -0.3 -0.62',
  ).map(([u, v]) => {
    const spot = within(piece, [u, v], random.range(0.045, 0.07))
    const look = { wobble: 0.26, points: 10, angle: random.angle() }
    return blob(random, spot.x, spot.y, spot.size * 1.3, spot.size * 0.8, look)
  })
  layered(art, blobs.map(closed).join(''), [
    { color: SHADOW, dx: size * 0.008, dy: size * 0.016, opacity: 0.35 },
    { color: '#dd9f3c' },
    { color: '#f4d07c', dx: -size * 0.005, dy: -size * 0.008 },
  ])
  const tops = blobs.map((one) => closed(shrunk(one, 0.4, -size * 0.012, -size * 0.014)))
  art.fill(tops.join(''), '#fff6d6', 0.4)
}
