import type { Canvas } from '../../core/canvas.ts'
import { mix, SHADOW } from '../../core/color.ts'
import { closed } from '../../core/contour.ts'
import { shape } from './dough.ts'
import { glow } from './glow.ts'
import { curveOn, laid, layered } from './touches.ts'

/** Fine slivers dropped from the fingers: how each lies, its turn, its bend and its length. */
const SLIVERS = [
  [-0.5, 0.2, 0.3, 0.1, 0.8],
  [0.44, 0.16, -0.5, -0.12, 0.7],
  [-0.2, 0.3, -0.1, 0.14, 0.9],
  [0.3, 0.34, 0.2, 0.1, 0.6],
  [-0.46, -0.1, -0.7, 0.16, 0.7],
  [0.5, -0.1, 0.5, -0.1, 0.8],
  [0.1, 0.12, -0.35, 0.1, 1],
  [-0.24, 0, 0.62, -0.16, 0.9],
  [0.2, -0.2, 0.1, 0.18, 0.9],
  [-0.1, -0.24, -0.4, -0.12, 0.8],
  [0.3, 0.02, -0.9, 0.14, 0.7],
  [-0.06, 0.04, 0.24, -0.2, 1],
  [-0.3, 0.12, -0.28, 0.12, 0.9],
  [0.14, -0.08, -0.14, -0.14, 0.8],
] as const

/** A loose tangle of ginger with its shadow; `size` is half its width. */
export function gingerHeap(art: Canvas, { x, y }: { x: number; y: number }, size: number): void {
  const { random } = art
  glow(art, SHADOW, 0.7, [
    { x: x + size * 0.06, y: y + size * 0.16, rx: size * 0.95, ry: size * 0.56 },
  ])
  const wide = size * 0.062
  for (const [u, v, turn, bend, long] of SLIVERS) {
    const spot = { x: x + u * size * 0.8, y: y + v * size, size: size * long, angle: turn }
    const path = curveOn(spot, [-0.5, 0, 0, bend * 0.36, 0.5, random.jitter(0.03)])
    const color = random.pick(['#f0d07c', '#f5dd98', '#e6c068', '#f8e8b4'])
    layered(art, path, [
      { color: '#3a0f06', width: wide, dx: wide * 0.3, dy: wide * 0.75, opacity: 0.5 },
      { color: mix(color, '#b07c2c', 0.55), width: wide, dy: wide * 0.22 },
      { color, width: wide * 0.8, dy: -wide * 0.08 },
      { color: '#fffbe8', width: wide * 0.22, dy: -wide * 0.26, opacity: 0.85 },
    ])
  }
}

/** A serrano, slit lengthwise and wilted in the sauce; `size` is half its length. */
export function slitChile(
  art: Canvas,
  spot: { x: number; y: number; size: number; angle: number },
): void {
  const { size } = spot
  const body = closed(
    laid(
      shape('-1 .04, -.9 -.12, -.5 -.19, 0 -.16, .5 -.12, .98 .08, .5 .1, 0 .12, -.5 .14, -.9 .14'),
      spot,
    ),
  )
  const slit = closed(laid(shape('-.7 .02, -.2 -.03, .3 -.01, .6 .04, .2 .05, -.3 .06'), spot))
  const stalk = closed(laid(shape('-.96 -.05, -1.2 -.14, -1.26 -.06, -.98 .08'), spot))
  const light = art.linearGradient('x1=".2" y1="0" x2=".6" y2="1"', [
    [0, '#a8cf5a'],
    [0.5, '#5f9a34'],
    [1, '#2f5f22'],
  ])
  layered(art, stalk, [{ color: '#7a8a3a' }])
  layered(art, body, [
    { color: '#2c0805', dx: size * 0.04, dy: size * 0.1, opacity: 0.5 },
    { color: light },
  ])
  layered(art, slit, [{ color: '#254d1c' }, { color: '#e9dfa0', dy: size * 0.02, opacity: 0.6 }])
  const shine = closed(laid(shape('-.76 -.08, -.4 -.13, -.1 -.11, -.4 -.09'), spot))
  art.fill(shine, '#fbffe6', 0.85)
}
