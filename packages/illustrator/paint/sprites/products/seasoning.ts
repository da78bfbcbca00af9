import type { Color } from '../../../language/paints.ts'
import type { Canvas } from '../../core/canvas.ts'
import { shade } from '../../core/color.ts'
import { arc, blob, circle, closed, pack } from '../../core/contour.ts'

interface Spot {
  x: number
  y: number
  size: number
  color: Color
}

/** The bottom of a pan that is wiped in circles: a thin film of oil, streaked by the towel, and its gleam. */
export function oiledIron(art: Canvas, { x, y, size, color }: Spot): void {
  const { random } = art
  const satin = art.radialGradient('cx=".34" cy=".3" r=".8"', [
    [0, '#f6dfb4', 0.5],
    [0.26, '#a8865f', 0.3],
    [0.6, color, 0.1],
    [1, '#0b0608', 0.7],
  ])
  art.fill(circle(x, y, size), satin)
  for (let index = 0; index < 16; index += 1) {
    const from = random.range(0.2, 2.8)
    const path = arc(x, y, size * random.range(0.3, 0.95), from, from + random.range(0.3, 0.9))
    art.stroke(path, '#ffe6b4', random.range(2, 5), { opacity: random.range(0.06, 0.16) })
  }
  film(art, { x, y, size, color: '#c07a22' })
  art.stroke(arc(x, y, size * 0.93, 0.25, 1.35), '#e8a04a', 7, { opacity: 0.5 })
}

/** How far the film reaches around the pan, from its dry beginning to the towel, in radians. */
const FILM = [2.5, 5.75] as const

/** What the towel has left behind it: amber where it is thick, streaks along its way, the window on it. */
function film(art: Canvas, { x, y, size, color }: Spot): void {
  const { random } = art
  const [from, to] = FILM
  for (const [start, reach, width, opacity] of [
    [0, 0.56, 0.6, 0.13],
    [0.25, 0.56, 0.5, 0.15],
    [0.6, 0.58, 0.38, 0.17],
    [1, 0.6, 0.26, 0.17],
  ] as const) {
    art.stroke(arc(x, y, size * reach, from + start, to), color, size * width, { opacity })
  }
  for (let index = 0; index < 34; index += 1) {
    const start = random.range(from, to - 0.6)
    const path = arc(x, y, size * random.range(0.3, 0.84), start, start + random.range(0.4, 1.3))
    const light = index % 3 === 0 ? '#6a3c10' : '#ffdf9c'
    art.stroke(path, light, random.range(2, 6), { opacity: random.range(0.14, 0.4) })
  }
  for (let layer = 0; layer < 9; layer += 1) {
    const gleam = arc(x, y, size * 0.67, 3.5 + layer * 0.03, 4.5 - layer * 0.03)
    art.stroke(gleam, '#fff3d4', size * (0.3 - layer * 0.03), { opacity: 0.07 + layer * 0.015 })
  }
  art.stroke(arc(x, y, size * 0.69, 3.72, 4.36), '#fffaf0', size * 0.035, { opacity: 0.85 })
  art.stroke(arc(x, y, size * 0.44, 3.7, 4.2), '#fff3d4', size * 0.035, { opacity: 0.6 })
  for (const [u, v] of pack(random, x - size * 0.4, y - size * 0.1, size * 0.4, 6)) {
    oilDrop(art, { x: u, y: v, size: size * random.range(0.015, 0.04), color: '#b9781c' })
  }
}

/** Oil that stands: dark at its edge, the light gathered at its far side. */
function oilDrop(art: Canvas, { x, y, size, color }: Spot): void {
  const edge = blob(art.random, x, y, size, size * 0.8, { wobble: 0.14 })
  const amber = art.radialGradient('cx=".62" cy=".7" r=".7"', [
    [0, '#f0b848', 0.8],
    [0.6, color, 0.55],
    [1, shade(color, 0.6), 0.7],
  ])
  art.fill(closed(edge), amber)
  const glint = blob(art.random, x - size * 0.36, y - size * 0.34, size * 0.2, size * 0.07, {
    angle: -0.6,
  })
  art.fill(closed(glint), '#fffbe8', 0.9)
}
