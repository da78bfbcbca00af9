import type { Canvas } from '../../core/canvas.ts'
import type { Color } from '../../../language/paints.ts'
import { shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, num, open, type Path, roundedRect } from '../../core/contour.ts'
import { across, matte } from '../materials.ts'

/** Where front products touch the table. */
export const FOOT = 775
/** Handles, bases, lids of black plastic. */
export const BLACK = '#322a2c'
export const PAPER = '#fbf2df'
export const CREAM = '#fffaf0'

/** The dark line under a thing that stands. */
export function footShadow(art: Canvas, x: number, halfWidth: number, y = FOOT): void {
  art.softFill(ellipse(x, y, halfWidth, 9), SHADOW, 0.5, 8)
}

/** A vessel's outline: wider or narrower below, with round corners at its foot. */
export function taper(
  x: number,
  top: number,
  bottom: number,
  [halfTop, halfBottom]: readonly [number, number],
  radius = 14,
): Path {
  const share = radius / (bottom - top)
  const wall = halfBottom + (halfTop - halfBottom) * share
  const y = num(bottom)
  return [
    `M${num(x - halfTop)} ${num(top)}H${num(x + halfTop)}L${num(x + wall)} ${num(bottom - radius)}`,
    `Q${num(x + halfBottom)} ${y} ${num(x + halfBottom - radius)} ${y}`,
    `H${num(x - halfBottom + radius)}Q${num(x - halfBottom)} ${y} ${num(x - wall)} ${num(bottom - radius)}Z`,
  ].join('')
}

/** Clear glass and, within it, what `contents` draws. */
export function clearGlass(art: Canvas, outline: Path, contents: () => void): void {
  art.fill(outline, '#f5f4ea', 0.5)
  art.clipped(outline, contents)
  art.stroke(outline, '#fffdf5', 5, { opacity: 0.8 })
}

interface Liquid {
  x: number
  top: number
  bottom: number
  half: number
  color: Color
}

/** A drink seen through glass, with its surface; draw it clipped. */
export function liquid(art: Canvas, { x, top, bottom, half, color }: Liquid): void {
  const body = across(art, [
    [0, shade(color, 0.34)],
    [0.2, tint(color, 0.3)],
    [0.5, color],
    [1, shade(color, 0.34)],
  ])
  art.fill(roundedRect(x - half, top, half * 2, bottom - top, 0), body)
  art.fill(ellipse(x, top, half, half * 0.09), tint(color, 0.35))
}

/** A long light on glass or enamel. */
export function gleam(art: Canvas, path: Path, opacity = 0.45): void {
  art.fill(path, CREAM, opacity)
}

const SEGMENTS: Record<string, string> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abfgcd',
}

/** The seven strokes of a digit that is `w` wide and `h` high. */
function segment(name: string, w: number, h: number): readonly [number, number, number, number] {
  if (name === 'a') return [0, 0, w, 0]
  if (name === 'b') return [w, 0, w, h / 2]
  if (name === 'c') return [w, h / 2, w, h]
  if (name === 'd') return [0, h, w, h]
  if (name === 'e') return [0, h / 2, 0, h]
  if (name === 'f') return [0, 0, 0, h / 2]
  return [0, h / 2, w, h / 2]
}

interface Display {
  x: number
  y: number
  height: number
  color?: Color
}

/** Lit digits, with `:` and `°`. */
export function digits(art: Canvas, text: string, display: Display): void {
  const { y, height, color = '#f6c86a' } = display
  const width = height * 0.52
  let x = display.x
  for (const sign of text) {
    if (sign === ':') {
      art.fill(circle(x, y + height * 0.3, height * 0.07), color)
      art.fill(circle(x, y + height * 0.7, height * 0.07), color)
      x += height * 0.26
    } else if (sign === '°') {
      art.stroke(circle(x + height * 0.05, y + height * 0.1, height * 0.1), color, height * 0.07)
      x += height * 0.3
    } else {
      const strokes = [...(SEGMENTS[sign] ?? '')].map((name) => {
        const [fromX, fromY, toX, toY] = segment(name, width, height)
        return `M${num(x + fromX)} ${num(y + fromY)}L${num(x + toX)} ${num(y + toY)}`
      })
      art.stroke(strokes.join(''), color, height * 0.1)
      x += width + height * 0.26
    }
  }
}

/** A dark pane with lit digits in its middle. */
export function screen(
  art: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  text: string,
  color?: Color,
): void {
  art.fill(roundedRect(x - 4, y - 4, width + 8, height + 8, 14), shade(BLACK, 0.3))
  art.fill(roundedRect(x, y, width, height, 11), '#1d2426')
  const size = height * 0.5
  const length = [...text].reduce((sum, sign) => sum + (/\d/.test(sign) ? 0.78 : 0.28), -0.26)
  digits(art, text, {
    x: x + (width - length * size) / 2,
    y: y + height * 0.25,
    height: size,
    color,
  })
  gleam(
    art,
    `M${x + 8} ${y + 4}H${num(x + width * 0.5)}L${num(x + width * 0.36)} ${y + height - 4}H${x + 8}Z`,
    0.1,
  )
}

/** Whether red, green and blue are each more than two thirds. */
function isPale(color: Color): boolean {
  return [1, 3, 5].every((start) => Number.parseInt(color.slice(start, start + 2), 16) > 170)
}

/** A round knob with a mark; `turn` in radians from straight up. */
export function knob(
  art: Canvas,
  [x, y, radius]: readonly [number, number, number],
  color: Color,
  turn = 0.8,
): void {
  art.fill(circle(x + 4, y + 7, radius), SHADOW, 0.35)
  art.fill(circle(x, y, radius), shade(color, 0.34))
  art.fill(circle(x - 1.5, y - 2.5, radius * 0.93), matte(art, color))
  art.fill(circle(x - 1, y - 2, radius * 0.66), tint(color, 0.14))
  const mark = `M${num(x)} ${num(y)}L${num(x + Math.sin(turn) * radius * 0.6)} ${num(y - Math.cos(turn) * radius * 0.6)}`
  art.stroke(mark, isPale(color) ? shade(color, 0.7) : tint(color, 0.85), radius * 0.13)
}

/** The marks around a knob. */
export function ticks(art: Canvas, x: number, y: number, radius: number, color: Color): void {
  for (const turn of [-2, -1.3, -0.65, 0, 0.65, 1.3, 2]) {
    art.fill(
      circle(x + Math.sin(turn) * radius, y - Math.cos(turn) * radius, radius * 0.065),
      color,
    )
  }
}

/** Three wisps that rise. */
export function steam(art: Canvas, x: number, y: number, scale = 1): void {
  art.group('filter="url(#soft5)"', () => {
    for (const side of [-1, 0, 1]) {
      const start = x + side * 30 * scale
      const wisp = open([
        [start, y],
        [start + 16 * scale, y - 45 * scale],
        [start - 14 * scale, y - 95 * scale],
        [start + 12 * scale, y - (140 + (side ? 0 : 30)) * scale],
      ])
      art.stroke(wisp, '#fff8e8', 11 * scale, { opacity: 0.5 })
    }
  })
}

/** Lines of small print, each given by its middle, its height and its length. */
export function print(
  art: Canvas,
  lines: readonly (readonly [x: number, y: number, length: number])[],
  color: Color = '#4a3a2a',
  width = 5,
): void {
  const path = lines.map(([x, y, length]) => `M${num(x - length / 2)} ${num(y)}h${num(length)}`)
  art.stroke(path.join(''), color, width, { opacity: 0.7 })
}

/** A paper label that goes round a jar or a bottle. */
export function roundLabel(
  art: Canvas,
  [x, y, width, height]: readonly [number, number, number, number],
  color: Color = PAPER,
): void {
  const paper = across(art, [
    [0, shade(color, 0.34)],
    [0.15, tint(color, 0.4)],
    [0.6, color],
    [1, shade(color, 0.36)],
  ])
  art.fill(roundedRect(x, y, width, height, 4), paper)
}
