import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { arc, closed, open, type Point, shrunk } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { oneOf } from '../variants.ts'
import { bow } from './dough.ts'
import { laid } from './touches.ts'

const FLESH = '#f7e3b6'

/** A round nut with a slight point at its right. */
function round({ random }: Canvas, high = 0.94): Point[] {
  return bow([0, 0], [1, high], [0.18, Math.PI * 2 - 0.18], 11).map(([u, v]): Point => {
    const stray = 1 + random.jitter(0.035)
    return [u > 0.9 ? u * 1.1 : u * stray, v * stray]
  })
}

/** Where a nut meets what it lies on, and the shadow behind it. */
function footing(art: Canvas, outline: readonly Point[], size: number): void {
  const path = closed(outline)
  art.movedBy(size * 0.34, size * 0.5, () => art.fill(path, SHADOW, 0.26))
  art.movedBy(size * 0.12, size * 0.22, () => art.fill(path, '#1c0a08', 0.55))
}

/** Half a nut that shows its cut: cream, toasted towards its thin brown rim, with the hollow of the germ. */
function halved(art: Canvas, piece: Piece): void {
  const { size } = piece
  const outline = laid(round(art), piece)
  footing(art, outline, size)
  art.fill(closed(outline), shade(piece.color, 0.5))
  art.fill(closed(shrunk(outline, 0.96, -size * 0.03, -size * 0.03)), piece.color)
  const face = shrunk(outline, 0.84, -size * 0.03, -size * 0.08, 0.8)
  const toasted = art.radialGradient('cx=".46" cy=".42" r=".6"', [
    [0, '#fff1cf'],
    [0.55, FLESH],
    [0.85, mix(FLESH, '#d99a4c', 0.6)],
    [1, '#b97a34'],
  ])
  art.fill(closed(face), toasted)
  const middle = { ...piece, x: piece.x - size * 0.03, y: piece.y - size * 0.08 }
  hollow(art, middle)
  const glow = arc(middle.x, middle.y, size * 0.62, -2.8, -2)
  art.stroke(glow, '#fffdf0', size * 0.1, { opacity: 0.85 })
}

/** Where the germ lay: a shallow hollow off the middle, or only a seam. */
function hollow(art: Canvas, middle: Piece): void {
  const { random } = art
  const { size } = middle
  if (random.next() < 0.45) {
    const seam: Point[] = [
      [-0.5, 0.06],
      [-0.05, random.jitter(0.1)],
      [0.46, -0.02],
    ]
    art.stroke(open(laid(seam, middle)), '#cfa465', size * 0.06, { opacity: 0.8 })
    return
  }
  const spot = { ...middle, x: middle.x + size * random.jitter(0.14), size: size * 0.42 }
  const dip = laid(bow([0, 0], [1, random.range(0.5, 0.8)], [0, 5.5], 8), spot)
  art.fill(closed(dip), '#c8985a', 0.9)
  art.fill(closed(shrunk(dip, 0.82, size * 0.045, size * 0.06)), '#e9c98e')
}

/** A nut from its back: brown skin in fine streaks, rubbed off in the towel where it is pale. */
function backed(art: Canvas, piece: Piece): void {
  const { random } = art
  const { size, color } = piece
  const outline = laid(round(art, 0.9), piece)
  footing(art, outline, size)
  const light = art.radialGradient('cx=".36" cy=".28" r=".78"', [
    [0, tint(color, 0.4)],
    [0.36, tint(color, 0.08)],
    [0.7, shade(color, 0.26)],
    [1, shade(color, 0.62)],
  ])
  art.fill(closed(outline), light)
  const streaks = [-0.6, -0.3, 0.02, 0.34, 0.64].map((v) => {
    const from = random.range(-0.7, -0.4)
    const line: Point[] = [
      [from, v * 0.8],
      [0, v + random.jitter(0.06)],
      [random.range(0.4, 0.7), v * 0.6],
    ]
    return open(laid(line, piece))
  })
  art.stroke(streaks.join(''), shade(color, 0.62), size * 0.05, { opacity: 0.5 })
  const scar = laid(bow([-0.78, 0.02], [0.2, 0.44], [0, 5.8], 8), piece)
  art.fill(closed(scar), mix(FLESH, color, 0.5), 0.8)
  if (random.next() < 0.6) {
    const bare = bow([random.range(-0.1, 0.3), random.jitter(0.3)], [0.34, 0.24], [0, 5.6], 6)
    art.fill(closed(laid(bare, piece)), mix(FLESH, color, 0.22), 0.9)
  }
  const gleam = arc(piece.x, piece.y, size * 0.64, -2.5, -2)
  art.stroke(gleam, '#fff6de', size * 0.1, { opacity: 0.7 })
}

/** A toasted hazelnut, cut in two or whole in its skin; `size` is its radius. */
export const toastedNut = oneOf<Piece>(halved, backed)
