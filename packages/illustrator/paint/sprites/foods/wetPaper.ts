import type { Canvas } from '../../core/canvas.ts'
import { SHADOW } from '../../core/color.ts'
import { closed, num, open, type Path, type Point } from '../../core/contour.ts'
import { type ClearRoll, lengthwise } from './rollForm.ts'

/** Draws the wet rice paper around a roll, in the roll's own measure; `whole` is its outline. */
export function wetPaper(art: Canvas, roll: ClearRoll, whole: Path): void {
  film(art, roll, whole)
  overlaps(art, roll)
  pleats(art, roll, roll.length, 1)
  if (!roll.cut) pleats(art, roll, 0, -1)
  wet(art, roll)
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
