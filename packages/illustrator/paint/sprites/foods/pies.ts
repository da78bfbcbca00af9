import type { Canvas } from '../../core/canvas.ts'
import {
  blob,
  circle,
  closed,
  moved,
  open,
  pack,
  type Point,
  roundedRect,
  shrunk,
} from '../../core/contour.ts'
import { shade, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { cutRound } from './cutRound.ts'
import { bow, browning, placed, shape, spots } from './dough.ts'

/** Apple slices, each leaning on the next, in one ring. */
function appleRing(art: Canvas, { x, y, size }: Piece, radius: number, count: number): void {
  const flesh = '#f0cf74'
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2
    const spot = {
      x: x + Math.cos(angle) * radius,
      y: y + Math.sin(angle) * radius,
      size: size * 0.17,
      angle: angle + 0.55 + art.random.jitter(0.08),
      color: flesh,
    }
    const moon = [...bow([0, 0], [1, 0.62], [Math.PI, Math.PI * 2], 6), [0, 0.2] as const]
    const points = placed(moon, spot)
    art.fill(closed(moved(points, 3, 5)), '#8a4a1c', 0.4)
    art.fill(closed(points), '#c2452b')
    art.fill(
      closed(
        placed(
          moon.map(([u, v]): Point => [u * 0.95, v * 0.84 + 0.05]),
          spot,
        ),
      ),
      flesh,
    )
    art.fill(closed(shrunk(points, 0.5, -2, -2)), tint(flesh, 0.5), 0.8)
    const edge = placed(shape('-0.7 -0.3, -0.2 -0.5, 0.5 -0.42'), spot)
    art.stroke(open(edge), '#c98a36', 3, { opacity: 0.6 })
  }
}

/** The border of a galette, folded inwards pleat by pleat. */
function pleatedBorder(art: Canvas, { x, y, size, color }: Piece): void {
  const pleats = 13
  const at = (angle: number, far: number): Point => [
    x + Math.cos(angle) * size * far,
    y + Math.sin(angle) * size * far,
  ]
  for (let index = 0; index < pleats; index += 1) {
    const a = (index / pleats) * Math.PI * 2 + art.random.jitter(0.04)
    const b = a + 0.58
    const inner = 0.66 + art.random.jitter(0.035)
    const flap = [
      at(a, 1),
      at((a + b) / 2, 1.015),
      at(b, 1),
      at(b + 0.03, inner + 0.05),
      at((a + b) / 2, inner),
      at(a - 0.03, inner + 0.04),
    ]
    art.fill(closed(moved(flap, 3, 6)), shade(color, 0.55), 0.5)
    art.fill(closed(flap), shade(color, 0.2))
    art.fill(closed(shrunk(flap, 0.88, -3, -4)), index % 2 ? color : tint(color, 0.1))
    art.stroke(open([at(a + 0.06, 0.96), at(a + 0.02, inner + 0.1)]), tint(color, 0.5), 4, {
      opacity: 0.7,
    })
  }
  const toasted = Array.from({ length: 34 }, () =>
    at(art.random.angle(), art.random.range(0.9, 0.99)),
  )
  art.fill(spots(art.random, toasted, [size * 0.012, size * 0.04]), '#8a4517', 0.45)
  const sugar = Array.from({ length: 130 }, () =>
    at(art.random.angle(), art.random.range(0.7, 0.98)),
  )
  art.specks(sugar, '#fff6e2', size * 0.016, { opacity: 0.85 })
}

/** An apple galette with one wedge cut; `size` is its radius. */
export function galette(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const body = { ...piece, x: x - size * 0.05, y: y - size * 0.04 }
  const cut = {
    piece: body,
    depth: size * 0.07,
    crust: shade(color, 0.2),
    layers: [
      [size * 0.03, '#e9b95a'],
      [size * 0.07, shade(color, 0.22)],
    ] as const,
    gap: [0.1, 0.94] as const,
    pull: 0.26,
  }
  cutRound(art, cut, () => {
    art.fill(circle(body.x, body.y, size * 1.03), shade(color, 0.3))
    art.fill(circle(body.x, body.y, size * 0.74), '#c07a2a')
    appleRing(art, body, size * 0.56, 19)
    appleRing(art, body, size * 0.33, 12)
    appleRing(art, body, size * 0.12, 6)
    pleatedBorder(art, body)
  })
}

/** The woven lid of a pie, clipped to its round. */
function lattice(art: Canvas, { x, y, size, color }: Piece): void {
  const reach = size * 0.82
  const steps = [-0.66, -0.33, 0, 0.33, 0.66]
  const strip = (offset: number, upright: boolean) => {
    const width = size * 0.15
    const [left, top] = upright
      ? [x + offset * size - width / 2, y - reach]
      : [x - reach, y + offset * size - width / 2]
    const path = upright
      ? roundedRect(left, top, width, reach * 2, 6)
      : roundedRect(left, top, reach * 2, width, 6)
    art.shadow(path, 8, 0.4)
    art.fill(path, shade(color, 0.14))
    const lit = upright
      ? roundedRect(left + 2, top, width * 0.72, reach * 2, 6)
      : roundedRect(left, top + 2, reach * 2, width * 0.72, 6)
    art.fill(lit, tint(color, 0.16))
  }
  art.rotated(0.6, x, y, () => {
    for (const offset of steps) strip(offset, true)
    for (const offset of steps) strip(offset, false)
  })
}

/** A fruit pie with a lattice and a crimped edge; `size` is its radius. */
export function pie(art: Canvas, piece: Piece): void {
  const { x, y, size, color } = piece
  const { random } = art
  const crimps = Array.from({ length: 56 }, (_, index): Point => {
    const angle = (index / 56) * Math.PI * 2
    const far = size * (index % 2 ? 0.955 : 1.01)
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  })
  art.body(crimps, color, { height: 18, lit: 0.97, shaded: 0.4, offset: 0.015 })
  art.fill(circle(x, y, size * 0.83), shade('#8c2138', 0.35))
  art.fill(circle(x + 2, y + 3, size * 0.8), '#a3283f')
  art.clipped(circle(x, y, size * 0.82), () => {
    for (const [u, v] of pack(random, x, y, size * 0.74, 44, { tries: 8 })) {
      const cherry = blob(random, u, v, size * 0.085, size * 0.08, { points: 8 })
      art.body(cherry, '#b42c42', { height: 3, lit: 0.84, shaded: 0.4, highlight: 0.35 })
    }
    lattice(art, piece)
    browning(art, { x, y, rx: size * 0.8, count: 40, color, contrast: 0.3, grain: [0.01, 0.03] })
  })
  const marks = crimps
    .filter((_, index) => index % 2)
    .map(([u, v]) =>
      open([
        [u, v],
        [x + (u - x) * 0.9, y + (v - y) * 0.9],
      ]),
    )
  art.stroke(marks.join(''), shade(color, 0.4), size * 0.016, { opacity: 0.6 })
  art.stroke(closed(bow([x, y], [size * 0.84, size * 0.84], [0, 6.1], 30)), tint(color, 0.4), 6, {
    opacity: 0.7,
  })
}
