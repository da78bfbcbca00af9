import type { Canvas } from '../../core/canvas.ts'
import { blob, closed, moved, open, pack, type Point, shrunk } from '../../core/contour.ts'
import { mix, SHADOW, tint } from '../../core/color.ts'
import type { Piece } from '../types.ts'
import { bow, facing, placed, shape, spots, within } from './dough.ts'
import { fishTacoFilling } from './tacoFilling.ts'
import { patches } from './touches.ts'

/** Browned spots of a griddled tortilla, only inside its contour. */
export function griddled(
  art: Canvas,
  outline: readonly Point[],
  { x, y, size, color }: Piece,
  count = 18,
): void {
  art.clipped(closed(outline), () => {
    const places = pack(art.random, x, y, size, count, { ry: size * 0.7, tries: 4 })
    const brown = mix(color, '#8a4416', 0.55)
    art.fill(spots(art.random, places, [size * 0.05, size * 0.1]), mix(color, brown, 0.35), 0.6)
    art.fill(spots(art.random, places, [size * 0.02, size * 0.055]), brown, 0.65)
  })
}

const SHELL = '#edc06a'

/** The far side of the folded tortilla: it stands up behind the filling. */
const FAR: readonly Point[] = [
  ...bow([0, 0.36], [1, 1.06], [Math.PI, Math.PI * 2], 18),
  [0.8, 0.46],
  [0, 0.5],
  [-0.8, 0.46],
]

/** The edge of the near side, from left to right: it waves, and lies lower than the far one. */
const LIP = shape(
  '-1 0.37, -0.92 0.25, -0.76 0.15, -0.55 0.12, -0.34 0.05, -0.1 0.06, 0.1 0.02, 0.34 0.07, 0.56 0.09, 0.76 0.19, 0.92 0.27, 1 0.38',
)
/** The fold below, from right to left. */
const FOLD = shape(
  '0.98 0.47, 0.86 0.52, 0.5 0.54, 0.1 0.56, -0.3 0.55, -0.62 0.54, -0.87 0.51, -0.98 0.46',
)

/** A soft taco, open towards us and full; the colour is its fish's, `size` half its width. */
export function taco(art: Canvas, given: Piece): void {
  const side = given.y < art.camera.y ? 1 : -1
  const piece = facing(art, given, -0.14, 0.05)
  farSide(art, piece)
  fishTacoFilling(art, piece, side)
  nearSide(art, piece)
}

/** The inside of the tortilla: in the shade of the filling, and its thin edge in the light. */
function farSide(art: Canvas, piece: Piece): void {
  const { size } = piece
  const { random } = art
  const far = placed(
    FAR.map(([u, v], index): Point => [u, v + (index < 19 ? random.jitter(0.014) : 0)]),
    piece,
  )
  const whole = closed(placed([...FAR.slice(0, 19), ...FOLD], piece))
  art.movedBy(size * 0.07, size * 0.11, () => art.softFill(whole, SHADOW, 0.5, size * 0.08))
  art.movedBy(size * 0.02, size * 0.04, () => art.softFill(whole, SHADOW, 0.5, size * 0.025))
  art.fill(closed(far), mix(SHELL, '#9a5a1e', 0.7))
  const light = art.linearGradient('x1=".2" y1="0" x2=".7" y2="1"', [
    [0, tint(SHELL, 0.5)],
    [0.4, mix(SHELL, '#d09040', 0.4)],
    [1, mix(SHELL, '#8a4a18', 0.8)],
  ])
  art.fill(closed(moved(shrunk(far, 0.975), 0, size * 0.01)), light)
  art.clipped(closed(far), () => {
    art.softFill(closed(moved(shrunk(far, 0.78), 0, size * 0.1)), '#3a1a08', 0.75, size * 0.08)
    blisters(art, within(piece, [0, -0.5], 0.9), 5)
  })
}

/** The near side of the tortilla: thin, a little curved over its fold, toasted. */
function nearSide(art: Canvas, piece: Piece): void {
  const { size } = piece
  const front = placed([...LIP, ...FOLD], piece)
  const outline = closed(front)
  const above = closed(placed(bow([0, 0.3], [0.92, 0.8], [0, Math.PI * 2], 16), piece))
  art.clipped(above, () =>
    art.movedBy(0, -size * 0.04, () => art.softFill(outline, '#3a160c', 0.5, size * 0.035)),
  )
  const round = art.linearGradient('x1=".4" y1="0" x2=".52" y2="1"', [
    [0, tint(SHELL, 0.3)],
    [0.3, tint(SHELL, 0.12)],
    [0.58, mix(SHELL, '#d9963a', 0.4)],
    [0.84, mix(SHELL, '#a8621f', 0.7)],
    [1, mix(SHELL, '#6f3a14', 0.8)],
  ])
  art.fill(outline, round)
  art.clipped(outline, () => {
    const ends = art.linearGradient('x1="0" x2="1" y1="0" y2=".1"', [
      [0, '#7a3f14', 0.3],
      [0.16, '#fff0c4', 0.14],
      [0.4, '#fff0c4', 0.1],
      [0.72, '#7a3f14', 0],
      [1, '#6a3010', 0.6],
    ])
    art.fill(outline, ends)
    blisters(art, within(piece, [0, 0.34], 0.9), 8)
  })
  const lip = placed(LIP, piece)
  art.stroke(open(moved(lip, size * 0.004, size * 0.014)), '#9a5a1e', size * 0.03, { opacity: 0.6 })
  art.stroke(open(lip), tint(SHELL, 0.62), size * 0.026)
}

/** Where the tortilla lay on the griddle: soft brown fields, scorched at some hearts. */
function blisters(art: Canvas, { x, y, size, angle }: Piece, count: number): void {
  const { random } = art
  const places = pack(random, x, y, size * 0.86, count, { ry: size * 0.17, tries: 1 })
  const fields = places.map(([u, v]) => {
    const wide = size * random.range(0.05, 0.14)
    return blob(random, u, v, wide, wide * 0.55, { wobble: 0.2, angle })
  })
  art.softFill(fields.map(closed).join(''), '#b4641c', 0.5, size * 0.035)
  const hearts = fields
    .filter((_, index) => index % 2 === 0)
    .map((field) => closed(shrunk(field, 0.5, size * 0.01, size * 0.006)))
  art.softFill(hearts.join(''), '#6e300d', 0.65, size * 0.014)
  const field = { x, y, angle, rx: size * 0.94, ry: size * 0.2 }
  art.fill(patches(art, { ...field, count: 18, grain: size * 0.018 }), '#8a4a18', 0.5)
}
