import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { open, type Point, turned } from '../../core/contour.ts'
import { soft } from '../foods/produce/shapes.ts'
import { layered, segments } from '../foods/touches.ts'

interface Spray {
  /** Where its stalk ends. */
  x: number
  y: number
  /** How far its middle leaflet reaches. */
  size: number
  /** Where that points, in radians. */
  angle: number
  color: Color
  /** Deep in the bunch, where one sees no veins. */
  behind: boolean
}

/** The rim of a leaflet on one side, from its foot to its tip: three lobes with round teeth. */
const LOBES: readonly Point[] = [
  [0.1, 0.06],
  [0.2, 0.42],
  [0.36, 0.66],
  [0.44, 0.34],
  [0.62, 0.56],
  [0.72, 0.22],
  [0.9, 0.26],
]

/** The leaflets of a spray, those below first: how they turn, how far they reach, where they begin. */
const LEAFLETS = [
  { turn: -1.15, far: 0.66, from: 0.22 },
  { turn: 1.15, far: 0.66, from: 0.22 },
  { turn: -0.5, far: 0.64, from: 0.4 },
  { turn: 0.5, far: 0.66, from: 0.42 },
] as const

/** A leaf of flat parsley: small leaflets on a stalk that branches, no two alike. */
export function parsleySpray(art: Canvas, { x, y, size, angle, color, behind }: Spray): void {
  const { random } = art
  const bend = random.jitter(0.16)
  const at = (points: readonly Point[]) => turned(points, angle, x, y)
  const stalks = LEAFLETS.map(({ turn, from }) => {
    const foot: Point = [from * size, bend * from * size]
    const tip: Point = [
      foot[0] + Math.cos(turn) * size * 0.24,
      foot[1] + Math.sin(turn) * size * 0.24,
    ]
    return open(at([[0, 0], foot, tip]))
  })
  art.stroke(stalks.join(''), shade(color, 0.08), size * 0.045)
  for (const { turn, far, from } of LEAFLETS) {
    const heading = turn + random.jitter(0.22)
    const [u, v] = at([
      [
        from * size + Math.cos(turn) * size * 0.16,
        bend * from * size + Math.sin(turn) * size * 0.16,
      ],
    ])[0] ?? [x, y]
    const reach = far * size * random.range(0.84, 1.14)
    leaflet(art, { x: u, y: v, size: reach, angle: angle + heading, color, behind })
  }
}

/** One leaflet, one half in the light; seen a little from the side, it is narrower. */
function leaflet(art: Canvas, { x, y, size, angle, color, behind }: Spray): void {
  const { random } = art
  const wide = random.range(0.86, 1.2)
  const rim = (sign: number) =>
    LOBES.map(([u, v]): Point => [
      size * u * (1 + random.jitter(0.04)),
      sign * size * v * wide * (1 + random.jitter(0.1)),
    ])
  const place = (points: readonly Point[]) => turned(points, angle, x, y)
  const [left, right] = [rim(-1), rim(1)]
  const tone = mix(color, random.pick(['#8fbf4a', '#2f7a3c']), random.range(0, 0.24))
  const outline = soft(place([[0, 0], ...left, [size * 1.06, 0], ...right.toReversed()]))
  layered(art, outline, [
    { color: SHADOW, dx: 5, dy: 8, opacity: 0.4 },
    { color: shade(tone, 0.18) },
  ])
  const lit = Math.cos(angle) * 0.85 - Math.sin(angle) * 0.55 > 0 ? left : right
  art.fill(soft(place([[0, 0], ...lit, [size * 1.06, 0]])), tint(tone, 0.18))
  if (behind) return
  const [root = [x, y], ...ends] = place([
    [0, 0],
    ...[-0.42, 0, 0.42].map((side): Point => [
      size * (0.74 - Math.abs(side) * 0.6),
      side * size * 0.8,
    ]),
  ])
  const veins = ends.map((end) => segments([[root, end]]))
  art.stroke(veins.join(''), tint(tone, 0.5), size * 0.03, { opacity: 0.6 })
}
