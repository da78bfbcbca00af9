import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import {
  arc,
  blob,
  circle,
  closed,
  num,
  open,
  pack,
  type Path,
  type Point,
  polygon,
  turned,
} from '../../core/contour.ts'
import { acrossOf, axisOf, type Roll, UP } from './rollForm.ts'
import { layered } from './touches.ts'

/** How a cut end is filled: where in the round each thing lies, in degrees; 0 is right, 90 below. */
export interface Filled {
  lettuce: number
  carrot: number
  cucumber: number
  /** Left out where the knife met none. */
  shrimp?: number
}

/** A cut end is drawn as a round of this radius, then seen aslant. */
const RADIUS = 100

const around = (degrees: number, reach: number): Point => [
  Math.cos((degrees * Math.PI) / 180) * reach,
  Math.sin((degrees * Math.PI) / 180) * reach,
]

/** The cut end of a summer roll: noodles as the knife met them, sticks and leaves between, the edge of the paper. */
export function cutEnd(art: Canvas, roll: Roll, filled: Filled): void {
  const { x, y, radius, cut = 0 } = roll
  const by = radius / RADIUS
  const [across, axis] = [acrossOf(roll), axisOf(roll)]
  const down = [-axis[0] * cut, -UP[1] - axis[1] * cut] as const
  const matrix = [...across, ...down].map((value) => (value * by).toFixed(3))
  art.group(`transform="matrix(${matrix.join(' ')} ${num(x)} ${num(y)})"`, () => {
    const paper = closed(blob(art.random, 0, 0, RADIUS, RADIUS, { points: 14, wobble: 0.02 }))
    art.fill(paper, '#e6e8cf')
    art.clipped(circle(0, 0, 97.5), () => {
      art.fill(circle(0, 0, 97), '#8f8a58')
      noodles(art)
      ruffles(art, filled.lettuce)
      sticks(art, filled.carrot, ['#f59a34', '#d9681a', '#ffbe6a'])
      sticks(art, filled.cucumber, ['#d3e6a0', '#8fb45c', '#f0f8cc'], '#3f7f33')
      if (filled.shrimp !== undefined) shrimpCut(art, filled.shrimp)
      hollow(art)
    })
    art.stroke(arc(0, 0, 97, -3.1, -1), '#ffffff', 3, { opacity: 0.9 })
    art.stroke(arc(0, 0, 98, 0, 2.2), '#7f8a64', 3, { opacity: 0.5 })
  })
}

/** Noodles as the knife met them: some end here, others turn away under their neighbors. */
function noodles(art: Canvas): void {
  const { random } = art
  const places = pack(random, 0, 0, 90, 60, { tries: 5 })
  const strands = places.map(([x, y], index): Path => {
    const turn = random.angle()
    const long = index % 3 === 0 ? 0.2 : random.range(34, 78)
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long]
    const bow = random.range(0.2, 0.6) * random.pick([-1, 1])
    return `M${num(x - dx / 2)} ${num(y - dy / 2)}q${num(dx / 2 - dy * bow)} ${num(dy / 2 + dx * bow)} ${num(dx)} ${num(dy)}`
  })
  for (const part of [strands.slice(0, 20), strands.slice(20, 40), strands.slice(40)]) {
    layered(art, part.join(''), [
      { color: '#8a8254', width: 12, dx: 1.2, dy: 2.8, opacity: 0.55 },
      { color: '#ddd6b2', width: 11 },
      { color: '#fdfaee', width: 7, dx: -1, dy: -1.5 },
    ])
  }
}

/** A rolled leaf along one side, its edge in ruffles, dark and light in turn. */
function ruffles(art: Canvas, middle: number): void {
  const { random } = art
  for (const [reach, half, tone] of [
    [86, 92, '#2f6a2a'],
    [74, 80, '#8fc452'],
    [62, 64, '#3f7f30'],
    [54, 46, '#b4da70'],
  ] as const) {
    const edge = Array.from({ length: 15 }, (_, index): Point => {
      const wave = (index % 2 ? 6 : -6) * random.range(0.4, 1.3)
      return around(middle - half + (index / 14) * half * 2, reach + wave)
    })
    layered(art, open(edge), [
      { color: '#1c3a14', width: 13, dx: 2, dy: 4, opacity: 0.5 },
      { color: tone, width: 11 },
      { color: mix(tone, '#eef8b8', 0.6), width: 3, dx: -1.4, dy: -2.6, opacity: 0.8 },
    ])
  }
}

/** Sticks cut across: square ends in a cluster, one side in the shade. */
function sticks(
  art: Canvas,
  middle: number,
  [own, dark, lit]: readonly [string, string, string],
  rind?: string,
): void {
  const { random } = art
  const spots = [
    [-22, 58],
    [20, 62],
    [-4, 34],
    [10, 82],
    [-40, 80],
  ].slice(0, rind === undefined ? 5 : 3)
  for (const [off = 0, reach = 0] of spots) {
    const size = random.range(12, 15) * (rind === undefined ? 1 : 1.25)
    const square: Point[] = [
      [-size, -size * 0.86],
      [size, -size],
      [size * 0.92, size],
      [-size, size * 0.9],
    ]
    const [x, y] = around(middle + off, reach)
    const laid = turned(square, random.jitter(0.7), x, y)
    layered(art, polygon(laid), [
      { color: '#33300f', dx: 3, dy: 5, opacity: 0.5 },
      { color: dark },
      { color: own, dx: -1.6, dy: -2.4 },
    ])
    const [a = [0, 0], b = [0, 0], c = [0, 0]] = laid
    art.stroke(open([a, b]), lit, 3.4, { opacity: 0.9 })
    if (rind !== undefined) art.stroke(open([b, c]), rind, 5.4)
  }
}

/** A shrimp cut across, the knife slanted differently in each: pale within, coral along its back. */
function shrimpCut(art: Canvas, middle: number): void {
  const { random } = art
  const [x, y] = around(middle, 44)
  const turn = (middle * Math.PI) / 180 + random.jitter(0.9)
  const sweep = random.range(1.5, 1.9)
  const thick = random.range(15, 18)
  const steps = Array.from({ length: 9 }, (_, index) => index / 8)
  const side = (reach: number) =>
    steps.map((t): Point => {
      const full = thick * (0.45 + 0.55 * Math.sin(Math.PI * (0.12 + t * 0.76)))
      const far = 33 + reach * full * (1 + random.jitter(0.05))
      const at = turn + (t * 2 - 1) * sweep
      return [x + Math.cos(at) * far, y + Math.sin(at) * far]
    })
  const [back, rim, core, belly] = [side(1), side(0.72), side(0.1), side(-0.9)]
  const whole = closed([...back, ...belly.toReversed()])
  layered(art, whole, [{ color: '#4a2412', dx: 3, dy: 6, opacity: 0.45 }, { color: '#e2623f' }])
  art.fill(closed([...rim, ...belly.toReversed()]), '#f7977a')
  art.fill(closed([...rim.slice(1, -1), ...belly.slice(1, -1).toReversed()]), '#fbc0a6', 0.9)
  art.fill(closed([...core.slice(2, -2), ...belly.slice(2, -2).toReversed()]), '#fff3ea', 0.35)
  art.stroke(open(core.slice(1, -1)), '#f0a58a', 2, { opacity: 0.7 })
  art.stroke(open(back.slice(2, 6)), '#ffd3bf', 3.4, { opacity: 0.8 })
}

/** What lies deeper is darker, most towards the lower right. */
function hollow(art: Canvas): void {
  const deep = art.radialGradient('cx=".42" cy=".38" r=".64"', [
    [0, '#fff7dc', 0.12],
    [0.62, SHADOW, 0],
    [1, SHADOW, 0.42],
  ])
  art.fill(circle(0, 0, 97), deep)
}
