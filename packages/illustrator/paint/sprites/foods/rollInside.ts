import type { Canvas } from '../../core/canvas.ts'
import { closed, open } from '../../core/contour.ts'
import { mintLeaf } from './creams.ts'
import { type ClearRoll, lengthwise } from './rollForm.ts'
import { splitShrimp } from './splitShrimp.ts'

/** Draws what was rolled in, row by row from below, in the roll's own measure. */
export function rollInside(art: Canvas, roll: ClearRoll): void {
  lettuce(art, roll)
  noodles(art, roll)
  sticks(art, roll)
  row(art, roll)
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
      .map((off) => open(bends.map(([u, v]) => [u, v + (off + random.jitter(0.025)) * r])))
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
