import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { mix, shade, SHADOW, tint } from '../../core/color.ts'
import { circle, ellipse, num, type Path } from '../../core/contour.ts'
import { glow } from '../foods/glow.ts'
import { overRim } from '../foods/wideBowl.ts'
import { across } from '../materials.ts'

interface Wok {
  /** Half the width of its mouth. */
  size: number
  color: Color
  /** The wood of its handle. */
  handle: Color
}

/** How flat its mouth looks from the stove, and how deep it is, as shares of its size. */
const FLAT = 0.28
const DEEP = 0.76

/** From the left end of the mouth down around the wok's bottom to the right one. */
function wallOf(size: number): Path {
  const [x, deep] = [num(size), size * DEEP]
  const foot = size * 0.34
  return [
    `M-${x} 0`,
    `C${num(-size * 0.96)} ${num(deep * 0.5)} ${num(-size * 0.66)} ${num(deep * 0.92)} ${num(-foot)} ${num(deep)}`,
    `Q0 ${num(deep * 1.07)} ${num(foot)} ${num(deep)}`,
    `C${num(size * 0.66)} ${num(deep * 0.92)} ${num(size * 0.96)} ${num(deep * 0.5)} ${x} 0Z`,
  ].join('')
}

/** The near half of an ellipse around the mouth, so far below the rim. */
function nearRim(size: number, share: number, down = 0): Path {
  const [rx, ry] = [num(size * share), num(size * FLAT * share)]
  return `M-${rx} ${num(down)}A${rx} ${ry} 0 0 0 ${rx} ${num(down)}`
}

/** A wok of carbon steel that many flames have browned; `fill` draws what is in it. The middle of its mouth is the origin. */
export function filledWok(art: Canvas, wok: Wok, fill: () => void): void {
  const { size, color } = wok
  handle(art, wok)
  art.fill(wallOf(size), steelOf(art, color))
  const [rx, ry] = [size, size * FLAT]
  art.fill(ellipse(0, 0, rx, ry), tint(color, 0.42))
  hollow(art, size, color)
  art.clipped(overRim({ rx, ry, depth: size * DEEP }), fill)
  outside(art, size, color)
  rim(art, size, color)
}

/** The hollow: dark where the wall turns from the window, with its light on the right. */
function hollow(art: Canvas, size: number, color: Color): void {
  const inside = art.linearGradient('x1="0" x2="1" y1="0" y2=".4"', [
    [0, shade(color, 0.7)],
    [0.5, shade(color, 0.45)],
    [0.82, tint(color, 0.3)],
    [1, color],
  ])
  art.fill(ellipse(0, size * 0.012, size * 0.965, size * FLAT * 0.93), inside)
}

function steelOf(art: Canvas, color: Color): Color {
  return across(art, [
    [0, shade(color, 0.3)],
    [0.08, tint(color, 0.2)],
    [0.2, tint(color, 0.46)],
    [0.3, tint(color, 0.12)],
    [0.55, color],
    [0.86, mix(color, '#120a12', 0.6)],
    [1, mix(color, '#120a12', 0.3)],
  ])
}

/** Its near wall, over what is in it: the bottom that the flames browned, and their light. */
function outside(art: Canvas, size: number, color: Color): void {
  const near = `${wallOf(size).slice(0, -1)}A${num(size)} ${num(size * FLAT)} 0 0 1 -${num(size)} 0Z`
  art.fill(near, steelOf(art, color))
  art.clipped(near, () => {
    const deep = size * DEEP
    const burned = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
      [0.3, '#5b3a52', 0],
      [0.58, '#7a3f34', 0.5],
      [0.74, '#2b2a4a', 0.6],
      [1, '#0f0a12', 0.8],
    ])
    art.fill(near, burned)
    glow(art, '#5aa2f0', 0.75, [{ x: 0, y: deep * 1.06, rx: size * 0.6, ry: size * 0.16 }])
    glow(art, '#fff1dc', 0.42, [
      { x: -size * 0.3, y: deep * 0.58, rx: size * 0.07, ry: size * 0.24, angle: -0.3 },
    ])
    art.stroke(wallOf(size), '#ff9a4a', size * 0.05, { opacity: 0.28 })
    art.stroke(nearRim(size, 0.995, size * 0.05), SHADOW, size * 0.06, { opacity: 0.4 })
  })
}

/** The thin near edge in the light. */
function rim(art: Canvas, size: number, color: Color): void {
  art.stroke(nearRim(size, 0.985), shade(color, 0.5), size * 0.045)
  const lit = across(art, [
    [0, tint(color, 0.5)],
    [0.25, '#fff6e6'],
    [0.5, tint(color, 0.5)],
    [1, tint(color, 0.2)],
  ])
  art.stroke(nearRim(size, 0.985, -size * 0.008), lit, size * 0.022)
}

/** A long handle of turned wood in its steel socket, up to the right. */
function handle(art: Canvas, { size, color, handle: wood }: Wok): void {
  art.group(
    `transform="translate(${num(size * 0.93)} 0) rotate(-13) scale(${(size / 350).toFixed(3)})"`,
    () => {
      art.fill('M0-22L120-19V19L0 30Z', shade(color, 0.5))
      art.fill('M0-20L120-17V-4L0 2Z', tint(color, 0.4))
      const turned = art.linearGradient('x1="0" x2="0" y1="0" y2="1"', [
        [0, shade(wood, 0.1)],
        [0.22, tint(wood, 0.5)],
        [0.5, wood],
        [1, shade(wood, 0.62)],
      ])
      art.fill('M112-24C180-30 300-34 372-30C400-28 400 28 372 31C300 36 180 29 112 24Z', turned)
      art.stroke('M150-14C220-18 300-20 360-17', tint(wood, 0.75), 5, { opacity: 0.7 })
      art.fill(circle(54, 0, 7), tint(color, 0.6))
    },
  )
}
