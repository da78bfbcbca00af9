import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, num, open, type Path, type Point } from '../../core/contour.ts'
import { mintLeaf } from './creams.ts'
import { splitShrimp } from './splitShrimp.ts'

/** A thing under the paper: where along the roll and across it in radii, how large, how turned. */
type Inside = readonly [u: number, v: number, size: number, angle: number]

/** A summer roll on its side. */
export interface ClearRoll {
  /** The middle of its end towards us. */
  x: number
  y: number
  radius: number
  /** How long it looks, in radii. */
  length: number
  /** How it is turned, in radians, and whether it runs to the right of its end or to its left. */
  angle: number
  way: 1 | -1
  /** Whether its end is cut, and not folded in. */
  cut: boolean
  shrimp: readonly Inside[]
  mint: readonly Inside[]
}

/** Draws in the roll's own measure: its end at the origin, its length along x. */
export function alongRoll(
  art: Canvas,
  { x, y, angle, way }: Pick<ClearRoll, 'x' | 'y' | 'angle' | 'way'>,
  draw: () => void,
): void {
  const degrees = num((angle * 180) / Math.PI)
  art.group(`transform="translate(${num(x)} ${num(y)}) rotate(${degrees}) scale(${way} 1)"`, draw)
}

/** Draws the side of a roll: what was rolled in, row by row, under one wet sheet of rice paper. */
export function clearRoll(art: Canvas, roll: ClearRoll): void {
  alongRoll(art, roll, () => {
    const whole = closed(outline(art, roll))
    art.fill(whole, '#dfe6c6')
    art.clipped(whole, () => {
      lettuce(art, roll)
      noodles(art, roll)
      sticks(art, roll)
      row(art, roll)
      film(art, roll, whole)
      overlaps(art, roll)
      pleats(art, roll, roll.length, 1)
      if (!roll.cut) pleats(art, roll, 0, -1)
      wet(art, roll)
    })
    art.stroke(whole, '#fbfdf2', roll.radius * 0.022, { opacity: 0.5 })
  })
}

/** The shadow of a roll on its board: black where they touch, soft where it ends. */
export function rollShadow(art: Canvas, roll: ClearRoll): void {
  const { radius: r, length } = roll
  alongRoll(art, { ...roll, x: roll.x + r * 0.1, y: roll.y + r * 0.13 }, () => {
    const foot = closed(
      [
        [0.1, 0.3],
        [length * 0.5, -0.1],
        [length - 0.12, 0.3],
        [length - 0.12, 0.6],
        [length - 0.36, 0.98],
        [length * 0.5, 1.06],
        [0.3, 1.03],
        [0.1, 0.7],
      ].map(([u = 0, v = 0]): Point => [u * r, v * r]),
    )
    art.softFill(foot, '#0d0a12', 0.8, r * 0.1)
  })
}

/** Sides that swell over what is inside, and blunt ends where the paper was folded in. */
function outline({ random }: Canvas, { radius: r, length, cut }: ClearRoll): Point[] {
  const sag = (by = 0.03) => random.jitter(by)
  const end = (at: number, out: 1 | -1): Point[] => [
    [at - out * 0.86, -0.96 + sag()],
    [at - out * 0.44, -0.84],
    [at - out * 0.14, -0.54 + sag()],
    [at + sag(0.05), -0.1],
    [at - out * 0.03 + sag(0.05), 0.32],
    [at - out * 0.2, 0.7 + sag()],
    [at - out * 0.56, 0.95],
  ]
  const start: Point[] = cut
    ? [
        [0.02, 1],
        [0.04, 0.5],
        [0.04, -0.5],
        [0.02, -1],
      ]
    : end(0, -1).toReversed()
  const middle = [0.3, 0.5, 0.7, 0.86].map((share) => share * (length - 0.9))
  const points: Point[] = [
    ...start,
    ...middle.map((u): Point => [u, -1.02 + sag(0.035)]),
    ...end(length, 1),
    ...middle.toReversed().map((u): Point => [u, 1.04 + sag()]),
  ]
  return points.map(([u, v]) => [u * r, v * r])
}

/** A line along the roll that strays across it. */
function lengthwise(
  { random }: Canvas,
  { radius: r, length }: ClearRoll,
  [from, to]: readonly [number, number],
  stray: number,
  steps = 7,
): Point[] {
  return Array.from({ length: steps }, (_, index): Point => {
    const share = index / (steps - 1)
    return [
      (share * (length + 0.4) - 0.2) * r,
      (from + (to - from) * share + random.jitter(stray)) * r,
    ]
  })
}

/** Ruffled leaves along the side in the shade, and lobes of one that show above. */
function lettuce(art: Canvas, roll: ClearRoll): void {
  const { radius: r, length } = roll
  const right = (length + 0.3) * r
  for (const [at, tone, rib] of [
    [0.2, '#b9d96c', '#e6f3b6'],
    [0.44, '#82b846', '#b8da78'],
    [0.72, '#4c8a34', '#7eb050'],
  ] as const) {
    const edge = lengthwise(art, roll, [at, at + 0.05], 0.13, Math.round(length * 4.4))
    const leaf = closed([...edge, [right, r * 1.3], [-r * 0.3, r * 1.3]])
    art.fill(leaf, tone)
    art.stroke(open(edge), rib, r * 0.035, { opacity: 0.8 })
  }
  const above = lengthwise(art, roll, [-0.7, -0.62], 0.16, Math.round(length * 3))
  art.fill(closed([...above, [right, -r * 1.3], [-r * 0.3, -r * 1.3]]), '#79b043')
  art.stroke(open(above), '#c5e08a', r * 0.04, { opacity: 0.8 })
}

/** Rice noodles that run along the roll in loose locks. */
function noodles(art: Canvas, roll: ClearRoll): void {
  const { random } = art
  const { radius: r } = roll
  const bed = [
    ...lengthwise(art, roll, [-0.56, -0.5], 0.06),
    ...lengthwise(art, roll, [0.24, 0.2], 0.06).toReversed(),
  ]
  art.fill(closed(bed), '#cbc79e')
  for (let lock = 0; lock < 4; lock += 1) {
    const middle = -0.46 + lock * 0.2
    const bends = lengthwise(art, roll, [middle, middle + random.jitter(0.2)], 0.1)
    const strands = [-0.09, -0.03, 0.03, 0.09]
      .map((off) => open(bends.map(([u, v]): Point => [u, v + (off + random.jitter(0.025)) * r])))
      .join('')
    art.movedBy(r * 0.01, r * 0.035, () =>
      art.stroke(strands, '#8f8a5c', r * 0.085, { opacity: 0.6 }),
    )
    art.stroke(strands, '#efead2', r * 0.07)
    art.movedBy(0, -r * 0.016, () => art.stroke(strands, '#fffef6', r * 0.028))
  }
}

/** Sticks of carrot, one after the other, and one of cucumber in its rind. */
function sticks(art: Canvas, roll: ClearRoll): void {
  const { random } = art
  const { radius: r, length } = roll
  const part = (v: number, from: number, to: number) =>
    open([
      [from * length * r, (v + random.jitter(0.05)) * r],
      [to * length * r, (v + random.jitter(0.06)) * r],
    ])
  const carrots = [part(0.22, 0.1, 0.5), part(0.3, 0.42, 0.86)].join('')
  art.movedBy(0, r * 0.04, () => art.stroke(carrots, '#5a4a14', r * 0.15, { opacity: 0.5 }))
  art.stroke(carrots, '#d9661c', r * 0.15)
  art.movedBy(0, -r * 0.03, () => art.stroke(carrots, '#fa9a3c', r * 0.08))
  const cucumber = part(-0.66, 0.3, 0.9)
  art.stroke(cucumber, '#4d8a3a', r * 0.16)
  art.movedBy(0, r * 0.03, () => art.stroke(cucumber, '#d5e8a2', r * 0.1))
}

/** Shrimp one behind the other and leaves of mint, last under the paper. */
function row(art: Canvas, { radius: r, shrimp, mint }: ClearRoll): void {
  for (const [u, v, size, angle] of mint) {
    mintLeaf(art, { x: u * r, y: v * r, size: size * r, angle, color: '#3c7d34' })
  }
  for (const [u, v, size, angle] of shrimp) {
    splitShrimp(art, { x: u * r, y: v * r, size: size * r, angle, side: 1 })
  }
}

/** The paper: milky where one looks along it, clear in the middle, cool in the shade below. */
function film(art: Canvas, { radius: r }: ClearRoll, whole: Path): void {
  const across = `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${num(-r)}" y2="${num(r)}"`
  const light = art.linearGradient(across, [
    [0, '#ffffff', 0.9],
    [0.09, '#fbfdf2', 0.55],
    [0.26, '#fbfdf2', 0.2],
    [0.55, '#f4f8e6', 0.13],
    [0.76, '#3c5040', 0.26],
    [0.94, '#1a2828', 0.66],
    [1, '#c8d6c4', 0.7],
  ])
  art.fill(whole, light)
}

/** Where the paper lies upon itself as it was rolled: milky bands aslant, each with a wet edge. */
function overlaps(art: Canvas, { radius: r, length }: ClearRoll): void {
  const { random } = art
  for (let at = 1.3; at < length - 0.7; at += random.range(2.4, 3)) {
    const wide = random.range(0.3, 0.6)
    const edge = [-1.1, -0.5, 0.1, 0.6, 1.1].map((v): Point => {
      return [(at + v * 0.6 + random.jitter(0.06)) * r, v * r]
    })
    const back = edge.map(([x, y]): Point => [x + (wide + random.jitter(0.1)) * r, y])
    art.fill(closed([...edge, ...back.toReversed()]), '#fafcf0', 0.2)
    const line = open(edge)
    art.movedBy(r * 0.03, r * 0.01, () => art.stroke(line, '#2f4030', r * 0.03, { opacity: 0.16 }))
    art.stroke(line, '#ffffff', r * 0.02, { opacity: 0.5 })
  }
}

/** The folded end: paper in several layers, milky, its pleats drawn together. */
function pleats(art: Canvas, { radius: r }: ClearRoll, at: number, out: 1 | -1): void {
  const { random } = art
  const place = (u: number, v: number): Point => [(at - out * u) * r, v * r]
  const flap = closed([
    place(0.62, -1.1),
    place(0.84, -0.5),
    place(0.74, 0.1),
    place(0.9, 0.7),
    place(0.7, 1.1),
    place(-0.4, 1.1),
    place(-0.4, -1.1),
  ])
  const [near, far] = [(at + out * 0.05) * r, (at - out * 0.95) * r]
  const along = `gradientUnits="userSpaceOnUse" y1="0" y2="0" x1="${num(near)}" x2="${num(far)}"`
  const milk = art.linearGradient(along, [
    [0, '#fbfdf0', 0.8],
    [0.5, '#f8fbec', 0.52],
    [1, '#f8fbec', 0.3],
  ])
  art.fill(flap, milk)
  const shaded = art.linearGradient(
    `gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2="${num(r)}"`,
    [
      [0, '#2c3c38', 0],
      [1, '#1e2c2c', 0.5],
    ],
  )
  art.fill(flap, shaded)
  for (const v of [-0.66, -0.3, 0.04, 0.4, 0.72]) {
    const line = open([
      place(0.03, v * 0.3 + 0.08),
      place(0.24, v * 0.76 + random.jitter(0.06)),
      place(random.range(0.5, 0.95), v + random.jitter(0.1)),
    ])
    art.movedBy(0, r * 0.035, () => art.stroke(line, '#46583a', r * 0.045, { opacity: 0.2 }))
    art.stroke(line, '#ffffff', r * 0.024, { opacity: 0.55 })
  }
}

/** The window along the wet top, broken, and the seam where the paper ends. */
function wet(art: Canvas, roll: ClearRoll): void {
  const { random } = art
  const { radius: r, length } = roll
  const seam = open(lengthwise(art, roll, [0.52, 0.62], 0.03, 5))
  art.movedBy(0, r * 0.03, () => art.stroke(seam, SHADOW, r * 0.03, { opacity: 0.3 }))
  art.stroke(seam, '#f6faea', r * 0.025, { opacity: 0.65 })
  const shine = (from: number, to: number, v: number, wide: number) => {
    const [a, b] = [from * length * r, to * length * r]
    const blade = closed([
      [a, v * r],
      [(a + b) / 2, (v - wide) * r],
      [b, (v + 0.01) * r],
      [(a + b) / 2, (v + wide * 0.7) * r],
    ])
    art.fill(blade, '#ffffff', 0.92)
  }
  const gap = random.range(0.44, 0.54)
  shine(0.1, gap, -0.66, 0.05)
  shine(gap + 0.05, gap + 0.22, -0.65, 0.04)
  shine(0.16, gap * 0.7, -0.5, 0.018)
  shine(0.3, 0.62, 0.86, 0.018)
}
