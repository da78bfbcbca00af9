import type { cloths as words } from '../../../language/words/grounds/cloths.ts'
import type { Canvas } from '../../core/canvas.ts'
import { closed, num, open, type Point, polygon } from '../../core/contour.ts'
import type { Color } from '../../../language/paints.ts'
import { mix, SHADOW, shade, tint } from '../../core/color.ts'
import type { Colors } from '../../../language/words/types.ts'
import type { DrawGround } from '../types.ts'
import { lit, steps } from './sheet.ts'

/** Threads across and along, with a thicker one here and there. */
function weave(art: Canvas, light: Color, dark: Color, gap = 9): void {
  const { random } = art
  const along = steps(-14, 1220, gap).map((x) => `M${num(x + random.jitter(1.6))}-20V920`)
  const across = steps(-14, 920, gap).map((y) => `M-20 ${num(y + random.jitter(1.2))}H1220`)
  art.stroke(along.join(''), light, 2, { opacity: 0.3 })
  art.stroke(across.join(''), dark, 1.8, { opacity: 0.26 })
  const slubs = Array.from({ length: 70 }, (): Point => [
    random.range(0, 1200),
    random.range(0, 900),
  ])
  art.specks(slubs.slice(0, 40), light, 3, { length: 34, opacity: 0.4, angle: 0 })
  art.specks(slubs.slice(40), dark, 3, { length: 28, opacity: 0.3, angle: Math.PI / 2 })
}

/** Soft creases where a cloth was folded. */
function creases(art: Canvas, color: Color, count: number): void {
  const { random } = art
  for (let index = 0; index < count; index += 1) {
    const x = random.range(60, 1140)
    const lean = random.range(-220, 220)
    const line: Point[] = [
      [x, -30],
      [x + lean * 0.3 + random.jitter(24), 280],
      [x + lean * 0.7 + random.jitter(24), 600],
      [x + lean, 930],
    ]
    const valley = line.map(([u, v], step): Point => [u + 20 + (step % 2) * 16, v])
    art.fill(closed([...line, ...valley.toReversed()]), shade(color, 0.3), 0.13)
    art.stroke(open(line), tint(color, 0.75), 7, { opacity: 0.32 })
  }
}

/** Painted board: long, faint brush strokes. */
function plain(art: Canvas, { color, accent }: Colors): void {
  const { random } = art
  for (const [paint, count] of [
    [accent, 46],
    [tint(color, 0.4), 34],
  ] as const) {
    const strokes = Array.from({ length: count }, () => {
      const y = random.range(-10, 910)
      const x = random.range(-200, 900)
      const length = random.range(220, 620)
      return open([
        [x, y],
        [x + length / 2, y + random.jitter(8)],
        [x + length, y + random.jitter(12)],
      ])
    })
    art.stroke(strokes.join(''), paint, 9, { opacity: 0.16 })
  }
}

function linen(art: Canvas, { color, accent }: Colors): void {
  weave(art, tint(color, 0.4), accent)
  creases(art, color, 2)
}

/** Two bands of colour that cross, darker where they meet. */
function gingham(art: Canvas, { color, accent }: Colors): void {
  const wide = 92
  const along = steps(-40, 1220, wide * 2).map((x) => `M${x}-20h${wide}V920h-${wide}Z`)
  const across = steps(-66, 920, wide * 2).map((y) => `M-20 ${y}V${y + wide}H1220V${y}Z`)
  art.fill(along.join(''), accent, 0.55)
  art.fill(across.join(''), accent, 0.55)
  const twill = steps(-900, 1220, 11).map((x) => `M${x}-20l940 940`)
  art.stroke(twill.join(''), tint(color, 0.5), 2, { opacity: 0.2 })
  weave(art, tint(color, 0.3), shade(accent, 0.2), 12)
  creases(art, mix(color, accent, 0.4), 2)
}

function stripe(art: Canvas, { color, accent }: Colors): void {
  const angle = art.random.pick([-24, 18, 90])
  const repeat = 132
  art.group(`transform="rotate(${angle} 600 450)"`, () => {
    const bands = steps(-420, 1620, repeat)
    art.fill(bands.map((x) => `M${x}-500h50V1400h-50Z`).join(''), accent)
    art.stroke(bands.map((x) => `M${x + 64}-500V1400M${x + 118}-500V1400`).join(''), accent, 4)
  })
  weave(art, tint(color, 0.4), shade(accent, 0.18), 11)
  creases(art, color, 1)
}

/** A cloth or oilcloth of two colours, laid like a chessboard. */
function check(art: Canvas, { color, accent }: Colors): void {
  const side = 100
  const squares = steps(-1, 10, 1).flatMap((row) =>
    steps(-1, 13, 1)
      .filter((column) => (row + column) % 2 !== 0)
      .map((column) => `M${column * side + 30} ${row * side + 20}h${side}v${side}h-${side}Z`),
  )
  art.fill(squares.join(''), accent)
  weave(art, tint(color, 0.4), shade(accent, 0.16), 12)
  creases(art, color, 1)
}

/** Brown kraft paper: fibres, two folds, the facets of a crumple. */
function paper(art: Canvas, { color, accent }: Colors): void {
  const { random } = art
  for (let index = 0; index < 16; index += 1) {
    const x = random.range(-40, 1240)
    const y = random.range(-40, 940)
    const corner = (): Point => [x + random.jitter(190), y + random.jitter(170)]
    const facet = index % 2 === 0 ? tint(color, 0.5) : accent
    art.fill(polygon([corner(), corner(), corner(), corner()]), facet, 0.13)
  }
  const fibres = Array.from({ length: 520 }, (): Point => [
    random.range(0, 1200),
    random.range(0, 900),
  ])
  art.specks(fibres.slice(0, 280), accent, 2, { length: 15, opacity: 0.5 })
  art.specks(fibres.slice(280), tint(color, 0.6), 2, { length: 12, opacity: 0.5 })
  for (const x of [random.range(300, 420), random.range(790, 900)]) {
    const fold = `M${num(x)}-20L${num(x + random.jitter(16))} 920`
    art.group('transform="translate(5 2)"', () => art.stroke(fold, SHADOW, 5, { opacity: 0.13 }))
    art.stroke(fold, tint(color, 0.7), 4, { opacity: 0.6 })
  }
}

export const cloths = {
  plain: lit(plain),
  linen: lit(linen),
  gingham: lit(gingham),
  stripe: lit(stripe),
  check: lit(check),
  paper: lit(paper),
} satisfies Record<keyof typeof words, DrawGround>
