import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { riseIn } from '../../core/camera.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, moved, open, pack, type Point, polygon, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed, shape, spots } from './dough.ts'

/** How high the wall of the tin reached, and how far the loaf rose above it. */
const WALL = 0.7
const DOME = 0.46

/** The section of a loaf baked in a tin, from its far foot over the top to the near one. */
const SECTION: readonly Point[] = [
  [-0.66, 0],
  [-0.78, 0.01],
  [-0.85, 0.08],
  [-0.89, 0.24],
  [-0.95, 0.52],
  ...Array.from({ length: 33 }, (_, index): Point => {
    const turn = Math.PI * (1 - index / 32)
    return [Math.cos(turn), WALL + DOME * Math.sin(turn) ** 0.75]
  }),
  [0.95, 0.52],
  [0.89, 0.24],
  [0.85, 0.08],
  [0.78, 0.01],
  [0.66, 0],
]
/** Where along the loaf its far end begins to be round. */
const STEPS = [-1, -0.97, -0.9, -0.8, -0.66, 1] as const

/** How high the loaf is, so far from its middle. */
function domeAt(across: number): number {
  return WALL + DOME * (1 - across * across) ** 0.375
}

/** How much smaller the loaf is there. */
function taper(along: number): number {
  return 1 - 0.16 * Math.max(0, (-along - 0.6) / 0.4) ** 3
}

/** Half the length, half the width and the height, as shares of the size. */
const LOAF = { length: 0.6, width: 0.42, height: 0.5 } as const
/** Which way the loaf points: its cut end to the right and towards us. */
const AXIS: Point = [0.86, 0.51]
const ACROSS: Point = [-AXIS[1], AXIS[0]]

/** Puts a place of the loaf on the sheet: along it, across it, and how high; each 1 at its end. */
type OnSheet = (along: number, across: number, high: number) => Point

/** A banana loaf with walnuts, its cut end towards us, a slice before it; `size` is half the width of all. */
export function bananabread(art: Canvas, { x, y, size, color }: Piece): void {
  const rise = riseIn(art.camera)
  const onSheet: OnSheet = (along, across, high) => {
    const wide = across * LOAF.width * taper(along)
    return [
      x + size * (0.06 + AXIS[0] * along * LOAF.length + ACROSS[0] * wide),
      y +
        size * (-0.2 + AXIS[1] * along * LOAF.length + ACROSS[1] * wide) -
        size * high * taper(along) * LOAF.height * rise,
    ]
  }
  ground(art, onSheet, size)
  crustStrips(art, onSheet, color)
  topCrack(art, onSheet, { size, color })
  const face = SECTION.map(([u, v]) => onSheet(1, u, v))
  cutFace(art, face, { size, color })
  const slice = LOAF.width * size
  lyingSlice(art, { x: x - size * 0.33, y: y + size * 0.5, size: slice, angle: 0.16, color })
}

function ground(art: Canvas, onSheet: OnSheet, size: number): void {
  const foot = (
    [
      [-1, -0.86],
      [1, -0.86],
      [1, 0.86],
      [-1, 0.86],
    ] as const
  ).map(([along, across]) => onSheet(along, across, 0))
  art.movedBy(size * 0.14, size * 0.06, () =>
    art.softFill(polygon(foot), SHADOW, 0.45, size * 0.07),
  )
  art.movedBy(4, 6, () => art.fill(polygon(foot), SHADOW, 0.6))
}

/** The crust in strips along the loaf, each as light as it faces the window. */
function crustStrips(art: Canvas, onSheet: OnSheet, color: Color): void {
  for (const [index, [u, v]] of SECTION.slice(1).entries()) {
    const [pu, pv] = SECTION[index] ?? [u, v]
    // The upper faces look up, those of the near side look at us and away from the light.
    const under = v + pv < 0.2
    const up = under ? 0 : Math.abs(u - pu) / Math.hypot(u - pu, v - pv)
    const near = v < pv ? 1 - up : 0
    const lit = up * (u < 0.2 ? 1 : 1 - u * 0.5)
    const golden = mix(color, '#dc9a4e', 0.62)
    const tone = mix(shade(color, 0.42 + near * 0.1), golden, lit ** 1.4)
    const strip = polygon([
      ...STEPS.map((along) => onSheet(along, pu, pv)),
      ...STEPS.map((along) => onSheet(along, u, v)).toReversed(),
    ])
    art.fill(strip, tone)
    art.stroke(strip, tone, 2)
  }
  const { random } = art
  const specks = Array.from({ length: 190 }, () => {
    const [u, v] = SECTION[random.whole(8, SECTION.length - 5)] ?? [0, 1]
    return onSheet(random.jitter(0.96), u + random.jitter(0.06), v)
  })
  art.fill(spots(random, specks.slice(0, 120), [1.5, 6]), shade(color, 0.7), 0.4)
  art.fill(spots(random, specks.slice(120), [1.5, 6]), tint(color, 0.5), 0.4)
}

/** The crack along the top, the pale crumb in it, walnuts and coarse sugar on both sides. */
function topCrack(art: Canvas, onSheet: OnSheet, { size, color }: { size: number; color: Color }) {
  const { random } = art
  const steps = [-0.9, -0.7, -0.5, -0.28, -0.06, 0.16, 0.38, 0.6, 0.8, 0.98]
  const edge = (side: -1 | 1) =>
    steps.map((along, index) => {
      const wide = 0.14 * Math.sin(((index + 0.6) / steps.length) * Math.PI) + 0.02
      return onSheet(along, -0.04 + side * wide + random.jitter(0.05), WALL + DOME)
    })
  const [far, near] = [edge(-1), edge(1)]
  const gap = [...far, ...near.toReversed()]
  art.fill(closed(moved(gap, 2, 4)), shade(color, 0.66), 0.8)
  art.fill(closed(gap), mix(color, '#efc583', 0.62))
  art.fill(closed(shrunk(gap, 0.9, -1, -3, 0.5)), mix(color, '#f7dba2', 0.8), 0.8)
  art.stroke(open(far), shade(color, 0.6), size * 0.016, { opacity: 0.8 })
  art.stroke(open(moved(near, 0, 2)), tint(color, 0.5), size * 0.012, { opacity: 0.7 })
  const crumbs = Array.from({ length: 40 }, () =>
    onSheet(random.jitter(0.85), random.jitter(0.12), WALL + DOME),
  )
  art.fill(spots(random, crumbs, [2, 6]), shade(color, 0.3), 0.4)
  for (const [along, across] of nutPlaces(art)) {
    const [u, v] = onSheet(along, across, domeAt(across))
    const nut = { x: u, y: v, size: size * random.range(0.034, 0.072), angle: random.angle() }
    bakedWalnut(art, { ...nut, color })
  }
  const sugar = Array.from({ length: 70 }, () => {
    const across = random.jitter(0.8)
    return onSheet(random.jitter(0.94), across, domeAt(across))
  })
  art.specks(sugar, '#f9e7c4', size * 0.011, { opacity: 0.85 })
}

/** Where nuts came to lie: a few together, most near the crack, where the batter carried them. */
function nutPlaces({ random }: Canvas): Point[] {
  const clusters = pack(random, 0, 0, 0.84, 7, { ry: 0.5, box: true })
  return clusters
    .flatMap(([along, across]) =>
      Array.from({ length: random.whole(1, 3) }, (): Point => [
        along + random.jitter(0.1),
        across + random.jitter(0.17),
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
  const crumb = mix(color, '#f0cb8c', 0.72)
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
    const pores = pack(random, x, y, rx * 0.9, 110, { ry: ry * 0.9, tries: 2 })
    art.fill(spots(random, pores.slice(0, 70), [1.5, 5]), shade(crumb, 0.3), 0.7)
    art.fill(spots(random, pores.slice(70), [1.5, 5]), tint(crumb, 0.5), 0.8)
    const banana = pack(random, x, y, rx * 0.8, 26, { ry: ry * 0.8, tries: 2 })
    art.specks(banana, '#5a3018', size * 0.008, { length: size * 0.02, opacity: 0.7 })
    for (const [u, v] of pack(random, x, y, rx * 0.74, 9, { ry: ry * 0.7 })) {
      const nut = { x: u, y: v, size: size * random.range(0.024, 0.055), angle: random.angle() }
      cutWalnut(art, { ...nut, color })
    }
  })
}

/** A slice lying flat before the loaf. */
function lyingSlice(art: Canvas, piece: Piece): void {
  const { size, color } = piece
  const flat = SECTION.map(([u, v]): Point => [u, 0.72 - v * 1.19])
  const outline = placed(flat, piece)
  const thick = size * 0.24 * riseIn(art.camera)
  art.movedBy(size * 0.12, thick + size * 0.06, () =>
    art.softFill(closed(outline), SHADOW, 0.45, size * 0.08),
  )
  for (const share of [1, 0.84, 0.68, 0.52, 0.36, 0.18]) {
    art.fill(closed(moved(outline, 0, thick * share)), shade(color, 0.3 + share * 0.3))
  }
  cutFace(art, outline, { size: size * 2.4, color })
}
