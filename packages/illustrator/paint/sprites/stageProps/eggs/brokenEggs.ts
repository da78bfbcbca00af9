import type { Canvas } from '../../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../../core/color.ts'
import { closed, ellipse, num, type Path } from '../../../core/contour.ts'
import { shape } from '../../foods/dough.ts'
import { across, enamel } from '../../materials.ts'
import { footShadow, gleam } from '../../products/parts.ts'
import { eggshell } from '../../props/eggs/egg.ts'
import { type EggSpot, heapOfEggs } from './egg.ts'

const GLAZE = '#6f9488'
const SLIP = '#f1e6cf'
const BODY: Path =
  'M-90-66A90 27 0 0 0 90-66C87-34 66-14 44-9L41 2Q0 10-41 2L-44-9C-66-14-87-34-90-66Z'
const LIP: Path = 'M-90-66A90 27 0 0 0 90-66'
const WHITE = closed(shape('-70 -58, -46 -70, -4 -74, 44 -71, 70 -60, 54 -48, 4 -42, -50 -47'))

/** Two eggs broken into a dish, a whole one behind it, the halves of a shell before it. */
export function brokenEggs(art: Canvas, { x, y, color, accent }: EggSpot): void {
  const { random } = art
  footShadow(art, x, 62, y)
  art.group(`transform="translate(${num(x)} ${num(y)})"`, () => {
    footShadow(art, -54, 36, -24)
    heapOfEggs(art, [{ x: -54, y: -84, size: 58, angle: -1.25 + random.jitter(0.16), color }])
    dish(art)
    footShadow(art, 60, 32, 18)
    const right = { x: 55, y: -8, size: 46, angle: -0.8 + random.jitter(0.14), color: accent }
    eggshell(art, right)
    footShadow(art, -42, 31, 25)
    eggshell(art, { x: -44, y: 0, size: 44, angle: -1.95 + random.jitter(0.14), color })
  })
}

/** A dish glazed green outside and pale inside. */
function dish(art: Canvas): void {
  art.fill(ellipse(0, -66, 90, 27), tint(GLAZE, 0.3))
  contents(art)
  art.fill(BODY, enamel(art, GLAZE))
  art.clipped(BODY, () => {
    art.softFill('M-70-5H70V12H-70Z', SHADOW, 0.4, 10)
    art.stroke('M-48-10Q0 2 48-10', shade(GLAZE, 0.5), 4, { opacity: 0.7 })
  })
  art.stroke(LIP, SLIP, 7)
  art.movedBy(-1, -2, () => art.stroke(LIP, '#fffdf5', 3))
  gleam(art, 'M-78-40C-72-26-60-16-48-13C-56-22-61-30-62-38Z', 0.5)
}

/** The white, clear at its edge and thicker in the middle, and two yolks. */
function contents(art: Canvas): void {
  const inside = ellipse(0, -65, 84, 23.5)
  const wall = across(art, [
    [0, mix(shade(SLIP, 0.36), SHADOW, 0.14)],
    [0.5, shade(SLIP, 0.2)],
    [1, tint(SLIP, 0.5)],
  ])
  art.fill(inside, wall)
  art.clipped(inside, () => {
    art.fill(ellipse(2, -54, 80, 22), mix(SLIP, '#dcc182', 0.5))
    art.fill(WHITE, '#fbf3da', 0.8)
    art.stroke('M-62-52Q-40-43-8-41', '#ffffff', 3, { opacity: 0.8 })
  })
  yolk(art, 27, -62)
  yolk(art, -22, -55)
}

/** A raw yolk seen from the front, its dome in the light. */
function yolk(art: Canvas, x: number, y: number): void {
  art.softFill(ellipse(x + 4, y + 5, 28, 10), '#8a5a14', 0.36, 5)
  const dome: Path = `M${x - 29} ${y + 1}C${x - 28} ${y - 12} ${x - 13} ${y - 17} ${x} ${y - 17}C${x + 15} ${y - 17} ${x + 28} ${y - 11} ${x + 29} ${y + 1}C${x + 27} ${y + 13} ${x - 27} ${y + 13} ${x - 29} ${y + 1}Z`
  const gold = art.radialGradient('cx=".36" cy=".26" r=".8"', [
    [0, '#ffdf73'],
    [0.35, '#f9b52f'],
    [0.75, '#ea9012'],
    [1, '#c9690c'],
  ])
  art.fill(dome, gold)
  art.fill(ellipse(x - 11, y - 9, 7, 3.2), '#fffdf4', 0.95)
  art.fill(ellipse(x + 1, y - 12, 2.6, 1.6), '#fffdf4', 0.85)
}
