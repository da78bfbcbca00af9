import type { Canvas, Stop } from '../core/canvas.ts'
import type { Color } from '../../language/paints.ts'
import { shade, tint } from '../core/color.ts'

/** A gradient from left to right, as round things take the light. */
export function across(art: Canvas, stops: readonly Stop[]): Color {
  return art.linearGradient('x1="0" x2="1" y1="0" y2="0"', stops)
}

/** A gradient from top to bottom. */
export function down(art: Canvas, stops: readonly Stop[]): Color {
  return art.linearGradient('x1="0" x2="0" y1="0" y2="1"', stops)
}

/** Glazed and glossy: pots, cups, tins. */
export function enamel(art: Canvas, color: Color): Color {
  return across(art, [
    [0, shade(color, 0.3)],
    [0.07, shade(color, 0.06)],
    [0.2, tint(color, 0.3)],
    [0.33, tint(color, 0.05)],
    [0.62, shade(color, 0.08)],
    [0.88, shade(color, 0.34)],
    [1, shade(color, 0.5)],
  ])
}

/** Powder coat, plastic, paper: soft light without a mirror. */
export function matte(art: Canvas, color: Color): Color {
  return across(art, [
    [0, shade(color, 0.16)],
    [0.14, tint(color, 0.14)],
    [0.45, color],
    [0.82, shade(color, 0.22)],
    [1, shade(color, 0.42)],
  ])
}

/** Brushed metal with the window in it. */
export function steel(art: Canvas, color: Color = '#cfc8be'): Color {
  return across(art, [
    [0, shade(color, 0.42)],
    [0.06, tint(color, 0.05)],
    [0.17, '#fffaf0'],
    [0.25, tint(color, 0.4)],
    [0.36, shade(color, 0.22)],
    [0.5, tint(color, 0.15)],
    [0.66, tint(color, 0.55)],
    [0.8, shade(color, 0.12)],
    [0.94, shade(color, 0.46)],
    [1, shade(color, 0.3)],
  ])
}

/** Coloured glass with what it holds: bottles, drinks. */
export function glass(art: Canvas, color: Color): Color {
  return across(art, [
    [0, shade(color, 0.55)],
    [0.1, shade(color, 0.1)],
    [0.2, tint(color, 0.5)],
    [0.3, tint(color, 0.12)],
    [0.6, color],
    [0.86, shade(color, 0.4)],
    [0.94, tint(color, 0.2)],
    [1, shade(color, 0.5)],
  ])
}

/** Turned wood, cork, brass: warm, with one broad light. */
export function wood(art: Canvas, color: Color): Color {
  return across(art, [
    [0, shade(color, 0.35)],
    [0.2, tint(color, 0.35)],
    [0.6, color],
    [1, shade(color, 0.4)],
  ])
}

/** Boards and metal lit from above. */
export function litFromAbove(art: Canvas, color: Color): Color {
  return down(art, [
    [0, tint(color, 0.42)],
    [0.25, tint(color, 0.12)],
    [0.6, color],
    [1, shade(color, 0.32)],
  ])
}
