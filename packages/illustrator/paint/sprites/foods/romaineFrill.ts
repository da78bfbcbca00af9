import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, tint } from '../../core/color.ts'
import { closed, num, open, type Point } from '../../core/contour.ts'
import type { Piece } from '../types.ts'
import { placed } from './dough.ts'

/** Points along each rim of a leaf. */
const STEPS = 10

/** Half a leaf's breadth along it: narrow at the rib's foot, broadest before the tip. */
const halfAt = (t: number) => 0.1 + 0.36 * Math.sin(Math.PI * Math.min(1, t ** 1.25 * 0.94)) ** 0.8

/** The rim of a leaf on one side, ruffled more towards the tip; 0 is its foot, 1 its tip. */
function ruffled({ random }: Canvas, side: 1 | -1, bend: number): Point[] {
  return Array.from({ length: STEPS }, (_, index): Point => {
    const t = index / STEPS
    const wave = Math.sin(index * 2.1 + side) * 0.05 * (0.3 + t) + random.jitter(0.022)
    return [t + random.jitter(0.02), side * (halfAt(t) + wave) + bend * t * t]
  })
}

/** The pale rib and the veins that leave it. */
function ribs(art: Canvas, piece: Piece, bend: number): void {
  const { size, color } = piece
  const on = (t: number, v: number): Point => [t, v + bend * t * t]
  const pale = mix(tint(color, 0.5), '#f6f6cf', 0.7)
  const rib = [on(0, -0.07), on(0.4, -0.028), on(0.8, 0), on(0.4, 0.028), on(0, 0.07)]
  const veins = [0.3, 0.46, 0.6].flatMap((t) =>
    [-1, 1].map((side) =>
      open(placed([on(t, 0), on(t + 0.14, side * 0.09), on(t + 0.24, side * 0.26)], piece)),
    ),
  )
  art.stroke(veins.join(''), pale, size * 0.013, { opacity: 0.42 })
  art.fill(closed(placed(rib, piece)), pale, 0.8)
}

/** The hollows between its ruffles, from the rim inwards. */
function valleys(piece: Piece, bend: number): string {
  const hollows = [0.42, 0.66, 0.86].flatMap((t, index) =>
    [-1, 1].map((side) => {
      const at = t + side * 0.05 * (index - 1)
      const rim = side * halfAt(at)
      const out = bend * at * at
      return closed(
        placed(
          [
            [at - 0.05, rim * 1.1 + out],
            [at - 0.12, rim * 0.35 + out],
            [at + 0.02, rim * 1.1 + out],
          ],
          piece,
        ),
      )
    }),
  )
  return hollows.join('')
}

/** A leaf of romaine that stands out of something, its foot hidden; `size` is its length, `angle` where it points. */
export function romaineFrill(art: Canvas, piece: Piece): void {
  const { x, y, size, angle, color } = piece
  const bend = art.random.jitter(0.14)
  const [left, right] = [ruffled(art, -1, bend), ruffled(art, 1, bend)]
  const tip: Point = [1, bend]
  const path = closed(placed([...left, tip, ...right.toReversed()], piece))
  const [[tx, ty] = [0, 0]] = placed([tip], piece)
  const along = `gradientUnits="userSpaceOnUse" x1="${num(x)}" y1="${num(y)}" x2="${num(tx)}" y2="${num(ty)}"`
  art.movedBy(size * 0.04, size * 0.09, () => art.softFill(path, '#13240a', 0.6, size * 0.05))
  art.fill(path, mix(shade(color, 0.5), '#123a16', 0.5))
  const body = art.linearGradient(along, [
    [0, mix(color, '#edf2bc', 0.75)],
    [0.45, mix(color, '#b6d870', 0.25)],
    [0.8, color],
    [1, mix(color, '#24601c', 0.3)],
  ])
  art.clipped(path, () => {
    art.movedBy(-size * 0.014, -size * 0.022, () => art.fill(path, body))
    const spine = [0.9, 0.6, 0.3, 0].map((t): Point => [t, bend * t * t])
    // The half that is turned from the light.
    const dark = Math.cos(angle) > -0.2 ? right : left
    art.fill(closed(placed([...dark, tip, ...spine], piece)), mix(color, '#174a1c', 0.7), 0.34)
    art.softFill(valleys(piece, bend), mix(shade(color, 0.45), '#123a16', 0.5), 0.4, size * 0.02)
    ribs(art, piece, bend)
  })
  const lit = Math.cos(angle) > -0.2 ? left : right
  const rim = open(placed(lit.slice(4), piece))
  art.stroke(rim, mix(tint(color, 0.5), '#f2f8b8', 0.5), size * 0.022, { opacity: 0.75 })
}
