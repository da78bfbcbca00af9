import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, moved, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { domeAt, LOAF, onLoaf, type OnLoaf, SECTION } from './bananaLoaf.ts'
import { pores } from './crumbWall.ts'
import { placed, shape } from './dough.ts'
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
  nutsAndSugar(art, onSheet, { size, color })
  cutFace(
    art,
    SECTION.map(([u, v]) => onSheet(1, u, v)),
    { size, color },
  )
  for (const [u, v, angle] of SLICES) {
    lyingSlice(art, { x: x + u * size, y: y + v * size, size: LOAF.width * size, angle, color })
  }
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

/** Nuts that the batter carried up beside the crack, and coarse sugar. */
function nutsAndSugar(
  art: Canvas,
  onSheet: OnLoaf,
  { size, color }: { size: number; color: Color },
) {
  const { random } = art
  for (const [along, across] of nutPlaces(art)) {
    const [u, v] = onSheet(along, across, domeAt(across))
    const nut = { x: u, y: v, size: size * random.range(0.045, 0.085), angle: random.angle() }
    bakedWalnut(art, { ...nut, color })
  }
  const sugar = Array.from({ length: 80 }, () => {
    const across = random.jitter(0.7)
    return onSheet(random.jitter(0.92), across, domeAt(across))
  })
  art.specks(sugar, '#f9e7c4', size * 0.011, { opacity: 0.85 })
}

/** Where nuts came to lie: a few together along the crack. */
function nutPlaces({ random }: Canvas): Point[] {
  return [-0.72, -0.4, -0.1, 0.3, 0.62]
    .flatMap((start, index) =>
      Array.from({ length: 1 + (index % 2) }, (_, nut): Point => [
        start + random.jitter(0.08) + nut * 0.12,
        (index % 2 === 0 ? -0.34 : 0.3) + random.jitter(0.12),
      ]),
    )
    .toSorted((first, second) => first[1] - second[1])
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

/** A piece of walnut baked into the crust, which rose around it. */
function bakedWalnut(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const { random } = art
  const outline = placed(random.pick(WALNUTS), piece)
  art.softFill(
    closed(moved(shrunk(outline, 1.12), size * 0.04, size * 0.1)),
    shade(color, 0.72),
    0.6,
    size * 0.14,
  )
  art.fill(closed(outline), '#6f3f1a')
  const nut = mix('#c58a48', '#94581f', random.next())
  art.fill(closed(shrunk(outline, 0.9, -size * 0.04, -size * 0.06)), nut)
  art.fill(closed(shrunk(outline, 0.5, -size * 0.16, -size * 0.2)), tint(nut, 0.4), 0.75)
  const furrows = [-0.4, 0.04, 0.42].map((at) =>
    open(placed(shape(`${at - 0.12} -0.3, ${at + 0.05} 0, ${at - 0.04} 0.34`), piece)),
  )
  art.stroke(furrows.join(''), '#6b3a16', size * 0.1, { opacity: 0.6 })
  // Crust that covers its near edge.
  const [low = [0, 0], ...others] = outline.toSorted(([, first], [, second]) => second - first)
  const lip = others.slice(0, 2).toSorted(([first], [second]) => first - second)
  const crust = [lip[0] ?? low, low, lip[1] ?? low]
  art.stroke(open(crust), mix(color, '#c98440', 0.5), size * 0.24)
}

/** A piece of walnut that the knife went through: pale, its skin a dark line. */
function cutWalnut(art: Canvas, piece: Piece): void {
  const { size } = piece
  const outline = placed(art.random.pick(WALNUTS), piece)
  art.fill(closed(shrunk(outline, 1.06)), '#7a4820', 0.7)
  art.fill(closed(shrunk(outline, 0.92, -size * 0.03, -size * 0.04)), '#bd8440')
  art.fill(closed(shrunk(outline, 0.56, -size * 0.12, -size * 0.12)), '#e2b878', 0.9)
  const crease = open(placed(shape('-0.5 0.1, 0 -0.06, 0.5 0.08'), piece))
  art.stroke(crease, '#94602c', size * 0.12, { opacity: 0.7 })
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
      size,
    )
    const banana = pack(random, x, y, rx * 0.8, 26, { ry: ry * 0.8, tries: 2 })
    art.specks(banana, '#5a3018', size * 0.008, { length: size * 0.02, opacity: 0.7 })
    for (const [u, v] of pack(random, x, y, rx * 0.74, 7, { ry: ry * 0.66 })) {
      const nut = { x: u, y: v, size: size * random.range(0.03, 0.07), angle: random.angle() }
      cutWalnut(art, { ...nut, color })
    }
  })
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
