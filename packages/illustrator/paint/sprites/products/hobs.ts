import type { Canvas } from '../../core/canvas.ts'
import { circle, closed, num, type Point, roundedRect, turned } from '../../core/contour.ts'

/** The iron grate and flames of a gas burner. */
export function burner(art: Canvas, x: number, y: number): void {
  const bars = [0, 0.785, 1.57, 2.356].map((angle) => {
    const [a, b] = turned(
      [
        [-430, 0],
        [430, 0],
      ],
      angle + 0.2,
      x,
      y,
    )
    return a && b ? `M${a.map(num).join(' ')}L${b.map(num).join(' ')}` : ''
  })
  art.fill(circle(x, y, 372), '#2f2829', 0.25)
  art.movedBy(10, 16, () => art.stroke(bars.join(''), '#1a1213', 24, { opacity: 0.3 }))
  art.stroke(bars.join('') + circle(x, y, 386), '#2b2526', 24)
  art.movedBy(-3, -4, () =>
    art.stroke(bars.join('') + circle(x, y, 386), '#6a605e', 5, { opacity: 0.7 }),
  )
  for (let index = 0; index < 30; index += 1) {
    const angle = (index / 30) * Math.PI * 2
    const flame: Point[] = [
      [318, -9],
      [360, 0],
      [318, 9],
    ]
    art.fill(closed(turned(flame, angle, x, y)), '#7fb2d9', 0.85)
  }
}

/** The wires of an oven rack over a sheet lined with foil. */
export function rack(art: Canvas): void {
  art.fill(roundedRect(150, 250, 900, 600, 30), '#8f8a86')
  art.fill(roundedRect(166, 262, 868, 572, 24), '#d3cec6')
  const creases = Array.from({ length: 46 }, () => {
    const x = 180 + art.random.next() * 840
    const y = 276 + art.random.next() * 540
    return `M${num(x)} ${num(y)}l${num(art.random.jitter(60))} ${num(art.random.jitter(46))}`
  })
  art.stroke(creases.join(''), '#f8f4ec', 4, { opacity: 0.7 })
  const wires = Array.from({ length: 18 }, (_, index) => `M${40 + index * 66}-20V920`)
  art.movedBy(9, 14, () => art.stroke(wires.join(''), '#3a160c', 9, { opacity: 0.25 }))
  art.stroke(wires.join('') + 'M-20 130H1220M-20 780H1220', '#8a837c', 10)
  art.movedBy(-2, -2, () => art.stroke(wires.join(''), '#e9e3d9', 3.5, { opacity: 0.8 }))
}
