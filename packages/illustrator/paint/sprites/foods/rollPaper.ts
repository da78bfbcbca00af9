import type { Random } from '../../../language/random.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed, num, open, type Path, type Point } from '../../core/contour.ts'
import { keptOutline } from '../keptOutline.ts'
import { soft } from './produce/shapes.ts'
import { nearEdge, onRoll, type Roll, rollBand, rollOutline } from './rollForm.ts'

/** What one sees through the paper on top of a roll: where shrimp lie along it, and leaves of mint. */
export interface Showing {
  shrimp: readonly number[]
  mint: readonly number[]
}

/** The side of a summer roll: what was rolled in shows dimly through its soft, milky paper. */
export function rollPaper(art: Canvas, roll: Roll, { shrimp, mint }: Showing): void {
  const { radius } = roll
  const outline = keptOutline(art, rollOutline(roll))
  outline.cast(SHADOW, radius * 0.06, radius * 0.12, radius * 0.06)
  outline.draw('fill="#d8dcb8"')
  outline.clip(() => {
    lettuce(art, roll)
    carrots(art, roll)
    noodles(art, roll)
    for (const at of mint) mintUnder(art, roll, at)
    for (const at of shrimp) shrimpUnder(art, roll, at)
    film(art, roll)
    if (roll.cut === undefined) foldedEnd(art, roll)
    creases(art, roll)
  })
  const line = `stroke="#5f6a48" stroke-width="${num(radius * 0.018)}" stroke-opacity=".45"`
  outline.draw(`fill="none" ${line}`)
}

/** Ruffled leaves on the side that turns away from the window, and a paler one along the other. */
function lettuce(art: Canvas, roll: Roll): void {
  const { random } = art
  for (const [edge, end, tone] of [
    [-44, 60, '#a4c862'],
    [-22, 60, '#6fa844'],
    [0, 60, '#3f7a34'],
    [-128, -170, '#8fb958'],
  ] as const) {
    const ruffle = Array.from({ length: 10 }, (_, index): Point => {
      const stray = (index % 2 ? 5 : -4) + random.jitter(8)
      return onRoll(roll, (index + random.jitter(0.34)) / 9, edge + stray)
    })
    // Along the near end the leaf follows its round.
    const round = [0, 0.25, 0.5, 0.75].map((t) => onRoll(roll, 0.01, end + (edge - end) * t))
    const far = [onRoll(roll, 1, end), ...round]
    art.fill(closed([...ruffle, ...far]), tone)
    art.stroke(open(ruffle), mix(tone, '#1f4a1c', 0.5), roll.radius * 0.03, { opacity: 0.5 })
  }
}

/** Sticks of carrot that show between the noodles and the leaves. */
function carrots(art: Canvas, roll: Roll): void {
  const { random } = art
  for (const [from, to, turn] of [
    [0.08, 0.5, -50],
    [0.36, 0.8, -43],
    [0.6, 0.94, -52],
  ] as const) {
    const lean = random.jitter(5)
    const line = open([onRoll(roll, from, turn - lean), onRoll(roll, to, turn + lean)])
    art.stroke(line, '#c9601a', roll.radius * 0.11, { opacity: 0.8 })
    art.movedBy(-1, -2, () => art.stroke(line, '#f5923a', roll.radius * 0.075))
  }
}

/** The end of a whole roll towards us: the paper is folded over it in pleats that meet in its middle. */
function foldedEnd(art: Canvas, roll: Roll): void {
  const { random } = art
  const ring = (share: number) =>
    Array.from({ length: 20 }, (_, step) => onRoll(roll, share, step * 18))
  const heart: Point = [roll.x, roll.y]
  art.softFill(closed(ring(0.02)), '#eef0dc', 0.62, roll.radius * 0.08)
  art.fill(closed(ring(0)), '#c4cda4', 0.55)
  const pleats = [-160, -120, -84, -40, 4, 50, 100, 150].map((turn) =>
    open([
      heart,
      onRoll(roll, 0, turn + random.jitter(10)),
      onRoll(roll, random.range(0.05, 0.12), turn + random.jitter(12)),
    ]),
  )
  art.movedBy(1.6, 2, () =>
    art.stroke(pleats.join(''), '#56663c', roll.radius * 0.03, { opacity: 0.4 }),
  )
  art.stroke(pleats.join(''), '#ffffff', roll.radius * 0.024, { opacity: 0.7 })
}

/** Rice noodles that lie along the roll, in a skein. */
function noodles(art: Canvas, roll: Roll): void {
  const { random } = art
  const lines = Array.from({ length: 13 }, (_, index): Path => {
    const start = -124 + index * 6.4
    const bow = random.jitter(9)
    return open(
      [0, 0.3, 0.6, 0.95].map((share) =>
        onRoll(roll, share, start + Math.sin(share * 4) * bow + random.jitter(3)),
      ),
    )
  }).join('')
  art.stroke(lines, '#b3ad80', roll.radius * 0.085)
  art.movedBy(-1, -1.5, () => art.stroke(lines, '#fbf7e4', roll.radius * 0.06))
}

/** A shape on the paper: points along the roll, in shares of it, and around it, in degrees. */
function patch(roll: Roll, at: number, turn: number, points: readonly Point[]): Point[] {
  return points.map(([u, v]) => onRoll(roll, at + u / roll.length, turn + v))
}

/** A shrimp halved along its back: a curl with darker bands, its tail narrow. */
function curl(random: Random): { back: Point[]; belly: Point[] } {
  const tight = random.range(0.9, 1.1)
  const side = random.pick([-1, 1])
  const lean = random.jitter(0.6)
  const at = (t: number, reach: number): Point => {
    const turn = lean - 0.5 + t * 3.7
    return [Math.cos(turn) * reach * 0.66 * side, Math.sin(turn) * reach * 42 * tight]
  }
  const steps = [0, 0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.94, 1]
  return {
    back: steps.map((t) => at(t, 1)),
    belly: steps.map((t) => at(t, 0.3 + 0.52 * t ** 2)),
  }
}

function shrimpUnder(art: Canvas, roll: Roll, at: number): void {
  const { random } = art
  const turn = -86 + random.jitter(10)
  const { back, belly } = curl(random)
  const body = patch(roll, at, turn, [...back, ...belly.toReversed()])
  art.movedBy(2, 4, () => art.fill(soft(body), '#8a5a3a', 0.34))
  art.fill(soft(body), '#e8613c')
  const middle = back.map(([u, v], index): Point => {
    const [iu, iv] = belly[index] ?? [u, v]
    return [u * 0.78 + iu * 0.22, v * 0.78 + iv * 0.22]
  })
  art.fill(soft(patch(roll, at, turn, [...middle, ...belly.toReversed()])), '#f9a182')
  const inner = back.map(([u, v], index): Point => {
    const [iu, iv] = belly[index] ?? [u, v]
    return [u * 0.42 + iu * 0.58, v * 0.42 + iv * 0.58]
  })
  art.fill(
    soft(patch(roll, at, turn, [...inner.slice(0, -1), ...belly.slice(0, -1).toReversed()])),
    '#ffd9c6',
  )
  const between = (share: number, index: number): Point => {
    const [u, v] = back[index] ?? [0, 0]
    const [iu, iv] = belly[index] ?? [u, v]
    return [u * share + iu * (1 - share), v * share + iv * (1 - share)]
  }
  const bands = [1, 2, 3, 4, 5, 6, 7].map((index) =>
    open(patch(roll, at, turn, [between(0.98, index), between(0.5, index), between(0.2, index)])),
  )
  art.stroke(bands.join(''), '#c9452a', roll.radius * 0.03, { opacity: 0.75 })
  art.movedBy(-2, -1, () =>
    art.stroke(bands.join(''), '#ffe6d8', roll.radius * 0.022, { opacity: 0.8 }),
  )
  const shine = [1, 2, 3, 4].map((index) => between(0.84, index))
  art.stroke(open(patch(roll, at, turn, shine)), '#ffd2bd', roll.radius * 0.05, { opacity: 0.8 })
}

function mintUnder(art: Canvas, roll: Roll, at: number): void {
  const { random } = art
  const turn = random.range(-84, -52)
  const lean = random.pick([-1, 1]) * random.range(0.12, 0.3)
  const point = (t: number, off: number): Point => [
    t * 0.9 - 0.45 + off * 0.02,
    t * 40 * lean * 2 + off,
  ]
  const edge = (side: number) =>
    [0, 0.2, 0.45, 0.7, 0.9, 1].map((t) =>
      point(t, side * 17 * Math.sin(Math.PI * t ** 0.8) ** 0.8),
    )
  const leaf = patch(roll, at, turn, [...edge(-1), ...edge(1).toReversed()])
  art.fill(soft(leaf), '#2f6f30')
  art.fill(soft(patch(roll, at, turn, [...edge(-1), point(0.5, 0)])), '#5c9a4a', 0.7)
  const veins = [0.25, 0.45, 0.65].flatMap((t) =>
    [-1, 1].map((side) => open(patch(roll, at, turn, [point(t, 0), point(t + 0.16, side * 12)]))),
  )
  const rib = open(patch(roll, at, turn, [point(0, 0), point(0.5, 0), point(1, 0)]))
  art.stroke(rib + veins.join(''), '#b5d69a', roll.radius * 0.02, { opacity: 0.7 })
}

/** The paper: milky, most where it turns away; lit along its top, dim on its right side. */
function film(art: Canvas, roll: Roll): void {
  const whole = rollOutline(roll)
  const near = nearEdge(roll)
  const [x1, y1] = onRoll(roll, 0.5, near - 180).map(num)
  const [x2, y2] = onRoll(roll, 0.5, near).map(num)
  const across = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  const milk = art.linearGradient(across, [
    [0, '#f6f6e6', 0.72],
    [0.12, '#fdfcf2', 0.3],
    [0.36, '#fdfcf2', 0.1],
    [0.7, '#e6e8cf', 0.1],
    [0.88, '#4f5c48', 0.4],
    [1, '#28332c', 0.7],
  ])
  art.fill(whole, milk)
  const [ex, ey] = onRoll(roll, 1, -90)
  const folded = art.radialGradient(
    `gradientUnits="userSpaceOnUse" cx="${num(ex)}" cy="${num(ey)}" r="${num(roll.radius * 1.1)}"`,
    [
      [0.2, '#f4f4e2', 0.75],
      [1, '#f4f4e2', 0],
    ],
  )
  art.fill(whole, folded)
  // Wet, not glass: a broad dull light along the top.
  art.softFill(rollBand(roll, [0.06, 0.7], [-116, -106]), '#ffffff', 0.5, roll.radius * 0.07)
  const glints = [
    [0.12, 0.3],
    [0.35, 0.4],
    [0.62, 0.78],
  ].map(([from = 0, to = 0]) => open([from, (from + to) / 2, to].map((u) => onRoll(roll, u, -104))))
  art.stroke(glints.join(''), '#ffffff', roll.radius * 0.045, { opacity: 0.9 })
}

/** Where the paper overlaps itself, and fine creases where it was folded in. */
function creases(art: Canvas, roll: Roll): void {
  const { random } = art
  const seam = [0, 0.3, 0.6, 0.95].map((share) => onRoll(roll, share, -34 + random.jitter(6)))
  const pleats = [-120, -84, -50, -16].map((turn) =>
    open([
      onRoll(roll, 0.99, turn),
      onRoll(roll, 0.86, turn + random.jitter(8)),
      onRoll(roll, random.range(0.7, 0.8), turn + random.jitter(14)),
    ]),
  )
  const path = open(seam) + pleats.join('')
  const { radius } = roll
  art.movedBy(1.4, 2, () => art.stroke(path, '#4a5a3a', radius * 0.026, { opacity: 0.3 }))
  art.stroke(path, '#ffffff', radius * 0.022, { opacity: 0.55 })
}
