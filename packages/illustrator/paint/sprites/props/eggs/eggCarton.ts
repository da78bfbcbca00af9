import { riseIn } from '../../../core/camera.ts'
import type { Canvas } from '../../../core/canvas.ts'
import { blob, circle, closed, type Point, shrunk, turned } from '../../../core/contour.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { glazed, hollowed } from '../../vessels/ceramic.ts'
import type { PropSpot } from '../../types.ts'
import { symmetric } from '../shapes.ts'
import { egg } from './egg.ts'

const PULP = '#b3aa9c'
/** From the middle of a cup to the next one. */
const PITCH = 92
const CUPS: readonly Point[] = [-0.5, 0.5].flatMap((row) =>
  [-1, 0, 1].map((column): Point => [column * PITCH, row * PITCH]),
)
const POSTS: readonly Point[] = [
  [-PITCH / 2, 0],
  [PITCH / 2, 0],
]
const RIM = symmetric([
  [-151, 0],
  [-150, -60],
  [-148, -84],
  [-142, -97],
  [-129, -104],
  [-104, -106],
  [0, -105],
  [104, -106],
  [129, -104],
  [142, -97],
  [148, -84],
  [150, -60],
  [151, 0],
])

/** A carton of pulp for six eggs, one of them taken. */
export function eggCarton(art: Canvas, { x, y, color, accent }: PropSpot): void {
  const { random } = art
  const angle = 0.5 + random.jitter(0.5)
  const taken = random.whole(0, 5)
  tray(art, turned(RIM, angle, x, y))
  const cups = turned(CUPS, angle, x, y)
  for (const [u, v] of cups) cup(art, u, v)
  for (const [u, v] of turned(POSTS, angle, x, y)) post(art, u, v)
  const lift = 8 * riseIn(art.camera)
  const filled = cups.filter((_, index) => index !== taken)
  for (const [u, v] of filled.toSorted(([, first], [, second]) => first - second)) {
    const turn = random.jitter(0.5) - Math.PI / 2
    const tone = random.pick([color, color, accent, mix(color, accent, 0.5)])
    egg(art, { x: u, y: v - lift, size: 46, angle: turn, color: tone })
  }
}

/** The rim and the rough wall under it. */
function tray(art: Canvas, rim: readonly Point[]): void {
  const edge = closed(rim)
  const wall = 20 * riseIn(art.camera)
  art.movedBy(0, wall * 0.6, () => art.dropShadow(edge, 14, 22, 0.38))
  for (const share of [1, 0.66, 0.33]) {
    art.movedBy(share * 3, share * wall, () => art.fill(edge, shade(PULP, 0.3 + share * 0.2)))
  }
  art.fill(edge, PULP)
  glazed(art, edge, 0.36, 0.2)
  art.stroke(closed(shrunk(rim, 0.95)), tint(PULP, 0.45), 4, { opacity: 0.6 })
}

function cup(art: Canvas, x: number, y: number): void {
  const hollow = closed(blob(art.random, x, y, 43, 43, { points: 12, wobble: 0.02 }))
  art.fill(hollow, shade(PULP, 0.24))
  hollowed(art, hollow, 0.6, 0.4)
  art.softFill(circle(x + 2, y + 4, 15), SHADOW, 0.3, 9)
  const fibres = blob(art.random, x, y, 30, 30, { points: 9, wobble: 0.3 })
  art.specks(fibres, shade(PULP, 0.4), 2.2, { length: 5, opacity: 0.4 })
}

/** What keeps the eggs apart, its top in the light. */
function post(art: Canvas, x: number, y: number): void {
  art.body(blob(art.random, x, y, 17, 16), tint(PULP, 0.16), { height: 12, shaded: 0.3 })
  art.fill(closed(blob(art.random, x - 2, y - 3, 7, 6)), tint(PULP, 0.5))
}
