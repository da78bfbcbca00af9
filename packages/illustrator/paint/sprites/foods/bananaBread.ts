import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { blob, closed, moved, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { burstLine, domeAt, LOAF, onLoaf, type OnLoaf, SECTION } from './bananaLoaf.ts'
import { pores } from './crumbWall.ts'
import { meltingButter } from './meltingButter.ts'
import { placed, shape, spots } from './dough.ts'
import { loafCrust } from './loafCrust.ts'

/** Where the slices lie that were cut, how they are turned, and how large they are. */
const SLICES = [
  [-0.58, 0.24, 0.34],
  [-0.24, 0.47, -0.12],
] as const

/** A banana loaf with walnuts, its cut end to the light, slices before it; `size` is half the width of all. */
export function bananabread(art: Canvas, { x, y, size, color }: Piece): void {
  const place = { x: x + size * 0.24, y: y - size * 0.1, size }
  const onSheet = onLoaf(place, riseIn(art.camera))
  ground(art, onSheet, size)
  loafCrust(art, place, color)
  burst(art, onSheet, { size, color })
  coarseSugar(art, onSheet, { size, color })
  cutFace(
    art,
    SECTION.map(([u, v]) => onSheet(1, u, v)),
    { size, color },
  )
  for (const [u, v, angle] of SLICES) {
    lyingSlice(art, { x: x + u * size, y: y + v * size, size: LOAF.width * size, angle, color })
  }
  meltingButter(art, { x: x - size * 0.26, y: y + size * 0.4, size: size * 0.15 })
}

function ground(art: Canvas, onSheet: OnLoaf, size: number): void {
  const foot = (
    [
      [-1, -0.86],
      [1, -0.86],
      [1, 0.86],
      [-1, 0.86],
    ] as const
  ).map(([along, across]) => onSheet(along, across, 0))
  art.movedBy(size * 0.16, size * 0.06, () =>
    art.softFill(polygon(foot), SHADOW, 0.45, size * 0.07),
  )
  art.movedBy(4, 6, () => art.softFill(polygon(foot), SHADOW, 0.5, 6))
}

/** Where the loaf burst along its top: torn edges, pale crumb between them, one edge in the shade. */
function burst(
  art: Canvas,
  onSheet: OnLoaf,
  { size, color }: { size: number; color: Color },
): void {
  const { random } = art
  const steps = 26
  const edge = (side: number) =>
    Array.from({ length: steps + 1 }, (_, index): Point => {
      const share = index / steps
      const along = 0.92 - 1.76 * share
      const wide = 0.17 * Math.sin(Math.PI * share) ** 0.6 * random.range(0.6, 1.15)
      const across = burstLine(along) + side * wide
      return onSheet(along, across, domeAt(across) + 0.05)
    })
  const [far, near] = [edge(1), edge(-1)]
  const gap = closed([...far, ...near.toReversed()])
  const crumb = mix(color, '#f2c983', 0.8)
  art.movedBy(size * 0.004, size * 0.012, () => art.fill(gap, tint(color, 0.5), 0.7))
  art.fill(gap, mix(crumb, color, 0.3))
  art.clipped(gap, () => {
    const middle = far.map(([x, y], index): Point => {
      const [u, v] = near[index] ?? [x, y]
      return [x + (u - x) * 0.62, y + (v - y) * 0.62]
    })
    art.stroke(open(middle), tint(crumb, 0.45), size * 0.05, { opacity: 0.8 })
    art.stroke(open(far), shade(color, 0.5), size * 0.045, { opacity: 0.75 })
    const grains = middle.flatMap(([x, y]) =>
      pack(random, x, y, size * 0.05, 5, { ry: size * 0.03, tries: 1 }),
    )
    art.fill(spots(random, grains, [size * 0.003, size * 0.009]), mix(crumb, color, 0.7), 0.8)
    art.fill(spots(random, moved(grains, 3, 2), [size * 0.003, size * 0.007]), tint(crumb, 0.7))
  })
  art.stroke(open(far), shade(color, 0.45), size * 0.008, { opacity: 0.8 })
}

/** The lid of coarse sugar: thick along the crack, a few grains beside it. */
function coarseSugar(
  art: Canvas,
  onSheet: OnLoaf,
  { size, color }: { size: number; color: Color },
) {
  const { random } = art
  const onTop = (along: number, across: number): Point =>
    onSheet(along, across, domeAt(across) + 0.03)
  const nests = Array.from({ length: 60 }, (): Point => [random.jitter(0.92), random.jitter(0.72)])
  const grains = nests.flatMap(([along, across]) =>
    Array.from({ length: random.whole(1, 4) }, () =>
      onTop(along + random.jitter(0.07), across + random.jitter(0.09)),
    ),
  )
  art.specks(moved(grains, 2, 3), shade(color, 0.6), size * 0.012, { opacity: 0.5 })
  art.specks(grains, '#fbe9c6', size * 0.011, { length: size * 0.003, opacity: 0.95 })
  art.specks(grains.slice(0, 40), '#fffdf4', size * 0.016, { length: size * 0.006 })
}

/** Pieces of walnut as they break: no two alike. */
const WALNUTS = [
  shape(
    '-1 0.1, -0.7 -0.5, -0.3 -0.34, 0 -0.66, 0.5 -0.6, 0.7 -0.2, 1 0, 0.6 0.5, 0.1 0.36, -0.4 0.6',
  ),
  shape(
    '-0.9 -0.2, -0.4 -0.56, 0.1 -0.3, 0.6 -0.5, 0.95 0.1, 0.5 0.3, 0.3 0.64, -0.3 0.5, -0.8 0.4',
  ),
  shape('-0.7 0.4, -0.8 -0.1, -0.3 -0.6, 0.3 -0.5, 0.4 -0.1, 0.9 0.1, 0.5 0.6, 0 0.4'),
] as const

/** A piece of walnut that the knife went through: pale, lobed, its skin a dark line. */
function cutWalnut(art: Canvas, piece: Piece): void {
  const { size } = piece
  const outline = placed(art.random.pick(WALNUTS), piece)
  art.fill(closed(moved(shrunk(outline, 1.14), size * 0.05, size * 0.1)), '#6b3a16', 0.55)
  art.fill(closed(shrunk(outline, 1.02)), '#7a4418')
  art.fill(closed(shrunk(outline, 0.84, -size * 0.04, -size * 0.06)), '#d8a765')
  art.fill(closed(shrunk(outline, 0.6, -size * 0.12, -size * 0.14)), '#f8e0b0')
  const folds = ['-0.6 0.16, -0.2 -0.06, 0.1 0.06, 0.6 -0.1', '-0.1 -0.4, 0 -0.1, -0.06 0.3']
  const creases = folds.map((fold) => open(placed(shape(fold), piece)))
  art.stroke(creases.join(''), '#8a5220', size * 0.09, { opacity: 0.8 })
}

/** Crumb within its crust: fine pores, dark threads of banana, walnuts cut through. */
function cutFace(
  art: Canvas,
  outline: readonly Point[],
  { size, color }: { size: number; color: Color },
): void {
  const { random } = art
  const crumb = mix(color, '#f6d698', 0.82)
  const xs = outline.map(([u]) => u)
  const ys = outline.map(([, v]) => v)
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  const [rx, ry] = [
    (Math.max(...xs) - Math.min(...xs)) / 2,
    (Math.max(...ys) - Math.min(...ys)) / 2,
  ]
  art.fill(closed(outline), shade(color, 0.4))
  const inner = shrunk(outline, 0.92)
  art.fill(closed(inner), mix(crumb, color, 0.45))
  art.fill(closed(shrunk(outline, 0.86, -1, -2)), crumb)
  art.fill(closed(shrunk(outline, 0.56, -rx * 0.1, -ry * 0.12)), tint(crumb, 0.3), 0.7)
  art.clipped(closed(inner), () => {
    const box = { x: x - rx, y: y - ry, width: rx * 2, height: ry * 2 }
    pores(
      art,
      box,
      [mix(crumb, color, 0.42), mix(crumb, color, 0.2), crumb, tint(crumb, 0.4)],
      size * 1.6,
    )
    holes(art, { x, y, rx, ry, size }, crumb, color)
    for (const [index, [u, v]] of pack(random, x, y, rx * 0.72, 6, { ry: ry * 0.62 }).entries()) {
      const reach = size * (NUTS[index % NUTS.length] ?? 0.06) * random.range(0.9, 1.1)
      cutWalnut(art, { x: u, y: v, size: reach, angle: random.angle(), color })
    }
    const far = art.linearGradient('x1="0" y1="0" x2="1" y2=".9"', [
      [0, '#fff3d2', 0.3],
      [0.4, '#fff3d2', 0],
      [0.6, '#5a2410', 0],
      [1, '#5a2410', 0.26],
    ])
    art.fill(closed(inner), far)
  })
}

/** How large the nuts in a slice are: whole halves, crumbs of them. */
const NUTS = [0.1, 0.055, 0.085, 0.04, 0.07, 0.05] as const

interface Face {
  x: number
  y: number
  rx: number
  ry: number
  size: number
}

/** Holes of all sizes, close together in places, and dark threads of banana beside them. */
function holes(art: Canvas, { x, y, rx, ry, size }: Face, crumb: Color, color: Color): void {
  const { random } = art
  const nests = pack(random, x, y, rx * 0.9, 26, { ry: ry * 0.9, tries: 4 })
  const places = nests.flatMap(([u, v]) =>
    pack(random, u, v, rx * 0.12, random.whole(2, 6), { ry: ry * 0.12, tries: 2 }),
  )
  const bubbles = places.map(([u, v], index) => {
    const reach = size * random.range(0.003, index % 8 === 0 ? 0.014 : 0.008)
    const look = { points: 7, wobble: 0.22, angle: random.jitter(0.8) }
    return blob(random, u, v, reach * 1.3, reach, look)
  })
  const lips = bubbles.map((bubble) => closed(moved(bubble, size * 0.002, size * 0.004)))
  art.fill(lips.join(''), tint(crumb, 0.6), 0.9)
  art.fill(bubbles.map((bubble) => closed(bubble)).join(''), mix(crumb, shade(color, 0.3), 0.75))
  const threads = pack(random, x, y, rx * 0.84, 15, { ry: ry * 0.8, tries: 2 }).map(([u, v]) => {
    const long = size * random.range(0.008, 0.028)
    const turn = random.jitter(0.9)
    const bend = random.jitter(long * 0.5)
    const [du, dv] = [Math.cos(turn) * long, Math.sin(turn) * long]
    return open([
      [u - du, v - dv],
      [u + bend, v + bend],
      [u + du, v + dv],
    ])
  })
  art.stroke(threads.join(''), '#5a3018', size * 0.006, { opacity: 0.7 })
}

/** A slice lying flat before the loaf. */
function lyingSlice(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const flat = SECTION.map(([u, v]): Point => [u, 0.7 - v * (LOAF.height / LOAF.width)])
  const outline = placed(flat, piece)
  const thick = size * 0.24 * riseIn(art.camera)
  art.movedBy(size * 0.12, thick + size * 0.06, () =>
    art.softFill(closed(outline), SHADOW, 0.45, size * 0.08),
  )
  for (const share of [1, 0.84, 0.68, 0.52, 0.36, 0.18]) {
    art.fill(closed(moved(outline, 0, thick * share)), shade(color, 0.3 + share * 0.3))
  }
  cutFace(art, outline, { size: size * 2.2, color })
}
