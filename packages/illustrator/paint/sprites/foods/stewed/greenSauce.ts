import type { Canvas } from '../../../core/canvas.ts'
import { ellipse, num, type Point } from '../../../core/contour.ts'
import { bow } from '../dough.ts'
import { glow } from '../glow.ts'
import { ribbon } from '../produce/shapes.ts'
import { fatDrops } from '../puddles.ts'
import { cloudsOf } from '../relief/clouds.ts'
import { reliefOf } from '../relief/relief.ts'
import { swirl } from '../swirl.ts'
import { oilBeads } from './wetness.ts'

/** What is seen of a sauce: half its width and half its height. */
export interface Oval {
  rx: number
  ry: number
}

const COLORS = [
  '#44551a',
  '#6d8032',
  '#93a34e',
  '#b1bd6c',
  '#c8d08c',
  '#dbdfaa',
  '#eceecb',
] as const
/** The oil that split out of the coconut cream. */
const OIL = '#7d9a1c'

/** Where oil swims on the open sauce, as shares of its width. */
const DROPS = [
  [-0.5, 0.62],
  [-0.44, 0.68],
  [-0.38, 0.62],
  [-0.06, 0.72],
  [0, 0.66],
  [-0.8, -0.06],
  [-0.78, 0.06],
  [0.76, -0.16],
  [0.8, -0.06],
  [0.3, -0.74],
  [0.4, -0.7],
  [-0.3, -0.8],
] as const

/** Where the window lies on it: from which angle to which, and how far out. */
const SHEEN = [
  [3.3, 3.9, 0.87],
  [4.0, 4.14, 0.88],
  [2.1, 2.7, 0.84],
  [1.96, 2.04, 0.84],
] as const

/** A creamy green curry sauce in the soft rings of a ladle, with a trail of coconut cream and drops of oil. */
export function greenSauce(art: Canvas, oval: Oval): void {
  surface(art, oval)
  lights(art, oval)
  inShares(art, oval, () => {
    const { rx } = oval
    swirl(art, { x: rx * 0.44, y: rx * 0.5, size: rx * 0.42, angle: 0.9, color: '#fffdf0' })
  })
  oilBeads(art, { ...oval, color: OIL, count: 66 })
  inShares(art, oval, () => {
    const { rx } = oval
    const stray = () => art.random.jitter(0.03)
    const drops = DROPS.map(([u, v]): Point => [(u + stray()) * rx, (v + stray()) * rx])
    fatDrops(art, drops, OIL, rx * 0.05)
  })
}

/** Draws what lies flat on the sauce as if seen from straight above. */
function inShares(art: Canvas, { rx, ry }: Oval, draw: () => void): void {
  art.group(`transform="scale(1 ${num(ry / rx)})"`, draw)
}

function surface(art: Canvas, { rx, ry }: Oval): void {
  const [coarse, phase] = [cloudsOf(art.random), art.random.angle()]
  const swellAt = (x: number, y: number) => {
    const far = Math.hypot(x / rx, y / ry)
    const turn = Math.atan2(y / ry, x / rx)
    const rings = Math.sin(far * 13 + turn + 0.8 * Math.sin(turn * 2 + phase))
    return rings * rx * 0.016 + coarse(x / 170, y / 100) * 26
  }
  reliefOf((x, y) => y * 1.1 + swellAt(x, y), {
    box: { x: -rx, y: -ry, width: rx * 2, height: ry * 2 },
    inside: (x, y) => 1 - (x / rx) ** 2 - (y / ry) ** 2,
    cell: 7,
    colors: COLORS,
    tones: 14,
    contrast: 1.1,
    blur: 2,
  }).draw(art)
}

/** Paler towards us, deeper under the bowl's wall and where the heap keeps the light from it; flecked with curry paste. */
function lights(art: Canvas, { rx, ry }: Oval): void {
  const { random } = art
  glow(art, '#41580e', 0.62, [
    { x: rx * 0.1, y: ry * 0.12, rx: rx * 0.8, ry: ry * 0.78 },
    { x: -rx * 0.5, y: -ry * 0.8, rx: rx * 0.8, ry: ry * 0.5 },
  ])
  glow(art, '#fbf8de', 0.5, [{ x: -rx * 0.4, y: ry * 0.6, rx: rx * 0.5, ry: ry * 0.3 }])
  const flecks = Array.from({ length: 110 }, (): Point => {
    const [turn, reach] = [random.angle(), Math.sqrt(random.next()) * 0.94]
    return [Math.cos(turn) * rx * reach, Math.sin(turn) * ry * reach]
  })
  art.specks(flecks, '#5f7d22', rx * 0.006, { length: rx * 0.006, opacity: 0.5 })
  art.stroke(ellipse(0, 0, rx * 0.985, ry * 0.98), '#6f8a1e', rx * 0.03, { opacity: 0.55 })
  for (const [from, to, reach] of SHEEN) {
    const line = bow([0, 0], [rx * reach, ry * reach], [from, to], 10)
    art.softFill(ribbon(line, rx * 0.03), '#fdfbe6', 0.6, rx * 0.012)
  }
}
