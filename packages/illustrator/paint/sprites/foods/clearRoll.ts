import type { Canvas } from '../../core/canvas.ts'
import { closed, type Point } from '../../core/contour.ts'
import { alongRoll, type ClearRoll } from './rollForm.ts'
import { rollInside } from './rollInside.ts'
import { wetPaper } from './wetPaper.ts'

/** Draws the side of a roll: what was rolled in, row by row, under one wet sheet of rice paper. */
export function clearRoll(art: Canvas, roll: ClearRoll): void {
  alongRoll(art, roll, () => {
    const whole = closed(outline(art, roll))
    art.fill(whole, roll.paper)
    art.clipped(whole, () => {
      rollInside(art, roll)
      wetPaper(art, roll, whole)
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
