import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { closed, open, type Path, type Point, polygon } from '../../core/contour.ts'
import { onSlab, type Slab } from './benchView.ts'

const CLOTH = '#f2e9d6'
/** How thick its folds lie, one upon the other. */
const FOLDS = [0, 9, 18] as const

/** The outline of cloth: its edges not quite straight, its corners soft. */
function edges(art: Canvas, towel: Slab, high: number, grown: number): Path {
  const { random } = art
  const corners: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
  const points = corners.flatMap(([u, v], index): Point[] => {
    const [nu, nv] = corners[(index + 1) % 4] ?? [u, v]
    return [0.05, 0.35, 0.65, 0.95].map((share) => {
      const [du, dv] = [u + (nu - u) * share, v + (nv - v) * share]
      return onSlab(
        towel,
        du * grown + random.jitter(0.008),
        dv * grown + random.jitter(0.014),
        high,
      )
    })
  })
  return closed(points)
}

/** A damp towel folded flat, its stripes across; darker where a stone presses on it and wets it. */
export function dampTowel(art: Canvas, towel: Slab, wet: Path, stripe: Color): void {
  const shadow = edges(art, towel, 0, 1)
  art.movedBy(26, 26, () => art.softFill(shadow, SHADOW, 0.4, 22))
  for (const [index, high] of FOLDS.entries()) {
    const outline = edges(art, towel, high, 1 - index * 0.006)
    art.movedBy(3, 5, () => art.fill(outline, SHADOW, 0.5))
    art.fill(outline, shade(CLOTH, 0.3 - index * 0.06))
    if (index === FOLDS.length - 1) upperSide(art, towel, outline, { wet, stripe, high })
  }
}

function upperSide(
  art: Canvas,
  towel: Slab,
  outline: Path,
  { wet, stripe, high }: { wet: Path; stripe: Color; high: number },
): void {
  const light = art.linearGradient('x1="0" x2="1" y1="0" y2="1"', [
    [0, tint(CLOTH, 0.4)],
    [0.5, CLOTH],
    [1, shade(CLOTH, 0.16)],
  ])
  art.fill(outline, light)
  art.clipped(outline, () => {
    for (const [from, to] of [
      [-0.9, -0.84],
      [-0.81, -0.79],
      [0.84, 0.9],
      [0.79, 0.81],
    ] as const) {
      const band = [
        onSlab(towel, from, -1.1, high),
        onSlab(towel, to, -1.1, high),
        onSlab(towel, to, 1.1, high),
        onSlab(towel, from, 1.1, high),
      ]
      art.fill(polygon(band), stripe, 0.85)
    }
    weave(art, towel, high)
    art.softFill(wet, mix(CLOTH, '#7a6a58', 0.7), 0.5, 34)
    creases(art, towel, high)
  })
}

function weave(art: Canvas, towel: Slab, high: number): void {
  const lines = Array.from({ length: 17 }, (_, index): Path => {
    const v = -0.94 + index * 0.117
    return open([onSlab(towel, -1, v, high), onSlab(towel, 1, v, high)])
  })
  art.stroke(lines.join(''), shade(CLOTH, 0.3), 1.4, { opacity: 0.4 })
}

/** Where the cloth was folded before, and pulled by the stone. */
function creases(art: Canvas, towel: Slab, high: number): void {
  const at = (u: number, v: number) => onSlab(towel, u, v, high)
  const lines = [
    [at(-1, 0.52), at(-0.7, 0.56), at(-0.5, 0.6)],
    [at(1, -0.3), at(0.84, -0.26), at(0.76, -0.3)],
    [at(1, 0.44), at(0.88, 0.4), at(0.7, 0.44)],
  ].map((line) => open(line))
  art.movedBy(2, 4, () => art.stroke(lines.join(''), SHADOW, 7, { opacity: 0.16 }))
  art.stroke(lines.join(''), '#ffffff', 4, { opacity: 0.6 })
}
